import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { keysById, valuesById } from '#kernel/collections/tables';
import { CIVILIAN_BASES } from '#model/campaign/civilian-bases';
import type { StarSystem } from '#model/campaign/system';
import { unitId, unitOf } from '#test/support/campaign';

/** A start in which each homeworld lies beside ruins and has a small civilian base. */
export function withCivilianBases(start: ScenarioStart): ScenarioStart {
  const { state } = start;
  const bases = keysById(state.empires).map((owner) => {
    const next = state.counters[owner]!.units + 1;
    return unitOf({
      id: unitId(`${owner}.u${String(next)}`),
      owner,
      design: CIVILIAN_BASES[0]!,
      place: { kind: 'system', system: state.empires[owner]!.homeworld },
    });
  });
  const systems = valuesById(state.systems).map((system): StarSystem => {
    return system.owner === null ? system : { ...system, anomalies: ['Ruins'] };
  });
  const counters = keysById(state.empires).map((owner) => {
    const before = state.counters[owner]!;
    return [owner, { ...before, units: before.units + 1 }] as const;
  });
  return {
    ...start,
    state: {
      ...state,
      systems: Object.fromEntries(systems.map((one) => [one.id, one])),
      units: { ...state.units, ...Object.fromEntries(bases.map((one) => [one.id, one])) },
      counters: { ...state.counters, ...Object.fromEntries(counters) },
    },
  };
}
