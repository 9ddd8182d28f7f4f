// What the tour and the looking share: Debian's Chromium, and nothing that asks the network.
import { chromium } from 'playwright-core';

const quiet = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

/** Opens a browser, does the work, closes it whatever happened. */
export async function withBrowser(work) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: quiet });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Tries until it holds or ten seconds are over: letters come a moment after what they tell. */
export async function eventually(what, holds) {
  const end = Date.now() + 10_000;
  for (;;) {
    const found = await holds();
    if (found) return found;
    if (Date.now() > end) throw new Error(`never came: ${what}`);
    await new Promise((wake) => setTimeout(wake, 150));
  }
}

/** Logs in as a member by the letter that the demo's mailroom shows. */
export async function logIn(page, base, member) {
  await page.goto(`${base}/login`);
  await page.getByLabel('E-mail address').fill(`${member}@example.org`);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText('a letter is on its way').waitFor();
  const letter = await eventually('the letter with the link', async () => {
    await page.goto(`${base}/mailroom/${member}`);
    const subject = page.locator('.inbox a', { hasText: 'log in' }).first();
    return (await subject.count()) && subject.getAttribute('href');
  });
  await page.goto(base + letter, { waitUntil: 'load' });
  await page.frameLocator('iframe.letter').getByRole('link', { name: '/login/' }).click();
  await page.waitForURL(/\/login\//);
  await page.getByRole('button', { name: 'Log me in' }).click();
  await page.getByText('You are logged in.').waitFor();
}
