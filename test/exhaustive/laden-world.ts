import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { Ability } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { unitId, unitOf } from '#test/support/campaign';

/** The most units of an empire that are counted: more than there are. */
const COUNTED = 900;
/** The number of ground units that each ship carries, and a crippled one half of them. */
const ABOARD = 4;

/** Every ship is an Assault ship with its hold full. */
export function withLadenShips({ state, ...start }: ScenarioStart): ScenarioStart {
  const ground = valuesById(state.designs).find(({ kind }) => kind === 'ground');
  if (ground === undefined) throw new Error('no ground unit is on the lists');
  const assault: Ability = { id: 'assault' as Ability['id'], rating: ABOARD * ground.cost };
  const designs = valuesById(state.designs).map((design) =>
    design.kind === 'ship' ? { ...design, abilities: [...design.abilities, assault] } : design,
  );
  const ships = valuesById(state.units).filter(
    ({ design }) => state.designs[design]?.kind === 'ship',
  );
  const troops = ships.flatMap(({ id: carrier, owner }, ship) =>
    Array.from({ length: ABOARD }, (_one, at): Unit => {
      const id = unitId(`${owner}.u${String(COUNTED + ship * ABOARD + at)}`);
      const place = { kind: 'aboard', carrier } as const;
      return unitOf({ id, owner, design: ground.id, place });
    }),
  );
  const last = COUNTED + ships.length * ABOARD;
  const counters = valuesById(state.counters).map((row) => ({ ...row, units: last }));
  return {
    ...start,
    state: {
      ...state,
      designs: tableOf(designs, ({ id }) => id),
      units: { ...state.units, ...tableOf(troops, ({ id }) => id) },
      counters: tableOf(counters, ({ empire }) => empire),
    },
  };
}
