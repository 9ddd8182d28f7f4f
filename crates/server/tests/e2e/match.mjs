// One match of two games to its end, without JavaScript in the pages: Anna plays by form, Fatima by mail, and both let
// conditional lines play for them, given in the form, on the page of lines, below a mailed move and in answer to a receipt.
import assert from 'node:assert/strict';
import { eventually, logIn, withBrowser } from './browser.mjs';

const base = process.argv[2];
const flat = (text) => text.replace(/\s+/g, ' ');

/** The text of the newest letter in a member's box with this in its subject that is not `before` and says what is looked for. */
async function letter(page, member, subject, says) {
  return eventually(`a letter to ${member} (${subject}) that says ${says}`, async () => {
    await page.goto(`${base}/mailroom/${member}`);
    const line = page.locator('.inbox a', { hasText: subject }).first();
    if (!(await line.count())) return false;
    await page.goto(base + (await line.getAttribute('href')), { waitUntil: 'load' });
    const text = flat(await page.frameLocator('iframe.letter').locator('body').innerText());
    return says.test(text) && text;
  });
}

/** Answers the letter that is open. */
async function reply(page, words) {
  await page.getByLabel('Your reply').fill(words);
  await page.getByRole('button', { name: 'Send the reply' }).click();
  await page.getByText('taken by the club’s mail door').waitFor();
}

