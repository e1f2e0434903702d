import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { claimIdOf, NEVER_ENDS } from '#model/campaign/effect';
import type { Treaty } from '#model/campaign/dealings';
import type { EmpireId } from '#model/campaign/ids';
import { withTroops } from './with-troops.ts';

/** A start in which two empires have a treaty, and the fleets of each lie crippled at the other's homeworld,
 * which was once its own. */
function withGuests(start: ScenarioStart, treaty: Treaty = 'military'): ScenarioStart {
  const { state } = start;
  const hostOf = (guest: EmpireId) => valuesById(state.empires).find(({ id }) => id !== guest)!;
  const fleets = valuesById(state.fleets).map((fleet) => {
    const system = hostOf(fleet.owner).homeworld;
    return { ...fleet, place: { kind: 'system', system } as const };
  });
  const units = valuesById(state.units).map((unit) =>
    unit.place.kind === 'fleet' ? { ...unit, condition: 'crippled' as const } : unit,
  );
  const relations = valuesById(state.relations).map((row) => ({
    ...row,
    state: treaty,
  }));
  // Each homeworld was once its guests', who give it up because of the treaty.
  const claims = valuesById(state.empires).map(({ id: owner }) => {
    const system = hostOf(owner).homeworld;
    const subject = { kind: 'claim', system, givenUp: [] } as const;
    const times = { begins: 0, ends: NEVER_ENDS };
    const id = claimIdOf(owner, system);
    return { id, kind: 'claim', owner, subject, amount: 1, ...times } as const;
  });
  const tables = {
    fleets: tableOf(fleets, ({ id }) => id),
    units: tableOf(units, ({ id }) => id),
    relations: tableOf(relations, ({ id }) => id),
    effects: tableOf(claims, ({ id }) => id),
  };
  return { ...start, state: { ...state, ...tables } };
}

/** Worlds in which fleets are at the homeworlds of others, by a treaty that lets them stay or not. */
export const guestWorlds = (start: () => ScenarioStart) => [
  {
    what: 'two partners whose fleets are crippled at each other’s depots, and their troops hurt',
    start: withTroops(withGuests(start()), ({ name }) => name.startsWith('Home'), { damage: 1 }),
    ...{ windows: false, turns: 1, seeds: [1] },
  },
  {
    what: 'two empires whose fleets are where no treaty lets them stay',
    start: withGuests(start(), 'trade'),
    ...{ windows: false, turns: 2, seeds: [1] },
  },
];
