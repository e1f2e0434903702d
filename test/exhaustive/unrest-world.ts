import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { StarSystem } from '#model/campaign/system';
import { withTroops } from './with-troops.ts';

const FEW = { census: 1, morale: 1, productivity: 1 };

/** One Census everywhere: at home a rebellion has just ended, in the colonies another begins. */
function unruly(system: StarSystem): StarSystem {
  if (system.owner === null) return system;
  if (system.name.startsWith('Home')) return { ...system, ...FEW, rebels: 1 };
  if (system.name.startsWith('Gate')) return { ...system, ...FEW };
  return { ...system, ...FEW, morale: 0 };
}

/** Empires of few and unruly people, with a ground unit at each gate. */
export function withUnrest(start: ScenarioStart): ScenarioStart {
  const { state, ...rest } = withTroops(start, ({ name }) => name.startsWith('Gate'));
  const systems = tableOf(valuesById(state.systems).map(unruly), ({ id }) => id);
  return { ...rest, state: { ...state, systems } };
}
