import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Ports } from '#app/ports/ports';
import { smallWorldText } from '#app/self-play/small-world';
import { startServer } from '#main/start-server';
import type { TestBrowser } from '#test/support/browser';
import { tempFolder } from '#test/support/temp-folder';
import type { Size } from './sound-pages.ts';

const HOUR_MS = 3_600_000;
const SCENARIO = 'three-powers';

const random = (): string => randomBytes(24).toString('base64url');
const dice = (): string => '7'.repeat(64);

/** Links and ids that nobody guesses, and dice that fall alike in every run of the test. */
const fixedDice: Ports['secrets'] = {
  token: random,
  id: random,
  campaignSecret: dice,
  shadowSecret: dice,
};

/** A server whose clock can be put ahead, and the browsers of those who come to it. */
export type CampaignTable = Readonly<{
  address: string;
  /** The moderator's link of the campaign that comes with the program. */
  firstLink: string;
  /** A browser of somebody's own. */
  comesIn: (size: Size) => Promise<Page>;
  /** Lets hours pass on the server. */
  pass: (hours: number) => void;
  /** The server’s date in this number of days, as a date field takes it. */
  dayIn: (days: number) => string;
  /** What broke in any browser. */
  complaints: readonly string[];
  close: () => Promise<void>;
}>;

/** Lays the table for a campaign of three empires, of which the first two are at war. */
export async function campaignTable(browser: TestBrowser): Promise<CampaignTable> {
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  const data = await tempFolder();
  const server = await startServer(
    { dataFolder: data.path, host: '127.0.0.1', port: 0 },
    {
      clock: { now: () => new Date(now()).toISOString() },
      secrets: fixedDice,
      texts: {
        names: () => Promise.resolve([SCENARIO]),
        read: (name) => Promise.resolve(name === SCENARIO ? smallWorldText(3) : undefined),
      },
    },
  );
  const pages: Page[] = [];
  const complaints: string[] = [];
  return {
    address: server.address,
    firstLink: server.address + server.links.links.find(({ who }) => who === 'Moderator')!.path,
    comesIn: async (size) => {
      const page = await browser.newPage({ viewport: size });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // A refusal is told with a status of 4xx, which a browser calls an error.
        const isOurs = !message.text().includes('status of 4');
        if (message.type() === 'error' && isOurs) complaints.push(message.text());
      });
      pages.push(page);
      return page;
    },
    pass: (hours) => {
      ahead += hours * HOUR_MS;
    },
    dayIn: (days) => new Date(now() + days * 24 * HOUR_MS).toISOString().slice(0, 10),
    complaints,
    close: async () => {
      for (const page of pages) await page.context().close();
      await server.stop();
      await data.remove();
    },
  };
}
