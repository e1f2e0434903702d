import { buildingOf } from '#model/orders/build-units';
import { firstBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import { escortAt } from './army.ts';
import type { Budget } from './budget.ts';
import { underWay, type Yards } from './builds.ts';
import { type Choice, classesFor } from './classes.ts';
import { depotsOf, jumpsToDepot, SUPPLIED_JUMPS } from './colonies.ts';
import { convoysIn, nearestOf } from './convoys.ts';
import { designOf, type Mind, nameOf, type Sheet, spend } from './mind.ts';
import { send, systemOfShip } from './send.ts';

/** What a planner of purchases works with. */
export type Shop = Readonly<{
  mind: Mind;
  sheet: Sheet;
  yards: Yards;
  classes: Choice;
  budget: Budget;
}>;

type Builder = Pick<Shop, 'mind' | 'sheet'>;

const SITES_OF_A_KIND = 1;

/** Puts up a base by a convoy that is there, or calls one. @rule CON-2 */
function putUp(
  { mind, sheet }: Builder,
  design: UnitDesign | null,
  system: SystemId,
  why: string,
): void {
  if (design === null || sheet.money < design.cost) return;
  const isSite = underWay(mind, ({ role }) => role === design.role) >= SITES_OF_A_KIND;
  if (isSite || mind.survey.hasEnemyFleet(system)) return;
  const free = convoysIn(mind, sheet).filter(({ census, trading }) => census === 0 && !trading);
  const convoy = nearestOf(mind, sheet, free, system);
  if (convoy === null) return;
  if (systemOfShip(mind, convoy) !== system) {
    const at = systemOfShip(mind, convoy);
    const escort = at === null ? [] : escortAt(mind, sheet, at);
    const units = [convoy, ...escort];
    send(mind, sheet, { units, to: system, travel: { safe: true }, label: 'Builders', why });
    return;
  }
  sheet.busy.add(convoy.id);
  spend(mind, sheet, design.cost, {
    order: buildingOf({ design: design.id, count: 1, system, source: 'convoy' }),
    why,
  });
}

/** Without a depot the fleets starve, and without a shipyard nobody repairs them. */
export function buyEssentials(shop: Shop): void {
  const { mind, classes } = shop;
  const { home } = mind.survey;
  if (home === null) return;
  const isAtHome = (role: UnitDesign['role']): boolean =>
    mind.index.atSystem(home).some((unit) => designOf(mind, unit)?.role === role);
  const name = nameOf(mind, home);
  if (!isAtHome('depot'))
    putUp(shop, classes.depot, home, `Without a depot at ${name} the fleets starve.`);
  if (!isAtHome('shipyard')) {
    putUp(shop, classes.shipyard, home, `Without a shipyard ${name} builds and repairs little.`);
  }
}

/** Each shipyard costs upkeep and draws raiders: one, and more only for a fleet that is paid for but can't be built in time. */
function yardsWanted({ mind, sheet }: Shop, { gross }: Budget): number {
  if (!mind.level.spreads) return gross / 18;
  return Math.max(1, sheet.money / 150);
}

/** A shipyard more when those that there are can't spend the income, and depots where supply ends. */
export function buyBases(shop: Shop, kept: number): void {
  const { mind, sheet, classes, budget } = shop;
  const { home } = mind.survey;
  const yards = valuesById(mind.view.units).filter(
    (unit) => designOf(mind, unit)?.role === 'shipyard',
  ).length;
  if (home !== null && yardsWanted(shop, budget) > yards && sheet.money > kept + 20) {
    putUp(
      shop,
      classes.shipyard,
      home,
      `The shipyards can't build all that ${nameOf(mind, home)} can pay.`,
    );
  }
  for (const { id, name } of mind.survey.colonies) {
    if (jumpsToDepot(mind, id) <= SUPPLIED_JUMPS || sheet.money <= kept) continue;
    putUp(shop, classes.depot, id, `${name} is out of supply, which makes it restless.`);
  }
}

/** Where a convoy can put up a depot: own systems and free ones, without enemies as far as it knows. */
function sitesOf({ view, survey }: Mind): readonly SystemId[] {
  const free = valuesById(view.systems).filter(
    ({ own, visited }) => own === null && visited?.facts.settlement === 'uninhabited',
  );
  return [...survey.own, ...free].flatMap(({ id }) => (survey.enemyStrength(id) > 0 ? [] : [id]));
}

/** Lanes of any class from the nearest own depot. */
const farOf = ({ survey }: Mind, depots: readonly SystemId[], id: SystemId): number =>
  Math.min(99, ...depots.map((depot) => survey.guide.jumps(depot, id) ?? 99));

/** The site near a depot that is nearest of all to the target: depots go forward step by step. */
function stoneToward(mind: Mind, goal: SystemId): SystemId | null {
  const depots = depotsOf(mind);
  const jumpsTo = (id: SystemId): number => mind.survey.guide.jumps(id, goal) ?? 99;
  const now = Math.min(99, ...depots.map(jumpsTo));
  const stones = sitesOf(mind).filter(
    (id) => jumpsTo(id) < now && farOf(mind, depots, id) <= SUPPLIED_JUMPS,
  );
  return firstBy(stones, (a, b) => jumpsTo(a) - jumpsTo(b)) ?? null;
}

/** Where a depot would bring the target into supply, or nearer to it; null: it is in supply, or no place would do. */
export function depotSite(mind: Mind, goal: SystemId): SystemId | null {
  const { guide } = mind.survey;
  if (jumpsToDepot(mind, goal) <= SUPPLIED_JUMPS) return null;
  const depots = depotsOf(mind);
  const sites = sitesOf(mind).filter(
    (id) => (guide.supplyJumps(id, goal) ?? 99) <= SUPPLIED_JUMPS && farOf(mind, depots, id) < 99,
  );
  const best = firstBy(sites, (a, b) => farOf(mind, depots, a) - farOf(mind, depots, b)) ?? null;
  const isNear = best !== null && farOf(mind, depots, best) <= SUPPLIED_JUMPS;
  return isNear ? best : (stoneToward(mind, goal) ?? best);
}

/** A depot from which the target is in supply, put up before any convoy is loaded with troops. @rule SUP-5 */
export function planForwardDepot(mind: Mind, sheet: Sheet, goal: SystemId): void {
  const site = depotSite(mind, goal);
  if (site === null) return;
  const why = `A depot at ${nameOf(mind, site)} supplies the attack on ${nameOf(mind, goal)}.`;
  putUp({ mind, sheet }, classesFor(mind).depot, site, why);
}
