import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SoundPages } from './sound-pages.ts';

const PASSWORD = 'eleven blue whales';

/** A player with a page open at their empire. */
export type Player = Readonly<{ page: Page; base: string }>;

/** What people do in a campaign, each kind of page looked at where it is met. */
export function campaignActs({ look }: SoundPages) {
  /** Opens a page; what is read on it. */
  const read = async (page: Page, address: string): Promise<string> => {
    await page.goto(address);
    await look(page);
    return page.innerText('main');
  };

  /** Clicks, and looks at the page that the words are on then. */
  const clickFor = async (page: Page, button: string | Locator, words: string): Promise<void> => {
    await (typeof button === 'string'
      ? page.locator(`button:text-is("${button}")`)
      : button
    ).click();
    await page.locator(`main :text("${words}")`).first().waitFor();
    await look(page);
  };

  /** Opens an invitation and takes the seat with a new account. */
  const signUp = async (page: Page, link: string, name: string): Promise<void> => {
    await page.goto(link);
    await look(page);
    await page.fill('#new-name', name);
    await page.fill('#new-password', PASSWORD);
    await page.fill('#new-again', PASSWORD);
    await page.click('button:has-text("Make the account and take the seat")');
    await page.waitForURL(/\/campaigns\//);
    await look(page);
  };

  /** Writes the whole draft as text. */
  const write = async ({ page, base }: Player, text: string): Promise<void> => {
    await page.goto(`${base}/orders`);
    await page.fill('#orders-text', text);
    await clickFor(page, 'Replace the draft', 'Your draft is replaced with your text.');
  };

  /** Hands the draft in; the receipt. */
  const submit = async ({ page, base }: Player): Promise<string> => {
    await page.goto(`${base}/orders`);
    await page.click('button:text-is("Submit orders")');
    await page.locator('.page-head .chip:has-text("submitted")').waitFor();
    return page.innerText('.page-head .receipt');
  };

  /** Lets the turn run until it asks players or is done. Passes over missing players. */
  const run = async (page: Page, desk: string): Promise<'issued' | 'asks'> => {
    await page.goto(`${desk}/`);
    const turn = await page.innerText('h1');
    await page.click('button:has-text("Run up to the next orders")');
    const confirm = page.locator('button:text-is("Run the turn")');
    const flash = page.locator('.flash:has-text("have questions now"), .flash:has-text("has run")');
    await confirm.or(flash).or(page.locator('[data-follow]')).first().waitFor();
    if (await confirm.isVisible()) {
      await look(page);
      await confirm.click();
    }
    // A run that takes its time leads back to the desk by itself.
    await page.locator('#next').waitFor({ timeout: 30_000 });
    await look(page);
    if (await page.locator(':text("The turn waits for players.")').isVisible()) return 'asks';
    expect(await page.innerText('h1')).not.toBe(turn);
    return 'issued';
  };

  /** The same, but standing orders answer all questions. */
  const runThrough = async (page: Page, desk: string): Promise<void> => {
    while ((await run(page, desk)) === 'asks') {
      await page.click('button:has-text("Let standing orders answer the whole phase")');
      await page.locator('.flash:has-text("These questions are closed.")').waitFor();
    }
  };

  /** The moderator makes a seat. Returns the link to send. */
  const invite = async (page: Page, desk: string, role: string): Promise<string> => {
    await read(page, `${desk}/people`);
    await page.selectOption('#invite-role', role);
    if (role === 'spectator') await page.fill('#invite-delay', '2');
    await page.click('button:has-text("Make a seat and its link")');
    await look(page);
    return page.inputValue('#link');
  };

  return { read, clickFor, signUp, write, submit, run, runThrough, invite };
}
