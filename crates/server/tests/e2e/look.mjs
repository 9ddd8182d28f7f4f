// Every page and every kind of letter at two widths, light and dark: no fault that axe-core calls serious, nothing wider than the
// window; and the ways of the keyboard. With a third argument the pictures are kept there.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { logIn, withBrowser } from './browser.mjs';

const [base, pictures] = process.argv.slice(2);
const open = [
  '/', '/games', '/games?player=anna&state=running', '/games?before=12', '/games?position=960', '/games/1', '/games/5?ply=7&side=black',
  '/games/10', '/matches/M0001', '/matches/M0005', '/positions', '/positions/451', '/positions?h=transposition', '/players',
  '/news', '/news/1', '/newsletter', '/newsletter/1', '/game-of-the-month', '/months', '/months/2004-04', '/champions', '/calendar', '/positions?played=never',
  '/players/anna', '/tournaments', '/tournaments/T0001', '/tournaments/T0002', '/tournaments/T0003', '/tournaments/T0004', '/tournaments/T0005', '/tournaments/DP0001',
  '/tournaments/T0004/draw', '/tournaments/T0005/draw', '/rules/castling', '/glossary', '/links', '/login',
  '/login/0000', '/join', '/join/0000', '/challenges', '/unsubscribe/0000', '/addresses/0000', '/mailroom', '/mailroom/mei', '/mailroom/diego', '/nowhere', '/positions/960',
];
const directors = ['/account', '/director', '/director/members', '/director/matches/new', '/director/tournaments/new',
  '/director/tournaments/T0001', '/director/tournaments/T0002', '/director/tournaments/T0003', '/director/tournaments/T0004', '/director/tournaments/T0005',
  '/director/tournaments/T0004/edit', '/director/tournaments/T0005/edit', '/director/reports', '/director/offsite', '/director/news', '/director/news/new', '/director/news/1', '/director/champions', '/director/log', '/director/games/1', '/director/games/4', '/director/games/5',
  '/director/members/pavel', '/director/adjudications/1', '/director/adjudications/2', '/games/8'];
const admins = ['/director/newsletter', '/director/newsletter/1'];
const players = ['/game-of-the-month', '/newsletter', '/', '/tournaments/T0002', '/tournaments/T0004', '/tournaments/T0005', '/games/3', '/games/5', '/games/5/lines', '/games/5/adjudication', '/games/10', '/challenges', '/offsite', '/account/farewell', '/players/anna', '/director',
  '/account'];
/** Widths, and the colours that each is seen in. The document is the same in the dark: only its contrasts are judged again. */
const widths = [1280, 360];
const schemes = ['light', 'dark'];

const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What axe-core calls serious. It cannot enter the mailroom's frame, which runs no scripts: letters are examined alone. */
async function examine(page, name, scheme, faults) {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ iframes: false });
  if (scheme === 'dark') axe.withRules(['color-contrast']);
  const { violations } = await axe.analyze();
  for (const fault of violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')) {
    const where = fault.nodes.map(({ html }) => html).slice(0, 3).join(' | ');
    faults.push(`${name}: ${fault.id} (${fault.impact}): ${where}`);
  }
}

/** One document in all its looks. */
async function look(page, title, faults) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of schemes) {
      const name = `${title}-${width}-${colorScheme}`;
      await page.emulateMedia({ colorScheme });
      const wider = await overflow(page);
      if (wider > 0) faults.push(`${name}: ${wider} px wider than the window`);
      await examine(page, name, colorScheme, faults);
      if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
    }
  }
}

/** Works on all of `tasks`, three at a time. */
async function each(context, tasks, work) {
  const left = [...tasks];
  const worker = async () => {
    const page = await context.newPage();
    for (let task = left.shift(); task !== undefined; task = left.shift()) await work(page, task);
    await page.close();
  };
  await Promise.all([worker(), worker(), worker()]);
}

