import type { SystemId, UnitId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import type { Unit, UnitPlace } from '#model/forces/unit';
import type { LoadCargo, Order, UnloadCargo } from '#model/orders/order';
import { censusLanded } from '#rules/colony/census-landed';
import { plannedSite, systemAfterMoves } from './planned-site.ts';
import type { Plan } from './plan.ts';
import { systemOfUnit } from './where.ts';

type Way = 'UnloadCargo' | 'LoadCargo';

/** What the Landings of a sheet do with Census, if nothing hinders them. */
export type PlannedLandings = Readonly<{
  /** What is aboard a convoy afterwards; undefined: as it was. */
  aboard: (convoy: UnitId) => number | undefined;
  after: (system: StarSystem) => StarSystem;
  /** Where a unit is afterwards, as far as cargo changes it. */
  placeOf: (unit: Unit) => UnitPlace;
}>;

/** Where a unit is after what the sheet takes aboard: with its convoy, and others that share it. */
export function plannedHold({ cargo }: Pick<Plan, 'cargo'>, { id, place }: Unit): UnitPlace {
  const carrier = cargo.loaded.get(id);
  if (carrier === undefined || carrier === id) return place;
  const shares = cargo.shared.get(id);
  return { kind: 'aboard', carrier, ...(shares === undefined ? {} : { shares }) };
}

/** What is put down is in the convoy's system. */
function landingPlaceOf(plan: Plan, unit: Unit): UnitPlace {
  const hold = plannedHold(plan, unit);
  if (hold !== unit.place || plan.cargo.kept.has(unit.id)) return hold;
  const onto = plan.cargo.based.get(unit.id);
  if (onto !== undefined) return { kind: 'aboard', carrier: onto };
  const from = plan.cargo.unloaded.get(unit.id);
  const carrier = from === undefined || from === unit.id ? undefined : plan.view.units[from];
  const system = carrier === undefined ? null : systemAfterMoves(plan, carrier);
  return system === null ? unit.place : { kind: 'system', system };
}

type People = Pick<StarSystem, 'census' | 'morale'>;

function afterLanding({ census, morale }: People, landed: number): People {
  let people: People = { census, morale };
  for (let left = landed; left > 0; left -= 1) people = censusLanded(people);
  return people;
}

function afterLoading({ census, morale }: People, loaded: number): People {
  return { census: census - loaded, morale: Math.min(morale, census - loaded) };
}

/** Where a convoy is when it is its turn to load or unload; null: nobody of the empire's, or in a lane. */
function siteOf(plan: Plan, { kind, carrier }: LoadCargo | UnloadCargo): SystemId | null {
  const unit = plan.view.units[carrier];
  if (unit === undefined) return null;
  const stays = kind === 'LoadCargo' && plan.view.rules.loading === 'movement';
  const goal = stays ? null : plannedSite(plan, unit);
  return goal ?? systemOfUnit(plan, carrier);
}

/** Convoys put their Census down, then others take theirs aboard; or that first, by a setting. @rule MOV-7 @rule COL-1 */
export function plannedLandings(plan: Plan, orders: readonly Order[]): PlannedLandings {
  const aboard = new Map<UnitId, number>();
  const moved: Readonly<Record<Way, Map<SystemId, number>>> = {
    UnloadCargo: new Map(),
    LoadCargo: new Map(),
  };
  for (const order of orders) {
    if (order.kind !== 'UnloadCargo' && order.kind !== 'LoadCargo') continue;
    if (order.cargo.kind !== 'census') continue;
    const site = siteOf(plan, order);
    if (site === null) continue;
    aboard.set(order.carrier, order.kind === 'LoadCargo' ? 1 : 0);
    moved[order.kind].set(site, (moved[order.kind].get(site) ?? 0) + 1);
  }
  const after = (system: StarSystem): StarSystem => {
    const landed = moved.UnloadCargo.get(system.id) ?? 0;
    const loaded = moved.LoadCargo.get(system.id) ?? 0;
    const isLoadedFirst = plan.view.rules.loading === 'movement';
    const begun = isLoadedFirst ? afterLoading(system, loaded) : system;
    const ended = afterLanding(begun, landed);
    return { ...system, ...(isLoadedFirst ? ended : afterLoading(ended, loaded)) };
  };
  const placeOf = (unit: Unit): UnitPlace => landingPlaceOf(plan, unit);
  return { aboard: (convoy) => aboard.get(convoy), after, placeOf };
}
