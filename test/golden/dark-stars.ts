import { readFileSync } from 'node:fs';
import type { Amendment } from '#engine/turn/amend';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireId } from '#model/campaign/ids';
import type { DiplomaticState } from '#model/campaign/relation';
import { listsWithProving } from '#test/content/proving-list';
import type { GoldenCampaign } from './golden-campaign.ts';

const FILE = new URL('../../scenarios/dark-stars/scenario.json', import.meta.url);

/** Ships of the Kili that no printed list has: who runs blockades, and who lays minefields. */
const HOUSE_FORCES = [
  {
    owner: 'kili',
    at: 'Gorom',
    fleet: 'Smugglers',
    units: [
      { class: 'proving.blockade-runner-prover', count: 2, names: ['Moonshine', 'Lantern'] },
    ],
  },
  {
    owner: 'kili',
    at: 'Gorom',
    fleet: 'Sowers',
    units: [
      {
        class: 'proving.minelayer-prover',
        names: ['Sower'],
        aboard: [{ class: 'Caltrop', count: 3, names: ['Burr', 'Thorn', 'Spur'] }],
      },
    ],
  },
];

function withHouseForces(): string {
  const scenario = JSON.parse(readFileSync(FILE, 'utf8')) as { forces: readonly object[] };
  return JSON.stringify({ ...scenario, forces: [...scenario.forces, ...HOUSE_FORCES] });
}

const relating = (state: DiplomaticState, reason: string): Amendment => ({
  kind: 'relation',
  a: brandAs<EmpireId>('human'),
  b: brandAs<EmpireId>('kili'),
  state,
  covert: false,
  reason,
});

/** Dark Stars: two years on a map that is explored from nothing. */
export const DARK_STARS: GoldenCampaign = {
  folder: 'dark-stars',
  scenario: withHouseForces,
  lists: listsWithProving,
  secret: 'dark-stars-1',
  turns: 24,
  reported: [7, 11, 14],
  keepsRolls: false,
  amendments: new Map([
    [8, relating('war', 'Both claim Zarur.')],
    [19, relating('non-intercourse', 'Both have had enough.')],
  ]),
};
