import { readFileSync } from 'node:fs';
import type { Amendment } from '#engine/turn/amend';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireId } from '#model/campaign/ids';
import type { DiplomaticState } from '#model/campaign/relation';
import { listsWithProving } from '#test/content/proving-list';
import type { GoldenCampaign } from './golden-campaign.ts';

const FILE = new URL('../../scenarios/dark-stars/scenario.json', import.meta.url);

/** Ships of the Kili that no printed list has: who runs blockades, who lays minefields, and who hides. */
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
  {
    owner: 'kili',
    at: 'Gorom',
    fleet: 'Shades',
    units: [
      { class: 'proving.stealth-prover', count: 3, names: ['Gloaming', 'Dusk', 'Umbra'] },
    ],
  },
];

/** Non-aligned worlds have tests of their own; these orders are for a galaxy without them. */
function withHouseForces(): string {
  const scenario = JSON.parse(readFileSync(FILE, 'utf8')) as { forces: readonly object[] };
  const settings = { nonAligned: 'off' };
  return JSON.stringify({ ...scenario, settings, forces: [...scenario.forces, ...HOUSE_FORCES] });
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
  secret: 'dark-stars-106',
  turns: 24,
  reported: [2, 11, 13, 24],
  keepsRolls: false,
  amendments: new Map([
    [8, relating('war', 'Both claim Lurdus.')],
    [19, relating('non-intercourse', 'Both have had enough.')],
    [22, relating('war', 'The Kili want Falmesh too.')],
  ]),
};