await withBrowser(async (browser) => {
  const context = (options) => browser.newContext({ ...options, javaScriptEnabled: false });
  const anna = await (await context({ viewport: { width: 1280, height: 900 } })).newPage();
  const post = await (await context()).newPage();
  // Nobody of the two: sees the public pages alone.
  const visitor = await (await context()).newPage();

  const walk = (page) => page.locator('.walk').innerText();
  const main = (page) => page.locator('main').innerText();
  const open = async (page, game) => {
    await page.goto(`${base}/games/${game}`);
    return walk(page);
  };
  const play = async (move, { lines, draw } = {}) => {
    await anna.getByLabel('Move', { exact: true }).fill(move);
    if (draw) await anna.getByLabel('Offer a draw with this move').check();
    if (lines) {
      await anna.locator('summary', { hasText: 'Conditional lines for after your move' }).click();
      await anna.getByRole('textbox', { name: 'Conditional lines for after your move' }).fill(lines);
    }
    await anna.getByRole('button', { name: 'Play', exact: true }).click();
    await anna.getByText('Done.').waitFor();
  };
  const nobodySees = async (game, secret) => {
    for (const page of [`/games/${game}`, `/games/${game}.pgn`, `/games/${game}?ply=1`]) {
      const shown = await (await visitor.request.get(base + page)).text();
      assert.ok(!shown.includes(secret), `${page} shows ${secret}`);
    }
  };
  const rating = async (handle) => {
    await visitor.goto(`${base}/players/${handle}`);
    return main(visitor);
  };

  // Anna challenges by form; Fatima accepts by mail.
  await logIn(anna, base, 'anna');
  const before = { anna: await rating('anna'), fatima: await rating('fatima') };
  await anna.goto(`${base}/challenges`);
  const form = anna.locator('form[action="/challenges#answer"]');
  await form.getByLabel('Opponent').fill('fatima');
  await form.getByLabel('Position').fill('518');
  await form.getByRole('button', { name: 'Send the challenge' }).click();
  await anna.getByText('The challenge is on its way.').waitFor();
  await letter(post, 'fatima', 'challenges you', /#518 RNBQKBNR/);
  await reply(post, 'accept');
  const match = await eventually('the letter about the beginning', async () => {
    await post.goto(`${base}/mailroom/fatima`);
    const subjects = (await post.locator('.inbox a').allInnerTexts()).join(' ');
    const newest = Math.max(...[...subjects.matchAll(/M(\d{4})-1/g)].map((found) => Number(found[1])));
    const name = `M${String(newest).padStart(4, '0')}`;
    await visitor.goto(`${base}/matches/${name}`);
    return (await main(visitor)).includes('Anna Lindqvist') && name;
  });
  const games = await visitor.locator('.versus h2 a').evaluateAll((links) =>
    links.map((link) => Number(link.getAttribute('href').split('/').pop())));
  assert.equal(games.length, 2);
  const [first, second] = games;

  // Game 1. Fatima's lines wait below her mailed move; Anna's stand in the form of her answer. Six plies at once.
  await letter(post, 'fatima', `${match}-1`, /You play White and move first/);
  await reply(post, 'e4\nif e5 then Bc4 Nc6 Qh5');
  await letter(post, 'fatima', `${match}-1`, /Your move was played: 1\.e4.*if 1\.\.\.e5 2\.Bc4 Nc6 3\.Qh5/);
  assert.match(await open(anna, first), /1\.e4/);
  assert.doesNotMatch(await main(anna), /Qh5/, 'the opponent’s lines are hers alone');
  await nobodySees(first, 'Qh5');
  await play('e5', { lines: 'if Bc4 then Nc6 Qh5 Nf6' });
  assert.match(await walk(anna), /3\.\.\.Nf6/);
  const ran = await letter(post, 'fatima', `${match}-1`, /3\.\.\.Nf6/);
  assert.match(ran, /It is your turn: White, move 4/);
  assert.match(ran, /Your conditional line answered/);
  // A line's move costs nothing; the evidence, which only the players and directors see, says so of both sides.
  const evidence = anna.locator('section', { hasText: 'Clocks and evidence' }).last();
  await evidence.locator('summary').click();
  const told = flat(await evidence.innerText());
  for (const move of ['2.Bc4', '2...Nc6', '3.Qh5', '3...Nf6']) {
    assert.ok(told.includes(`the answer ${move} arrived; charged under a minute.`), `${move}: ${told}`);
  }
  await visitor.goto(`${base}/games/${first}`);
  assert.doesNotMatch(await main(visitor), /Clocks and evidence/);
  await reply(post, 'Qxf7#');
  assert.match(await open(visitor, first), /4\.Qxf7#/);
  assert.match(await main(visitor), /1-0 · Checkmate: Fatima El Amrani won\./);

  // Game 2. Anna gives lines on the board; Fatima's answer has lines below it, and they run into each other.
  await open(anna, second);
  await play('e4');
  await anna.goto(`${base}/games/${second}/lines`);
  for (const [on, answer, shown] of [['e5', 'Nf3', '1...e5 2.Nf3'], ['Nc6', 'Bb5', '2...Nc6 3.Bb5']]) {
    await anna.getByLabel('If the opponent plays').fill(on);
    await anna.getByLabel('I answer').fill(answer);
    await anna.getByRole('button', { name: 'Add this answer' }).click();
    await anna.getByText('Your lines stand.').waitFor();
    await anna.locator('section', { hasText: 'On the board' }).getByRole('link', { name: shown }).first().click();
  }
  await nobodySees(second, 'Bb5');
  await letter(post, 'fatima', `${match}-2`, /1\.e4/);
  await reply(post, 'e5\nif Nf3 then Nc6 Bb5 a6');
  assert.match(await open(anna, second), /3\.\.\.a6/);

  // Fatima's next line goes to her receipt. A draw offer halts it; declined, it plays.
  await letter(post, 'fatima', `${match}-2`, /3\.\.\.a6/);
  await reply(post, 'if Ba4 then Nf6');
  await letter(post, 'fatima', `${match}-2`, /Your conditional lines stand/);
  await play('Ba4', { draw: true });
  assert.match(await walk(anna), /4\.Ba4/);
  await letter(post, 'fatima', `${match}-2`, /The line waits: if you write “decline”, it is played/);
  await reply(post, 'decline');
  assert.match(await open(anna, second), /4\.\.\.Nf6/);

  // Castling is looked at first; Fatima takes with an offer and a note of her own; Anna accepts by form.
  await anna.getByLabel('Move', { exact: true }).fill('O-O');
  await anna.getByRole('button', { name: 'Look first' }).click();
  await anna.getByText('king from e1 to g1, rook from h1 to f1').first().waitFor();
  await anna.getByRole('button', { name: 'Play', exact: true }).click();
  await anna.getByText('Done.').waitFor();
  await letter(post, 'fatima', `${match}-2`, /5\.O-O/);
  await reply(post, 'Nxe4\ndraw?\nnote: the open game again');
  await open(anna, second);
  assert.doesNotMatch(await main(anna), /the open game again/, 'a note is for its writer');
  await anna.getByText('Fatima El Amrani offers a draw.').waitFor();
  await anna.getByRole('button', { name: 'Accept the draw' }).click();
  await anna.getByText('½-½').first().waitFor();
  await letter(post, 'fatima', `${match}-2`, /agreed.*the open game again/);
  await nobodySees(second, 'the open game again');

  // The match is over, counts, and can be played again.
  await anna.goto(`${base}/matches/${match}`);
  assert.match(flat(await main(anna)), /1½ : ½/);
  for (const handle of ['anna', 'fatima']) {
    assert.notEqual(await rating(handle), before[handle], `${handle}’s page tells of the match`);
  }
  const results = [];
  for (const game of games) {
    const pgn = await (await visitor.request.get(`${base}/games/${game}.pgn`)).text();
    results.push(pgn.match(/\[Result "(.*)"\]/)[1]);
    assert.match(pgn, /\[Variant "Chess960"\]/);
  }
  assert.deepEqual(results, ['1-0', '1/2-1/2']);
  await anna.getByRole('button', { name: 'Challenge to a rematch' }).click();
  await anna.getByText('The challenge is on its way.').waitFor();
  await letter(post, 'fatima', 'challenges you', /Anna Lindqvist/);
  await reply(post, 'decline');
  await letter(post, 'anna', 'Your challenge', /Fatima El Amrani does not accept your challenge/);
  console.log('the match is over');
});
