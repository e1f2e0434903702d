import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';

/** A start in which two empires have a Military treaty, and the fleets of each lie crippled at the other's homeworld. */
export function withGuests(start: ScenarioStart): ScenarioStart {
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
    state: 'military' as const,
  }));
  const tables = {
    fleets: tableOf(fleets, ({ id }) => id),
    units: tableOf(units, ({ id }) => id),
    relations: tableOf(relations, ({ id }) => id),
  };
  return { ...start, state: { ...state, ...tables } };
}
