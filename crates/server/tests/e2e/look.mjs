// Every page at two widths, light and dark: no fault that axe-core calls serious, nothing wider than the window.
// With a third argument the pictures are kept there.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { logIn, withBrowser } from './browser.mjs';

const [base, pictures] = process.argv.slice(2);
const open = [
  '/', '/games', '/games?player=anna&state=running', '/games/1', '/games/5?ply=7&side=black', '/games/10', '/matches/M0001',
  '/matches/M0005', '/positions', '/positions/451', '/positions?h=transposition', '/players', '/players/anna',
  '/tournaments', '/tournaments/T0001', '/tournaments/T0002', '/rules/castling', '/glossary', '/links', '/login',
  '/login/0000', '/mailroom', '/mailroom/mei', '/nowhere', '/positions/960',
];
const own = ['/account', '/games/5', '/games/3', '/director', '/director/members', '/director/matches/new',
  '/director/tournaments/new', '/director/tournaments/T0001', '/director/tournaments/T0002'];

async function look(page, path, name, faults, judge) {
  await page.goto(base + path);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (wider > 0) faults.push(`${name} ${path}: ${wider} px wider than the window`);
  if (judge) await examine(page, `${name} ${path}`, faults);
  if (pictures) {
    const file = `${path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'}-${name}.png`;
    await page.screenshot({ path: join(pictures, file), fullPage: true });
  }
}

/** What axe-core calls serious. It cannot enter the mailroom's frame, which runs no scripts: letters are examined alone. */
async function examine(page, name, faults) {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ iframes: false });
  const { violations } = await axe.analyze();
  for (const fault of violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')) {
    const where = fault.nodes.map(({ html }) => html).slice(0, 3).join(' | ');
    faults.push(`${name}: ${fault.id} (${fault.impact}): ${where}`);
  }
}

/** The newest letter of a member, on a page of its own, as a mail program shows it. */
async function letter(browser, member, options, name, faults) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(`${base}/mailroom/${member}`);
  const source = await page.locator('iframe.letter').getAttribute('src');
  const html = await (await context.request.get(base + source)).text();
  const picture = await (await context.request.get(base + source.replace(/html$/, 'board.png'))).body();
  await page.goto('about:blank');
  await page.setContent(html.replace(/src="[^"]*board\.png"/, `src="data:image/png;base64,${picture.toString('base64')}"`));
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (wider > 0) faults.push(`${name}: ${wider} px wider than the window`);
  await examine(page, name, faults);
  if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
  await context.close();
}

async function session(browser, member) {
  const page = await browser.newPage();
  await logIn(page, base, member);
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

await withBrowser(async (browser) => {
  const faults = [];
  const sessions = [[undefined, open], [await session(browser, 'ines'), own], [await session(browser, 'mei'), ['/', '/games/3', '/games/10']]];
  for (const [width, colorScheme] of [[1280, 'light'], [360, 'light'], [1280, 'dark']]) {
    for (const [storageState, paths] of sessions) {
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, storageState });
      const page = await context.newPage();
      const who = storageState ? (paths === own ? '-director' : '-player') : '';
      for (const [index, path] of paths.entries()) {
        // All pages are judged once; narrow and dark, one in four: their parts are the same.
        const judge = (width === 1280 && colorScheme === 'light') || index % 4 === 0;
        await look(page, path, `${width}-${colorScheme}${who}`, faults, judge);
      }
      await context.close();
    }
  }
  for (const member of ['mei', 'ines']) {
    for (const [width, colorScheme] of [[320, 'light'], [700, 'light'], [700, 'dark']]) {
      const name = `letter-${member}-${width}-${colorScheme}`;
      await letter(browser, member, { viewport: { width, height: 700 }, colorScheme }, name, faults);
    }
  }
  // By keyboard: the first stop leads past the navigation.
  const page = await browser.newPage();
  await page.goto(base);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => location.hash), '#content');
  assert.deepEqual(faults, []);
  console.log('every page was looked at');
});
