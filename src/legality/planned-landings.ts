import type { SystemId, UnitId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import type { Unit, UnitPlace } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { censusLanded } from '#rules/colony/census-landed';
import { plannedSite, systemAfterMoves } from './planned-site.ts';
import type { Plan } from './plan.ts';
import { systemOfUnit } from './where.ts';

type Way = 'UnloadCargo' | 'LoadCargo';

/** What the Landings of a sheet do with Census, if nothing hinders them. */
type PlannedLandings = Readonly<{
  /** What is aboard a convoy afterwards; undefined: as it was. */
  aboard: (convoy: UnitId) => number | undefined;
  after: (system: StarSystem) => StarSystem;
  /** Where a unit is afterwards, as far as cargo changes it. */
  placeOf: (unit: Unit) => UnitPlace;
}>;

/** What is taken aboard is with its convoy; what is put down is in the convoy's system. */
function landingPlaceOf(plan: Plan, unit: Unit): UnitPlace {
  const { loaded, unloaded } = plan.cargo;
  const into = loaded.get(unit.id);
  if (into !== undefined && into !== unit.id) return { kind: 'aboard', carrier: into };
  const from = unloaded.get(unit.id);
  const carrier = from === undefined || from === unit.id ? undefined : plan.view.units[from];
  const system = carrier === undefined ? null : systemAfterMoves(plan, carrier);
  return system === null ? unit.place : { kind: 'system', system };
}

/** Convoys put their Census down, then others take theirs aboard. @rule MOV-7 @rule COL-1 */
export function plannedLandings(plan: Plan, orders: readonly Order[]): PlannedLandings {
  const aboard = new Map<UnitId, number>();
  const moved: Readonly<Record<Way, Map<SystemId, number>>> = {
    UnloadCargo: new Map(),
    LoadCargo: new Map(),
  };
  for (const order of orders) {
    if (order.kind !== 'UnloadCargo' && order.kind !== 'LoadCargo') continue;
    if (order.cargo.kind !== 'census') continue;
    const unit = plan.view.units[order.carrier];
    const site =
      unit === undefined ? null : (plannedSite(plan, unit) ?? systemOfUnit(plan, unit.id));
    if (site === null) continue;
    aboard.set(order.carrier, order.kind === 'LoadCargo' ? 1 : 0);
    moved[order.kind].set(site, (moved[order.kind].get(site) ?? 0) + 1);
  }
  const after = (system: StarSystem): StarSystem => {
    let { census, morale } = system;
    for (let left = moved.UnloadCargo.get(system.id) ?? 0; left > 0; left -= 1) {
      ({ census, morale } = censusLanded({ census, morale }));
    }
    census -= moved.LoadCargo.get(system.id) ?? 0;
    return { ...system, census, morale: Math.min(morale, census) };
  };
  const placeOf = (unit: Unit): UnitPlace => landingPlaceOf(plan, unit);
  return { aboard: (convoy) => aboard.get(convoy), after, placeOf };
}
