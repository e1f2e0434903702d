import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import { brandAs } from '#kernel/brand/brand';
import type { SystemId, UnitId } from '#model/campaign/ids';
import { projectIdOf, type SystemProjectKind } from '#model/campaign/project';
import type { Specialisation, StarSystem } from '#model/campaign/system';
import type { Unit, UnitStatus } from '#model/forces/unit';
import type { LegalOrder, Order } from '#model/orders/order';
import { garrisonsOf } from '#rules/colony/garrisons-of';
import { knownGroundOf } from '#rules/construction/known-ground';
import { scrapValueOf } from '#rules/construction/scrap-value';
import { isFriendlyTo } from '#rules/construction/service-place';
import { refundOf } from '#rules/construction/refund-of';
import { statusLeadersOf } from '#rules/construction/status-leaders';
import { improvementFailureOf } from '#rules/economy/improvement-failure';
import { plannedBlockades } from './planned-blockades.ts';
import { plannedDesigns } from './planned-designs.ts';
import { plannedFinishes } from './planned-finishes.ts';
import { type PlannedLandings, plannedLandings } from './planned-landings.ts';
import type { Planned } from './planned-queues.ts';
import { plannedSite, plannedTrade, systemAfterSupply } from './planned-site.ts';
import type { Plan } from './plan.ts';

/** What an empire has at the end of the turn if its sheet is carried out and nothing hinders it. */
type PlannedRealm = Readonly<{
  systems: readonly StarSystem[];
  units: readonly Unit[];
  /** Points that come into the Treasury after the Economic Phase. */
  gains: number;
}>;

/** Follows a sheet to the end of its turn. Growth and the traits of terraforming are left out, because they depend on dice. @rule ECO-6 */
export function plannedRealmOf(plan: Plan, legal: readonly LegalOrder[]): PlannedRealm {
  const orders = legal.map(({ order }) => order);
  const statusOf = statusAfter(plan, orders);
  const landings = plannedLandings(plan, orders);
  const kept = keptUnits(plan, orders, { statusOf, landings });
  const built = plannedFinishes(plan, legal).map((work, at) => newUnit(plan, work, at));
  const units = [...kept, ...built];
  const isRuled = lawAfter(plan, units);
  return {
    systems: plannedSystems(plan, orders, landings).map((system) => {
      return { ...system, martialLaw: isRuled(system) };
    }),
    units,
    gains: refunds(plan) + scrapGains(plan, statusOf),
  };
}

/** What is bought comes only where the landings leave the system fit for it; what is sold is gone already. @rule COL-2 @rule ECO-8 */
function plannedSystems(
  plan: Plan,
  orders: readonly Order[],
  landings: PlannedLandings,
): readonly StarSystem[] {
  const { view, realm } = plan;
  const sold = new Set(
    orders.flatMap((order) => (order.kind === 'SellProductivity' ? [order.system] : [])),
  );
  const isBlockaded = plannedBlockades(plan);
  return valuesById(view.systems).flatMap(({ own }) => {
    if (own === null) return [];
    const landed = { ...landings.after(own), blockaded: isBlockaded(own) };
    const comes = (kind: SystemProjectKind): number => {
      const isBought = realm.bought.has(projectIdOf(kind, own.id));
      return isBought && improvementFailureOf(kind, landed, view.empire.id) === null ? 1 : 0;
    };
    const change = sold.has(own.id) ? -1 : comes('productivity');
    const { productivity, intel } = own;
    const kind = realm.specialised.get(own.id);
    const { specialisation } = kind === undefined ? own : specialisedFor(kind, view.turn);
    const bought = { productivity: productivity + change, intel: intel + comes('intel') };
    return [{ ...landed, ...bought, specialisation }];
  });
}

const specialisedFor = (
  kind: Specialisation | null,
  since: number,
): Pick<StarSystem, 'specialisation'> => ({ specialisation: { kind, since } });

/** Where there is martial law at the end of the turn: where it is ordered, or goes on, and those who keep it are landed. @rule COL-7 */
function lawAfter({ view, realm, yards }: Plan, units: readonly Unit[]) {
  const forces = { units: tableOf(units, ({ id }) => id), designOf: yards.facts.designOf };
  const garrison = garrisonsOf(forces);
  return ({ id, census, martialLaw }: StarSystem): boolean =>
    (realm.laws.get(id) ?? martialLaw) && garrison(id, view.empire.id).keepers >= census;
}

type Turned = Readonly<{ statusOf: StatusOf; landings: PlannedLandings }>;

/** Units that are neither scrapped nor used up, where they will be and as they will be. */
function keptUnits(
  plan: Plan,
  orders: readonly Order[],
  { statusOf, landings }: Turned,
): readonly Unit[] {
  const { view, yards } = plan;
  const settlers = settlersUsedUp(plan);
  const designs = plannedDesigns(plan, orders);
  const isGone = (unit: Unit): boolean =>
    yards.scrapped.has(unit.id) ||
    yards.takenApart.has(unit.id) ||
    settlers.has(unit.id) ||
    carrierIsScrapped(plan, unit, statusOf);
  return valuesById(view.units)
    .filter((unit) => !isGone(unit))
    .map((unit) => {
      const moved = plannedSite(plan, unit);
      const trading = plannedTrade(plan, unit);
      const place =
        moved === null ? landings.placeOf(unit) : ({ kind: 'system', system: moved } as const);
      const design = isUnderWay(plan, unit) ? unit.design : (designs.get(unit.id) ?? unit.design);
      return { ...unit, design, status: statusOf(unit), trading, place };
    });
}

