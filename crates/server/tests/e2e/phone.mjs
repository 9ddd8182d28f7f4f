// What a phone shows first after a move was looked at or refused; where one is in a long game; names as long as names may be.
import assert from 'node:assert/strict';
import { logIn, withBrowser } from './browser.mjs';

const base = process.argv[2];
const wide = (page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
/** Whether all of an element is on the screen, without scrolling. */
const seen = (locator) => locator.evaluate((element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
});

await withBrowser(async (browser) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled: true });
  const page = await context.newPage();
  await logIn(page, base, 'kofi');

  // The first thing on the first page is the game that is most urgent.
  await page.goto(base);
  assert.ok(await seen(page.locator('#mine tbody tr').first()), 'the own games are on the first screen');
  await page.getByRole('link', { name: 'My games' }).click();

  await page.goto(`${base}/games/5`);
  const title = await page.title();
  await page.getByLabel('Move', { exact: true }).fill('Qd6');
  await page.getByRole('button', { name: 'Look first' }).click();
  await page.getByText('Nothing is played yet').waitFor();
  assert.ok(await seen(page.locator('#answer')), 'what was looked at says on the first screen that it is not played');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'answer');
  assert.match(await page.title(), /^Preview: .*not played/);
  await page.goto(`${base}/games/5`);
  await page.getByLabel('Move', { exact: true }).fill('O-O');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('#answer').waitFor();
  assert.ok(await seen(page.locator('#answer')), 'a refusal is on the first screen');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'answer');
  assert.equal(await page.title(), `Refused: ${title}`);
  // The address that stays leads back to the game.
  await page.goto(page.url().split('#')[0]);
  assert.equal(new URL(page.url()).pathname, '/games/5');

  // The move that is shown is seen in the list of moves.
  for (const ply of ['', '?ply=0', '?ply=20', '?ply=57']) {
    await page.goto(`${base}/games/1${ply}`);
    const box = page.locator('ol.moves').first();
    const current = box.locator('[aria-current]');
    if (ply === '?ply=0') assert.equal(await current.count(), 0);
    else assert.ok(await current.evaluate((here) => {
      const [mine, list] = [here.getBoundingClientRect(), here.closest('ol').getBoundingClientRect()];
      return mine.top >= list.top && mine.bottom <= list.bottom;
    }), `${ply}: the current move`);
  }
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('ol.moves:not(.near) a[aria-current]').first().evaluate((here) => getComputedStyle(here).color);
  assert.equal(printed, 'rgb(0, 0, 0)', 'the last move is black on paper');
  await page.emulateMedia({ media: 'screen' });

  // Names as long as they may be.
  for (const name of ['W'.repeat(80), 'Maximiliane Donaudampfschifffahrtsgesellschaftskapitänswitwe-Oberhub', 'Александра Константинопольская-Преображенская']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${base}/account`);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    for (const width of [360, 700, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/account', '/games/5', '/players', '/players/kofi', '/tournaments/T0001', '/matches/M0003', '/games?player=kofi']) {
        await page.goto(base + path);
        assert.ok(await wide(page) <= 0, `${path} at ${width} with ${name}: ${await wide(page)} px too wide`);
        const out = await page.locator('.seat b, .me .handle').evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().right > window.innerWidth).length);
        assert.equal(out, 0, `${path} at ${width}: a name runs out of the page`);
        const head = await page.locator('header.head').evaluate((head) => head.getBoundingClientRect().height);
        assert.ok(head < 260, `${path} at ${width}: the head is ${head} px high`);
      }
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${base}/tournaments/T0001`);
    const [box, cell] = await page.locator('table.cross').first().evaluate((table) => [
      table.closest('.scroll').clientWidth,
      Math.max(...[...table.querySelectorAll('.stay')].map((stay) => stay.getBoundingClientRect().width)),
    ]);
    assert.ok(cell <= box * 0.5, `the names take ${cell} of ${box} px of the crosstable`);
  }
  await context.close();
  // The director's pages of that member and of a game.
  const desk = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const director = await desk.newPage();
  await logIn(director, base, 'george');
  for (const width of [360, 1280]) {
    await director.setViewportSize({ width, height: 740 });
    for (const path of ['/director', '/director/games/5', '/director/members/kofi', '/director/members', '/director/tournaments/T0001']) {
      await director.goto(base + path);
      assert.ok(await wide(director) <= 0, `${path} at ${width}: ${await wide(director)} px too wide`);
    }
  }
  console.log('a phone shows what matters');
});
