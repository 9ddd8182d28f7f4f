// A director on a fresh demo, from nothing to a knockout that has started, as a person would: no script in the pages, the desk first.
// The time it takes is said at the end.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { eventually, logIn, withBrowser } from './browser.mjs';

const [base, pictures] = process.argv.slice(2);

await withBrowser(async (browser) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });
  const page = await context.newPage();
  const see = async (name) => {
    if (pictures) await page.screenshot({ path: join(pictures, `knockout-${name}.png`), fullPage: true });
  };
  await logIn(page, base, 'george');

  const begun = Date.now();
  let clicks = 0;
  const click = async (locator) => {
    clicks += 1;
    await locator.click();
  };
  await click(page.getByRole('link', { name: 'Director’s desk' }));
  await click(page.getByRole('link', { name: 'New tournament' }));
  await see('1-form');

  // A pace that does not fit is said at its field before anything is made.
  await page.getByLabel('Name', { exact: true }).fill('Autumn Cup');
  await page.getByLabel('Knockout: ').check();
  await page.getByLabel('Pace', { exact: true }).selectOption('10/30');
  await click(page.getByRole('button', { name: 'Look first' }));
  assert.equal(await page.locator('select#pace').getAttribute('aria-invalid'), 'true');
  await page.getByText('Choose a bank of days').first().waitFor();
  await see('2-fault');
  await page.getByLabel('Pace', { exact: true }).selectOption('bank 30');
  await click(page.getByRole('button', { name: 'Look first' }));
  await page.getByText('All of it fits together').waitFor();
  await see('3-fits');
  await click(page.getByRole('button', { name: 'Open for entries' }));
  await page.getByText('The tournament is open for entries.').waitFor();
  const code = page.url().match(/T\d+/)[0];

  await page.getByLabel('Enter members').fill('anna, diego, mei, pavel, fatima');
  await click(page.getByRole('button', { name: 'Enter', exact: true }));
  await page.getByText('goes on without a match').first().waitFor();
  await see('4-preview');
  assert.equal(await page.locator('a[href^="/positions/"]').count(), 0, 'a preview shows no position');
  await click(page.getByRole('button', { name: /^Start: / }));
  await page.getByText('The tournament has started').waitFor();
  const seconds = (Date.now() - begun) / 1000;
  await see('5-started');

  await page.getByRole('heading', { name: 'Bracket' }).waitFor();
  assert.equal(await page.locator('.bracket .tie').count(), 7, 'four places, two, one');
  await click(page.getByRole('link', { name: 'How the positions are drawn' }));
  await page.getByText('all of it fits').waitFor();
  await see('6-draw');
  await eventually('the letter about the start', async () => {
    await page.goto(`${base}/mailroom/mei`);
    return (await page.locator('.inbox a', { hasText: code }).count()) > 0;
  });
  console.log(`from the desk to a started knockout: ${seconds.toFixed(1)} s, ${clicks} clicks`);
});
