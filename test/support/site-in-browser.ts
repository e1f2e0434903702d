import type { BrowserContextOptions, Page } from 'playwright-core';
import { startServer } from '#main/start-server';
import { sitDown, type TestBrowser } from './browser.ts';
import { tempFolder } from './temp-folder.ts';

/** A fresh desk with First Contact, as a browser shows it. */
export type SiteInBrowser = Readonly<{
  address: string;
  /** The folder of its data. */
  folder: string;
  page: Page;
  /** Complaints of that page are told at the end too. */
  watch: (page: Page) => void;
  /** The address by which somebody, such as `Moderator`, goes in. */
  linkOf: (who: string) => string;
  /** The page goes in by every link. */
  enterAll: () => Promise<void>;
  /** Closes all of it; what the pages complained of meanwhile, which should be nothing. */
  end: () => Promise<readonly string[]>;
}>;

type Wishes = BrowserContextOptions & Readonly<{ mayBeRefused?: boolean }>;

/** Starts a server on a folder of its own and opens a page; `mayBeRefused`: answers of 4xx are no complaint. */
export async function siteInBrowser(
  browser: TestBrowser,
  { mayBeRefused = false, ...visitor }: Wishes = {},
): Promise<SiteInBrowser> {
  const data = await tempFolder();
  // Over a given world no threads run: from the sources they would take seconds to start.
  const server = await startServer({ dataFolder: data.path, host: '127.0.0.1', port: 0 }, {});
  const complaints: string[] = [];
  const watch = (page: Page): void => {
    page.on('console', (message) => {
      const isRefusal = mayBeRefused && message.text().includes('status of 4');
      if (message.type() === 'error' && !isRefusal) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
  };
  const page = await browser.newPage(visitor);
  watch(page);
  const { address } = server;
  const { links } = server.links;
  return {
    address,
    folder: data.path,
    page,
    watch,
    linkOf: (who) => address + links.find((one) => one.who === who)!.path,
    enterAll: async () => {
      for (const { path } of links) await sitDown(page, address + path);
    },
    end: async () => {
      await browser.close();
      await server.stop();
      await data.remove();
      return complaints;
    },
  };
}
