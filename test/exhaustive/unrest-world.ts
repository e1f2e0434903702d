import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { StarSystem } from '#model/campaign/system';
import type { Unit } from '#model/forces/unit';
import { unitId, unitOf } from '#test/support/campaign';

/** So many units of each empire are counted: more than there are. */
const COUNTED = 900;
const FEW = { census: 1, morale: 1, productivity: 1 };

/** One Census everywhere: at home a rebellion has just ended, in the colonies another begins. */
function unruly(system: StarSystem): StarSystem {
  if (system.owner === null) return system;
  if (system.name.startsWith('Home')) return { ...system, ...FEW, rebels: 1 };
  if (system.name.startsWith('Gate')) return { ...system, ...FEW };
  return { ...system, ...FEW, morale: 0 };
}

/** Empires of few and unruly people, with a ground unit at each gate. */
export function withUnrest({ state, ...start }: ScenarioStart): ScenarioStart {
  const ground = valuesById(state.designs).find(({ kind }) => kind === 'ground');
  if (ground === undefined) throw new Error('no ground unit is on the lists');
  const troops = valuesById(state.systems).flatMap((system): readonly Unit[] => {
    const { id, name, owner } = system;
    if (owner === null || !name.startsWith('Gate')) return [];
    const place = { kind: 'system', system: id } as const;
    return [
      unitOf({ id: unitId(`${owner}.u${String(COUNTED)}`), owner, design: ground.id, place }),
    ];
  });
  const systems = tableOf(valuesById(state.systems).map(unruly), ({ id }) => id);
  const units = { ...state.units, ...tableOf(troops, ({ id }) => id) };
  const counted = valuesById(state.counters).map((row) => ({ ...row, units: COUNTED }));
  const counters = tableOf(counted, ({ empire }) => empire);
  return { ...start, state: { ...state, systems, units, counters } };
}
