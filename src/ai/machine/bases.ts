import { buildingOf } from '#model/orders/build-units';
import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import { escortAt } from './army.ts';
import type { Budget } from './budget.ts';
import { underWay, type Yards } from './builds.ts';
import { type Choice, classesFor } from './classes.ts';
import { depotsOf, jumpsToDepot } from './colonies.ts';
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
    if (jumpsToDepot(mind, id) <= 2 || sheet.money <= kept) continue;
    putUp(shop, classes.depot, id, `${name} is out of supply, which makes it restless.`);
  }
}

/** Where a depot would bring the target into supply; null: it is, or no place would do. */
export function depotSite(mind: Mind, goal: SystemId): SystemId | null {
  const { guide, own } = mind.survey;
  if (jumpsToDepot(mind, goal) <= 2) return null;
  const isInReach = (id: SystemId): boolean => (guide.supplyJumps(id, goal) ?? 99) <= 2;
  const spots = own.filter(({ id }) => isInReach(id));
  const known = valuesById(mind.view.systems).filter(
    ({ id, own: mine, visited }) =>
      mine === null &&
      visited?.facts.settlement === 'uninhabited' &&
      mind.survey.enemyStrength(id) === 0 &&
      isInReach(id),
  );
  const all = [...spots.map(({ id }) => id), ...known.map(({ id }) => id)];
  let best: SystemId | null = null;
  let least = Infinity;
  for (const id of all) {
    const far = Math.min(...depotsOf(mind).map((depot) => guide.jumps(depot, id) ?? 99), 99);
    if (far < least) [best, least] = [id, far];
  }
  return best;
}

/** A depot from which the target is in supply, put up before any convoy is loaded with troops. @rule SUP-5 */
export function planForwardDepot(mind: Mind, sheet: Sheet, goal: SystemId): void {
  const site = depotSite(mind, goal);
  if (site === null) return;
  const why = `A depot at ${nameOf(mind, site)} supplies the attack on ${nameOf(mind, goal)}.`;
  putUp({ mind, sheet }, classesFor(mind).depot, site, why);
}
