import { brandAs } from '#kernel/brand/brand';
import type { Campaign, CampaignId } from '#app/ports/campaign-record';
import type { Change } from '#app/ports/campaign-store';
import { type FirstLinks, firstLinks } from '#app/people/first-links';
import { stateHashOf } from '#app/run/phase/state-hash';
import { useCasesOf } from '#app/use-cases';
import { hashOf } from '#kernel/result/hash';
import { openDataFolder } from '#main/open-data-folder';
import { outsideWorld } from '#main/outside-world';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { noInstallation } from '#test/support/no-installation';
import { done } from '#test/support/ports';
import { writeFileSync } from 'node:fs';
import { greatWar } from '../turn/great-war.ts';

const WAR = { width: 22, empires: 10, meetings: 24, fleets: 2, ships: 5 };
const UNITS_IN_SYSTEM = 10;
const systems = WAR.width * WAR.width;
/** Of the war, but for its depots. */
export const SIZE = { systems, units: systems * UNITS_IN_SYSTEM, empires: WAR.empires };

const ID = brandAs<CampaignId>('war');

/** Fills an empty data folder with a war in which orders are open and submitted. */
export async function warFolder(folder: string): Promise<FirstLinks> {
  const data = await openDataFolder(folder);
  const ports = outsideWorld({ store: data.store, installation: noInstallation });
  const { state, orders } = greatWar(WAR);
  const { turn, phase } = state;
  const createdAt = ports.clock.now();
  const counters = { attempt: 1, version: 0, revision: 0, windowsClosed: 0 };
  const names = {
    id: ID,
    slug: 'war',
    name: 'War',
    secret: 'bench',
    createdAt,
    keysFrom: 'ids',
  } as const;
  const campaign: Campaign = { ...names, rules: DEFAULT_RULE_SET, turn, phase, ...counters };
  const head = { version: 0, turn, phase, attempt: 1, hash: stateHashOf(state) };
  const { links, changes } = firstLinks(ports, { campaign: ID, state, createdAt });
  const first: readonly Change[] = [
    { put: 'campaign', campaign },
    { put: 'state', before: null, after: state },
    { put: 'checkpoint', head, state },
    ...changes,
  ];
  await data.store.commit({ campaign: ID, revision: 0, changes: first });
  const use = useCasesOf(ports);
  const actor = done(await use.actAsModerator({ slug: 'war' }));
  done(await use.runNextPhase({ actor, version: 0 }));
  const by = { role: { kind: 'moderator' }, person: null } as const;
  const rest = { turn, submittedAt: createdAt, savedBy: by, step: 1, dismissed: [] } as const;
  const sheets = [...orders].map(([empire, sheet]): Change => {
    const hash = hashOf(sheet);
    return { put: 'sheet', sheet: { ...rest, empire, status: 'submitted', orders: sheet, hash } };
  });
  await data.store.commit({ campaign: ID, revision: null, changes: sheets });
  await data.close();
  // The server finds its first campaign made, with links to show.
  const shown = { slug: 'war', campaign: 'War', links: [] };
  writeFileSync(data.linksFile, JSON.stringify(shown));
  return links;
}
