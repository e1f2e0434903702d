import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { Ability } from '#model/forces/design';

const SCOUT: Ability = { id: 'scout' as Ability['id'], rating: 2 };
const PLENTY = 6;

/** Every ship is a Scout, and every system of somebody has Intel for it: units are kept out of battles and drawn into them. */
export function withScouts({ state, ...start }: ScenarioStart): ScenarioStart {
  const designs = valuesById(state.designs).map((design) =>
    design.kind === 'ship' ? { ...design, abilities: [...design.abilities, SCOUT] } : design,
  );
  const systems = valuesById(state.systems).map((system) =>
    system.owner === null ? system : { ...system, intel: PLENTY },
  );
  return {
    ...start,
    state: {
      ...state,
      designs: tableOf(designs, ({ id }) => id),
      systems: tableOf(systems, ({ id }) => id),
    },
  };
}