/** One convoy for each site that is free as far as its owner knows; others stand by. */
function settlersUsedUp({ view, realm }: Plan): ReadonlySet<UnitId> {
  const sites = new Map<SystemId, UnitId>();
  for (const [convoy, site] of realm.settlers) {
    const known = view.systems[site]?.visited?.facts.settlement ?? 'uninhabited';
    if (known === 'uninhabited' && !sites.has(site)) sites.set(site, convoy);
  }
  return new Set(sites.values());
}

/** Whether a unit moves this turn, by itself or with the carrier that it is aboard of then. @rule SUP-10 */
function isUnderWay(plan: Plan, unit: Unit): boolean {
  const place = plan.redeployed.get(unit.id) ?? plan.moved.get(unit.id) ?? unit.place;
  const host = place.kind === 'aboard' ? (plan.view.units[place.carrier] ?? unit) : unit;
  return plannedSite(plan, host) !== null;
}

type StatusOf = (unit: Unit) => UnitStatus;

/** Units after the changes of status, those aboard with their carriers; moving units keep their status. @rule CON-9 */
function statusAfter(plan: Plan, orders: readonly Order[]): StatusOf {
  const statuses = plannedStatuses(plan, orders);
  return (unit) => {
    const carrier = carrierAfterLandings(plan, unit);
    const aboard = carrier === null ? undefined : statuses.get(carrier);
    const ordered = statuses.get(unit.id) ?? aboard;
    return isUnderWay(plan, unit) ? unit.status : (ordered ?? unit.status);
  };
}

/** The changes of status that find capacity. */
function plannedStatuses(
  { view, yards }: Plan,
  orders: readonly Order[],
): ReadonlyMap<UnitId, UnitStatus> {
  const changes = orders.flatMap((order) =>
    order.kind === 'SetStatus'
      ? statusLeadersOf(order.units, view.units).map((id) => [id, order.status] as const)
      : [],
  );
  return new Map(changes.filter(([id]) => !yards.unchanged.has(id)));
}

/** What a unit is aboard of when the landings are over, before anything is scrapped; null: of nothing. */
function carrierAfterLandings(
  { moved, cargo, redeployed }: Plan,
  { id, place }: Unit,
): UnitId | null {
  const into = cargo.loaded.get(id);
  if (into !== undefined && into !== id) return into;
  const to = redeployed.get(id) ?? moved.get(id) ?? place;
  const onto = cargo.based.get(id);
  if (onto !== undefined) return onto;
  const isLanded = cargo.unloaded.has(id) && !cargo.kept.has(id);
  return to.kind === 'aboard' && !isLanded ? to.carrier : null;
}

/** What is mothballed comes off its carrier before that is scrapped. @rule CON-8 @rule CON-9 */
const comesOff = (unit: Unit, statusOf: StatusOf): boolean =>
  unit.status !== 'mothballed' && statusOf(unit) === 'mothballed';

function carrierIsScrapped(plan: Plan, unit: Unit, statusOf: StatusOf): boolean {
  const carrier = carrierAfterLandings(plan, unit);
  return carrier !== null && plan.yards.scrapped.has(carrier) && !comesOff(unit, statusOf);
}

const refunds = ({ view, cancelled, cancelledProjects }: Plan): number =>
  sumOf(cancelledProjects, refundOf) +
  sumOf(valuesById(view.works), (work) =>
    work.cancelled || cancelled.has(work.id) ? refundOf(work) : 0,
  );

function scrapGains(plan: Plan, statusOf: StatusOf): number {
  const { view, yards } = plan;
  const units = valuesById(view.units);
  return sumOf([...yards.scrapped], (id) => {
    const scrapped = view.units[id];
    const system = scrapped === undefined ? null : systemAfterSupply(plan, scrapped);
    const ground = system === null ? null : knownGroundOf(view.systems[system]);
    const isFriendly = ground !== null && isFriendlyTo(yards.facts, view.empire.id, ground);
    // What is scrapped by name as well is counted by itself.
    const goesWithIt = (one: Unit): boolean =>
      carrierAfterLandings(plan, one) === id &&
      !yards.scrapped.has(one.id) &&
      !comesOff(one, statusOf);
    const all = [scrapped, ...units.filter(goesWithIt)];
    return sumOf(all, (unit) => {
      const design = unit === undefined ? undefined : yards.facts.designOf(unit.design);
      return design === undefined ? 0 : scrapValueOf(design, isFriendly);
    });
  });
}

function newUnit({ view }: Plan, { design, system }: Planned, at: number): Unit {
  return {
    id: brandAs<UnitId>(`planned.${String(at)}`),
    owner: view.empire.id,
    design,
    name: '',
    place: { kind: 'system', system },
    condition: 'sound',
    status: 'active',
    trading: false,
    census: 0,
    outOfSupply: 0,
    damage: 0,
    ordnance: [],
    unconverted: false,
    since: view.turn,
  };
}
