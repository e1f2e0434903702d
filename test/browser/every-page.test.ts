import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip } from '#test/support/browser';
import type { Looked } from '#test/support/faults';
import { type PageVisit, pageVisits } from './page-addresses.ts';
import { type PagesWorld, pagesWorld, SEATS, type Seat } from './pages-world.ts';
import { BY_DAY, DESKTOP, hindrancesOf, IN_THE_DARK, ON_A_PHONE_BY_SIZE } from './sound-pages.ts';

const browser = await browserOrSkip();

const LOOKS = [BY_DAY, IN_THE_DARK, ON_A_PHONE_BY_SIZE];

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
  /** Most of a page is drawn like other pages: contrast is measured once. */
  const looked: Looked = new Map();

  beforeAll(async () => {
    world = await pagesWorld();
    visits = await pageVisits(world);
  });
  afterAll(async () => {
    await browser!.close();
    await world.site.close();
  });

  /** Looks at pages until none is left; what is wrong with them. */
  async function lookAt(page: Page, left: PageVisit[]): Promise<readonly string[]> {
    const found: string[] = [];
    page.on('pageerror', ({ message }) => found.push(`${page.url()} ${message}`));
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const { pattern, address } = next;
      const status = (await page.goto(world.site.address + address))?.status();
      const landed = page.url().slice(world.site.address.length);
      if (status !== 200 || landed !== address)
        found.push(`${pattern}: ${address} answers ${String(status)} at ${landed}`);
      found.push(
        ...(await hindrancesOf(page, LOOKS, looked)).map((fault) => `${address} ${fault}`),
      );
    }
    return found;
  }

  test.each(SEATS)('has nothing that hinders its reader, %s', async (seat) => {
    const page = await browser!.newPage({ viewport: DESKTOP });
    await page.context().addCookies(cookiesOf(world, seat));
    const own = visits.filter((one) => one.seat === seat);
    expect(own).not.toEqual([]);
    // The server works on a page while axe reads others.
    const more = await Promise.all([1, 2].map(() => page.context().newPage()));
    const left = [...own];
    const found = await Promise.all([page, ...more].map((one) => lookAt(one, left)));
    await page.context().close();
    expect(found.flat()).toEqual([]);
  });
});
