import { onTestFinished } from 'vitest';
import type { Moderator } from '#app/actor';
import type { CreatedCampaign } from '#app/campaigns/planned-campaign';
import { type UseCases, useCasesOf } from '#app/use-cases';
import { type MakeGalaxyInput, makeGalaxy } from '#app/usecases/galaxies/make-galaxy';
import { httpApp } from '#http/http-app';
import { compose } from '#main/compose';
import { listen } from '#main/listen';
import { FORCE_LISTS } from './desk.ts';
import { NO_LIMITS, type Visitor, visitorOf } from './http-site.ts';
import { memoryStore } from './memory-store.ts';
import { done, testPorts } from './ports.ts';

/** A small galaxy of two, all of it known from the start, with something to order. */
export const galaxyOf = (part: Pick<MakeGalaxyInput, 'names' | 'lists'>): string =>
  done(
    makeGalaxy({
      ...{ name: 'Two Suns', players: 2, rings: 2, homes: null, seed: 'autumn' },
      ...{ settings: { openMap: 'on', startingForces: 'bought' }, forceLists: FORCE_LISTS },
      ...part,
    }),
  ).scenario;

/** A galaxy as Farlane made them before: its keys count the empires of a list. */
export const countedGalaxy = (): string =>
  galaxyOf({ names: ['Terran Concord', 'Solar League'], lists: ['human'] })
    .replaceAll('"terran-concord"', '"human"')
    .replaceAll('"solar-league"', '"human-2"');

export type GalaxySite = Readonly<{
  use: UseCases;
  made: CreatedCampaign;
  moderator: Moderator;
  visitor: (token?: string) => Promise<Visitor>;
}>;

/** A site with one campaign, its first turn opened; it is closed when the test ends. */
export async function galaxySite(scenario: string): Promise<GalaxySite> {
  const ports = testPorts(memoryStore());
  const use = useCasesOf(ports);
  const made = done(
    await use.createCampaign({ name: 'Two Suns', scenario, forceLists: FORCE_LISTS }),
  );
  const moderator = done(await use.actAsModerator(made));
  done(await use.runNextPhase({ actor: moderator, version: 0 }));
  const site = compose(ports, { limits: NO_LIMITS, patienceMs: 60_000 });
  const { server, address } = await listen(httpApp(site), { host: '127.0.0.1', port: 0 });
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const visitor = async (token?: string): Promise<Visitor> => {
    const comer = visitorOf(address);
    if (token !== undefined) await comer.enter(token);
    return comer;
  };
  return { use, made, moderator, visitor };
}

/** Another size of paper shows the same, and takes as long as five pages. */
const OTHER_PAPER = /[?&]paper=(?!a4\b)/u;

/** Everything that links of these pages lead to below an address: each with its status, file name and text. */
export async function walk(
  visitor: Visitor,
  base: string,
  most: number,
): Promise<ReadonlyMap<string, string>> {
  const told = new Map<string, string>();
  const todo = ['/', `${base}/`, `${base}/orders`, `${base}/orders/map`, `${base}/reports`];
  for (let path = todo.shift(); path !== undefined && told.size < most; path = todo.shift()) {
    if (told.has(path)) continue;
    const { status, text, headers, to } = await visitor.get(path);
    const name = headers.get('content-disposition') ?? '';
    told.set(path, [String(status), to, name, text].join('\n'));
    for (const [, href = ''] of text.matchAll(/(?:href|src|action)="([^"]*)/g)) {
      const [below = ''] = href.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=').split('#');
      if (below.startsWith(`${base}/`) && !OTHER_PAPER.test(below)) todo.push(below);
    }
  }
  return told;
}