async function session(browser, member) {
  const page = await browser.newPage();
  await logIn(page, base, member);
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

/** Answers the newest letter of a member about a game by mail, so that there is a letter about that answer as well. */
async function answer(page, member, game, words) {
  await page.goto(`${base}/mailroom/${member}`);
  await page.goto(base + await page.locator('.inbox a', { hasText: game }).first().getAttribute('href'));
  await page.getByLabel('Your reply').fill(words);
  await page.getByRole('button', { name: 'Send the reply' }).click();
  await page.getByText('taken by the club’s mail door').waitFor();
}

/** One letter of every kind there is: where its HTML part is, by what its first line calls it. */
async function letters(context) {
  const kinds = new Map();
  const page = await context.newPage();
  // A refusal, a receipt, a list, and a sentence that is no command.
  await answer(page, 'kofi', 'M0003-1', 'O-O');
  await answer(page, 'mei', 'M0002-1', 'O-O');
  await answer(page, 'anna', 'M0005-1', 'games');
  await answer(page, 'fatima', 'M0003-2', 'I am thinking of a knight move.');
  await page.goto(`${base}/mailroom`);
  const boxes = await page.locator('.boxes a').evaluateAll((links) => links.map((link) => link.href));
  for (const box of boxes) {
    await page.goto(box);
    const lines = await page.locator('.inbox a').evaluateAll((links) => links.map((link) => link.href));
    for (const line of lines.slice(0, 25)) {
      const answer = await context.request.get(`${line}/html`);
      if (!answer.ok()) continue;
      const html = await answer.text();
      const kind = html.match(/=== (.*?) ===/)?.[1].split('·').at(-1).trim().replace(/[^a-z]+/gi, '-') ?? 'other';
      if (!kinds.has(kind)) kinds.set(kind, { line, html });
    }
  }
  await page.close();
  return kinds;
}

/** A letter as a mail program shows it: its picture inside, at a phone's and a window's width. */
async function lookAtLetter(page, context, [kind, { line, html }], faults) {
  const picture = await context.request.get(`${line}/pictures/board`);
  const board = picture.ok() ? `data:image/png;base64,${(await picture.body()).toString('base64')}` : '';
  await page.goto('about:blank');
  await page.setContent(html.replace(/src="[^"]*pictures\/board"/, `src="${board}"`));
  for (const width of [320, 700]) {
    await page.setViewportSize({ width, height: 700 });
    for (const colorScheme of schemes) {
      const name = `letter-${kind}-${width}-${colorScheme}`;
      await page.emulateMedia({ colorScheme });
      const wider = await overflow(page);
      if (wider > 0) faults.push(`${name}: ${wider} px wider than the window`);
      await examine(page, name, colorScheme, faults);
      if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
    }
  }
}

/** From the first stop to the last by Tab: each in the order of the page, each seen to have the focus. */
async function tabThrough(page, path, faults) {
  await page.goto(base + path);
  await page.keyboard.press('Tab');
  const first = await page.evaluate(() => [document.activeElement.className, document.activeElement.getBoundingClientRect().top >= 0]);
  if (first[0] !== 'skip' || !first[1]) faults.push(`${path}: the first stop is no visible way past the navigation`);
  let stops = 0;
  for (; stops < 400; stops += 1) {
    const fault = await page.evaluate(() => {
      const here = document.activeElement;
      if (here === document.body || !here) return 'end';
      const before = globalThis.lastStop;
      globalThis.lastStop = here;
      const style = getComputedStyle(here);
      if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2) return `no focus to be seen: ${here.outerHTML.slice(0, 90)}`;
      // A field for a date has several stops of its own.
      if (before && before !== here && !(before.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING)) return `out of order: ${here.outerHTML.slice(0, 90)}`;
      return '';
    });
    if (fault === 'end') break;
    if (fault) faults.push(`${path}: ${fault}`);
    await page.keyboard.press('Tab');
  }
  if (stops < 10) faults.push(`${path}: only ${stops} stops`);
}

await withBrowser(async (browser) => {
  const faults = [];
  const title = (path, who) => `${path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'}${who}`;
  const george = await session(browser, 'george');
  const mei = await session(browser, 'mei');
  const ines = await session(browser, 'ines');
  for (const [storageState, paths, who] of [[undefined, open, ''], [george, directors, '-director'], [ines, admins, '-admin'], [mei, players, '-player']]) {
    const context = await browser.newContext({ storageState });
    await each(context, paths, async (page, path) => {
      await page.goto(base + path);
      await look(page, title(path, who), faults);
    });
    await context.close();
  }

  const context = await browser.newContext();
  const kinds = await letters(context);
  assert.ok(kinds.size >= 6, `kinds of letters: ${[...kinds.keys()]}`);
  await each(context, kinds, (page, letter) => lookAtLetter(page, context, letter, faults));
  await context.close();

  for (const [storageState, paths] of [[undefined, ['/', '/games', '/login']], [mei, ['/games/3']], [george, ['/director/tournaments/T0002', '/director/tournaments/new', '/tournaments/T0004']]]) {
    const context = await browser.newContext({ storageState });
    const page = await context.newPage();
    for (const path of paths) await tabThrough(page, path, faults);
    await context.close();
  }
  const page = await browser.newPage();
  await page.goto(base);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => location.hash), '#content');
  assert.deepEqual(faults, []);
  console.log('every page was looked at');
});
