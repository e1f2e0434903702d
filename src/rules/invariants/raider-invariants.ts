import { valuesById } from '#kernel/collections/tables';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import { breachesIn, type StateInvariant } from './state-invariant.ts';

function wrongWith({ designs }: CampaignState, unit: Unit): string | null {
  if (unit.owner !== RAIDERS) return null;
  const { kind, civilian } = designs[unit.design] ?? {};
  const isTheirs = kind === 'ship' || kind === 'flight' || kind === 'base';
  if (!isTheirs || civilian !== false) return `${unit.id} is a ${kind ?? 'thing'}`;
  if (unit.status !== 'active') return `${unit.id} is in ${unit.status}`;
  return unit.outOfSupply === 0 ? null : `${unit.id} is out of supply`;
}

/** @rule SUP-1 */
const raiderUnits: StateInvariant = {
  code: 'RAIDER_UNIT',
  sentence: 'Raiders have ships, flights and bases alone, all of them active and in supply.',
  breaches: ({ state }) => breachesIn(valuesById(state.units), (unit) => wrongWith(state, unit)),
};

/** @rule SUP-1 */
const raidersNoEmpire: StateInvariant = {
  code: 'RAIDERS_AN_EMPIRE',
  sentence: 'Raiders are no empire: nobody has a relation with them, and they build nothing.',
  breaches: ({ state }) => [
    ...breachesIn(valuesById(state.empires), ({ id }) =>
      id === RAIDERS ? `${id} is an empire` : null,
    ),
    ...breachesIn(valuesById(state.relations), ({ id, a, b }) =>
      a === RAIDERS || b === RAIDERS ? `there is the relation ${id}` : null,
    ),
    ...breachesIn(valuesById(state.works), ({ id, owner }) =>
      owner === RAIDERS ? `${id} is theirs` : null,
    ),
  ],
};

/** What holds of raiders. */
export const RAIDER_INVARIANTS: readonly StateInvariant[] = [raiderUnits, raidersNoEmpire];
