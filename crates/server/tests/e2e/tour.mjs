// The demo from end to end, without JavaScript in the pages: read a letter and answer it with a move, see it on the
// board, be refused in the same words by form and by mail, log in, start a round robin as its director.
import assert from 'node:assert/strict';
import { eventually, logIn, withBrowser } from './browser.mjs';

const base = process.argv[2];
const text = (page, selector) => page.locator(selector).first().innerText();

/** Opens the newest letter of a member whose subject names the game. */
async function openLetter(page, member, name) {
  await page.goto(`${base}/mailroom/${member}`);
  const letter = await page.locator('.inbox a', { hasText: name }).first().getAttribute('href');
  await page.goto(base + letter, { waitUntil: 'load' });
}

async function reply(page, words) {
  await page.getByLabel('Your reply').fill(words);
  await page.getByRole('button', { name: 'Send the reply' }).click();
  await page.getByText('taken by the club’s mail door').waitFor();
}

await withBrowser(async (browser) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });
  const page = await context.newPage();

  // A letter is read and answered; the move stands on the board, castling with both pieces.
  await page.goto(base);
  await page.getByRole('link', { name: 'Mailroom' }).click();
  await page.locator('.boxes a', { hasText: 'Mei Tanaka' }).click();
  await openLetter(page, 'mei', 'M0002-1');
  await page.frameLocator('iframe.letter').getByText('It is your turn').waitFor();
  await reply(page, 'O-O\n\nMy king is safe now.');
  await page.goto(`${base}/games/3`);
  assert.match(await text(page, '.walk'), /8\.O-O/);
  assert.match(await text(page, '.seat.turn'), /Pavel/);
  const told = await eventually('the letter to Pavel', async () => {
    await openLetter(page, 'pavel', 'M0002-1');
    const letter = await page.frameLocator('iframe.letter').locator('body').innerText();
    return letter.includes('8.O-O') && letter;
  });
  assert.match(told, /king/, 'the letter says where the king went');
  assert.match(told, /My king is safe now/);

  // Castling that is refused: the same sentence by form and by mail.
  await logIn(page, base, 'kofi');
  await page.goto(`${base}/games/5`);
  await page.getByLabel('Move', { exact: true }).fill('O-O');
  const [response] = await Promise.all([
    page.waitForNavigation(),
    page.getByRole('button', { name: 'Play', exact: true }).click(),
  ]);
  assert.equal(response.status(), 422);
  const refused = (await text(page, '#answer')).trim();
  assert.match(refused, /e8/);
  await openLetter(page, 'kofi', 'M0003-1');
  await reply(page, 'O-O');
  await eventually('the same sentence by mail', async () => {
    await openLetter(page, 'kofi', 'M0003-1');
    const letter = await page.frameLocator('iframe.letter').locator('body').innerText();
    return letter.replace(/\s+/g, ' ').includes(refused.replace(/\s+/g, ' '));
  });

  // A move is looked at before it is played; the form that was sent twice does not count twice.
  await page.goto(`${base}/games/5`);
  await page.getByLabel('Move', { exact: true }).fill('Qd6');
  await page.getByRole('button', { name: 'Look first' }).click();
  await page.getByText('Nothing is played yet').waitFor();
  await page.getByLabel('A few words to your opponent').fill('I have to wait, then.').catch(async () => {
    await page.getByText('A few words to your opponent').first().click();
    await page.getByRole('textbox', { name: 'A few words to your opponent' }).fill('I have to wait, then.');
  });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText('Done.').waitFor();
  assert.match(await text(page, '.walk'), /10\.\.\.Qd6/);
  await page.goBack();
  await page.getByRole('button', { name: 'Log out' }).click();

  // Resigning and accepting by mail act at once: the demo's host vouches for the sender.
  await openLetter(page, 'ines', 'M0004-2');
  await reply(page, 'accept');
  await page.goto(`${base}/games/8`);
  assert.match(await text(page, 'main'), /½-½/);
  await openLetter(page, 'kofi', 'M0003-2');
  await reply(page, 'resign');
  await page.goto(`${base}/games/6`);
  assert.match(await text(page, 'main'), /1-0|0-1/);

  // The director names the entrants of the open tournament, looks at the pairings and starts it.
  await logIn(page, base, 'george');
  await page.getByRole('link', { name: 'Director’s desk' }).click();
  await page.getByRole('link', { name: /Summer Double Round Robin/ }).click();
  await page.getByLabel('Enter members').fill('anna, kofi, ines');
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await page.getByRole('button', { name: 'Start: 6 games' }).click();
  await page.getByText('The tournament has started').waitFor();
  await page.getByRole('heading', { name: 'Crosstable' }).waitFor();
  assert.equal(await page.locator('table.cross tbody tr').count(), 3);
  await eventually('the letter about the start', async () => {
    await page.goto(`${base}/mailroom/ines`);
    return (await page.locator('.inbox a', { hasText: 'T0002-' }).count()) > 0;
  });

  // A new one from its name.
  await page.goto(`${base}/director`);
  await page.getByRole('link', { name: 'New tournament' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Autumn');
  await page.getByRole('button', { name: 'Open for entries' }).click();
  await page.getByText('open for entries').first().waitFor();
  console.log('the tour is done');
});
