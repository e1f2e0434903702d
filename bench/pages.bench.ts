/**
 * What a player's pages cost the processor: npm run bench:pages
 *
 * A war of about 5,000 units. One player opens each page in turn, again and again: once where nothing is kept from one page to the next,
 * once as the server does it. Processor time hardly depends on what else the machine does. The reader's own part in it is small.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { httpApp } from '#http/http-app';
import type { Site } from '#http/site';
import { foreseeSupply } from '#app/orders/foresee-supply';
import { judgeSheet } from '#app/orders/judge-sheet';
import type { Ports } from '#app/ports/ports';
import { compose } from '#main/compose';
import { listen } from '#main/listen';
import { openDataFolder } from '#main/open-data-folder';
import { outsideWorld } from '#main/outside-world';
import { realRenderers } from '#main/renderers';
import { NO_LIMITS, visitorOf } from '#test/support/http-site';
import { noInstallation } from '#test/support/no-installation';
import { SIZE, warFolder } from './serve/war-folder.ts';

const PAGES = ['/', '/orders', '/sheet', '/map', '/reports'];
/** The first rounds run code that is not compiled yet. */
const ROUNDS = 6;
const COUNTED = 3;

const folder = mkdtempSync(join(tmpdir(), 'farlane-pages-'));
const links = await warFolder(folder);
const data = await openDataFolder(folder);
const ports = outsideWorld({ store: data.store, installation: noInstallation });
const forgetful: Ports['kept'] = {
  judged: ({ issued, orders }) => Promise.resolve(judgeSheet(issued.view, orders)),
  foreseen: ({ issued, orders }) => Promise.resolve(foreseeSupply(issued.view, orders)),
  // No page of this bench asks for a proposal.
  planned: () => Promise.resolve([]),
  figures: async (_key, make) => make(),
  doubts: async (_key, make) => make(),
  records: async (_key, make) => make(),
  states: async (_key, make) => make(),
  checkpoints: async (_key, make) => make(),
};

/** Milliseconds of the processor for each page, on average of the last rounds. */
async function costsOf(site: Site): Promise<readonly number[]> {
  const { server, address } = await listen(httpApp(site), { host: '127.0.0.1', port: 0 });
  const visitor = visitorOf(address);
  const { token, empire } = links.players[0]!;
  await visitor.enter(token);
  const spent = PAGES.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, page] of PAGES.entries()) {
      const before = process.cpuUsage();
      const { status } = await visitor.get(`/campaigns/war/empires/${empire}${page}`);
      if (status !== 200) throw new Error(`${page} answered ${String(status)}.`);
      const { user, system } = process.cpuUsage(before);
      if (round >= ROUNDS - COUNTED) spent[at]! += (user + system) / 1000 / COUNTED;
    }
  }
  server.close();
  server.closeAllConnections();
  return spent;
}

const load = (): string => loadavg()[0]?.toFixed(1) ?? '';
const publishing = { limits: NO_LIMITS };
try {
  console.log(`load ${load()}; ${String(SIZE.units)} units in ${String(SIZE.systems)} systems`);
  const notKept = {
    ...compose({ ...ports, kept: forgetful }, publishing),
    renderers: realRenderers(),
  };
  const before = await costsOf(notKept);
  const after = await costsOf(compose(ports, publishing));
  console.log('            not kept      kept');
  for (const [at, page] of PAGES.entries()) {
    const cells = [before, after].map((costs) => `${costs[at]!.toFixed(0).padStart(7)} ms`);
    console.log(page.padEnd(10) + cells.join(''));
  }
  console.log(`load ${load()}`);
} finally {
  await data.close();
  rmSync(folder, { recursive: true, force: true });
}
