import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip } from '#test/support/browser';
import { type PageVisit, pageVisits } from './page-addresses.ts';
import { type PagesWorld, pagesWorld, SEATS, type Seat } from './pages-world.ts';
import { BY_DAY, DESKTOP, hindrancesOf } from './sound-pages.ts';

const browser = await browserOrSkip();

/** Each other look costs half a minute more; tests of single pages have them. */
const LOOKS = [BY_DAY];

/** The cookies of a visitor, as a browser takes them. */
const cookiesOf = ({ site, visitors }: PagesWorld, seat: Seat) =>
  visitors[seat]
    .cookies()
    .split('; ')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value, url: site.address };
    });

describe.skipIf(browser === undefined)('every page of the program', () => {
  let world: PagesWorld;
  let visits: readonly PageVisit[];

  beforeAll(async () => {
    world = await pagesWorld();
    visits = await pageVisits(world);
  }, 60_000);
  afterAll(async () => {
    await browser!.close();
    await world.site.close();
  });

  /** Looks at pages one after the other; what is wrong with them. */
  async function lookAt(page: Page, some: readonly PageVisit[]): Promise<readonly string[]> {
    const found: string[] = [];
    page.on('pageerror', ({ message }) => found.push(`${page.url()} ${message}`));
    for (const { pattern, address } of some) {
      const status = (await page.goto(world.site.address + address))?.status();
      const landed = page.url().slice(world.site.address.length);
      if (status !== 200 || landed !== address)
        found.push(`${pattern}: ${address} answers ${String(status)} at ${landed}`);
      found.push(...(await hindrancesOf(page, LOOKS)).map((fault) => `${address} ${fault}`));
    }
    return found;
  }

  test.each(SEATS)(
    'has nothing that hinders its reader, %s',
    { timeout: 240_000 },
    async (seat) => {
      const page = await browser!.newPage({ viewport: DESKTOP });
      await page.context().addCookies(cookiesOf(world, seat));
      const own = visits.filter((one) => one.seat === seat);
      expect(own).not.toEqual([]);
      // Two pages at a time, one for each core.
      const half = Math.ceil(own.length / 2);
      const found = await Promise.all([
        lookAt(page, own.slice(0, half)),
        lookAt(await page.context().newPage(), own.slice(half)),
      ]);
      await page.context().close();
      expect(found.flat()).toEqual([]);
    },
  );
});
