import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { SystemId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Budget } from './budget.ts';
import { order, orderSome, underWay, type Yards, yardsOf } from './builds.ts';
import { type Choice, classesFor } from './classes.ts';
import { depotsOf, jumpsToDepot, openingsOf, sourcesOfCensus, spareCensus, tradeSlots } from './colonies.ts';
import { convoysIn, nearestOf, patienceOf, turnsLeft } from './convoys.ts';
import { planIntelGrowth, planProductivity, planResearch } from './economy.ts';
import { designOf, isAtWar, type Mind, nameOf, type Sheet, spend } from './mind.ts';
import { isGround } from './siege.ts';
import { send, systemOfShip } from './send.ts';

type Shop = Readonly<{ mind: Mind; sheet: Sheet; yards: Yards; classes: Choice; budget: Budget }>;

/** The upkeep that it allows itself. */
const mayArm = ({ mind, budget }: Shop): boolean => {
  const share = mind.level.upkeep + mind.nature.arms + (isAtWar(mind) ? 15 : 0);
  return budget.upkeep < (budget.gross * share) / 100;
};

/** Convoys that are needed and neither there nor under construction. */
function convoysWanted({ mind }: Shop): number {
  const { view } = mind;
  const isConvoy = ({ kind }: UnitDesign): boolean => kind === 'convoy';
  const own = valuesById(view.units).filter((unit) => designOf(mind, unit)?.kind === 'convoy');
  const idle = own.filter(({ trading }) => !trading).length + underWay(mind, isConvoy);
  const paying = openingsOf(mind).filter(({ payback }) => payback <= patienceOf(mind)).length;
  const spare = sumOf(sourcesOfCensus(mind), (one) => spareCensus(one));
  const settlers = Math.min(paying, spare, 3);
  const lifts = isAtWar(mind) && mind.level.attacks ? 2 : 0;
  return tradeSlots(mind).length + settlers + lifts + 1 - idle;
}

function buyConvoys(shop: Shop, kept: number): void {
  const { mind, sheet, yards, classes } = shop;
  const { home } = mind.survey;
  // Raiders would take it as soon as it is built.
  if (home !== null && mind.survey.hasEnemyFleet(home)) return;
  if (classes.convoy === null || turnsLeft(mind.view) < 12) return;
  const wanted = convoysWanted(shop);
  const why = 'Convoys trade, settle systems, put up bases and carry troops.';
  const many = Math.min(2, wanted);
  if (many > 0) orderSome(mind, sheet, yards, { design: classes.convoy, at: [], why, kept, many });
}

/** The least that guards the homeworld, by turn. */
const LEAST_GUARD = 45;

function buyGuard({ mind, sheet, yards, classes, budget }: Shop): void {
  const [ship] = classes.warships;
  if (ship === undefined || budget.fleetCost >= LEAST_GUARD) return;
  const why = 'Without warships, raiders and enemies find the homeworld open.';
  orderSome(mind, sheet, yards, { design: ship, at: [], why, kept: 0, many: 2 });
}

/** Free berths for flights on own ships, without those under construction. */
function berthsLeft({ mind, classes }: Shop): number {
  const units = valuesById(mind.view.units);
  const berths = sumOf(units, (unit) => {
    const design = designOf(mind, unit);
    return design?.kind === 'ship' ? design.cv : 0;
  });
  const flights = units.filter((unit) => designOf(mind, unit)?.kind === 'flight').length;
  return berths - flights - underWay(mind, ({ id }) => id === classes.flight?.id);
}

function buyFleet(shop: Shop, kept: number): void {
  const { mind, sheet, yards, classes } = shop;
  if (!mayArm(shop)) return;
  const berths = berthsLeft(shop);
  if (classes.flight !== null && berths > 0) {
    const why = 'Its carriers have berths left.';
    orderSome(mind, sheet, yards, { design: classes.flight, at: [], why, kept, many: berths });
  }
  const why = 'Of all classes it has most guns and armor for its price.';
  for (const design of classes.warships.slice(0, 3)) {
    orderSome(mind, sheet, yards, { design, at: [], why, kept, many: 4 });
  }
}

/** A first explorer, unless there is one. */
function buyScout({ mind, sheet, yards, classes }: Shop, kept: number): void {
  const { scout } = classes;
  if (scout === null || mind.level.scouts === 0 || mind.view.turn > 40) return;
  const isScout = ({ abilities }: UnitDesign): boolean =>
    abilities.some(({ id }) => id === 'explorer');
  const own = valuesById(mind.view.units).filter((unit) => {
    const design = designOf(mind, unit);
    return design !== null && isScout(design);
  });
  if (own.length + underWay(mind, isScout) > 0) return;
  const why = 'It leads through restricted lanes, and explores.';
  order(mind, sheet, yards, { design: scout, at: [], why, kept });
}

const isGroundClass = ({ kind }: UnitDesign): boolean => kind === 'ground';

/** Ground units that a colony has or builds. */
function troopsAt({ mind }: Shop, system: SystemId): number {
  const built = valuesById(mind.view.works).filter(
    (work) => work.system === system && work.source === 'census' && !work.cancelled,
  );
  const here = mind.index.atSystem(system).filter((one) => isGround(mind, one));
  return here.length + built.length;
}

/** One ground unit keeps a colony loyal, and more keep a restless one. @rule COL-5 @rule COL-6 */
function buyGarrisons(shop: Shop): void {
  const { mind, sheet, yards, classes } = shop;
  const { ground } = classes;
  if (ground === null) return;
  for (const { id, name, morale, census, rebels } of mind.survey.colonies) {
    const isRestless = 2 * morale < census + 1 || rebels > 0;
    const wanted = isRestless ? Math.ceil((census + 1) / 2) : id === mind.survey.home ? 0 : 1;
    if (troopsAt(shop, id) >= wanted) continue;
    const why = isRestless
      ? `${name} is restless and needs a garrison.`
      : `A garrison keeps ${name} loyal.`;
    order(mind, sheet, yards, { design: ground, at: [id], why, kept: 0 });
  }
}

/** Ground units for an invasion. @rule CON-3 */
function buyTroops({ mind, sheet, yards, classes }: Shop, wanted: number): void {
  const { ground } = classes;
  const { home } = mind.survey;
  if (ground === null) return;
  const garrisons = mind.survey.colonies.length - 1;
  const own = valuesById(mind.view.units).filter((unit) => isGround(mind, unit)).length;
  const many = wanted + garrisons - own - underWay(mind, isGroundClass);
  const why = 'It needs ground units for an invasion.';
  const at = home === null ? [] : [home];
  if (many > 0) orderSome(mind, sheet, yards, { design: ground, at, why, kept: 0, many });
}

const SITES_OF_A_KIND = 1;

/** Puts up a base by a convoy that is there, or calls one. @rule CON-2 */
function putUp({ mind, sheet }: Shop, design: UnitDesign | null, system: SystemId, why: string): void {
  if (design === null || sheet.money < design.cost) return;
  const isSite = underWay(mind, ({ role }) => role === design.role) >= SITES_OF_A_KIND;
  if (isSite || mind.survey.hasEnemyFleet(system)) return;
  const free = convoysIn(mind, sheet).filter(({ census, trading }) => census === 0 && !trading);
  const convoy = nearestOf(mind, free, system);
  if (convoy === null) return;
  if (systemOfShip(mind, convoy) !== system) {
    send(mind, sheet, { units: [convoy], to: system, travel: { safe: true }, label: 'Builders', why });
    return;
  }
  sheet.busy.add(convoy.id);
  spend(mind, sheet, design.cost, {
    order: {
      kind: 'BuildUnits',
      design: design.id,
      count: 1,
      system,
      source: 'convoy',
      names: [],
      pay: null,
    },
    why,
  });
}

/** A shipyard more when those that there are can't spend the income, and depots where supply ends. */
function buyBases(shop: Shop, kept: number, goal: SystemId | null): void {
  const { mind, sheet, classes, budget } = shop;
  const { home } = mind.survey;
  const yards = valuesById(mind.view.units).filter(
    (unit) => designOf(mind, unit)?.role === 'shipyard',
  ).length;
  if (home !== null && budget.gross / 18 > yards && sheet.money > kept + 20) {
    putUp(shop, classes.shipyard, home, `The shipyards can't build all that ${nameOf(mind, home)} can pay.`);
  }
  const depot = goal === null ? null : depotSite(mind, goal);
  if (depot !== null && sheet.money > kept) {
    putUp(shop, classes.depot, depot, `A depot at ${nameOf(mind, depot)} supplies the fleet near its target.`);
  }
  for (const { id, name } of mind.survey.colonies) {
    if (jumpsToDepot(mind, id) <= 2 || sheet.money <= kept) continue;
    putUp(shop, classes.depot, id, `${name} is out of supply, which makes it restless.`);
  }
}

/** Where a depot would bring the target into supply; null: it is, or no place would do. */
function depotSite(mind: Mind, goal: SystemId): SystemId | null {
  const { guide, own } = mind.survey;
  if (jumpsToDepot(mind, goal) <= 2) return null;
  const spots = own.filter(({ id }) => (guide.jumps(id, goal) ?? 99) <= 2);
  const known = valuesById(mind.view.systems).filter(
    ({ id, own: mine, visited }) =>
      mine === null &&
      visited?.facts.settlement === 'uninhabited' &&
      mind.survey.enemyStrength(id) === 0 &&
      (guide.jumps(id, goal) ?? 99) <= 2,
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

/** What is bought this turn, the most urgent first. */
export function planPurchases(
  mind: Mind,
  sheet: Sheet,
  budget: Budget,
  war: Readonly<{ goal: SystemId | null; troops: number }>,
): void {
  const shop: Shop = { mind, sheet, yards: yardsOf(mind), classes: classesFor(mind), budget };
  buyGuard(shop);
  buyScout(shop, 0);
  planResearch(mind, sheet, budget);
  const arms = mayArm(shop) ? Math.floor(budget.gross * armsShare(mind)) : 0;
  buyGarrisons(shop);
  if (war.troops > 0) buyTroops(shop, war.troops);
  buyConvoys(shop, 0);
  const dear = planProductivity(mind, sheet, isAtWar(mind) ? arms : 0);
  buyBases(shop, 0, war.goal);
  planIntelGrowth(mind, sheet, arms);
  // In peace it saves for what pays for itself; in war the fleet comes first.
  buyFleet(shop, isAtWar(mind) || budget.fleetCost < leastFleet(mind) ? 0 : dear);
}

/** The fleet that it wants before it saves for anything. */
const leastFleet = ({ view: { turn }, level }: Mind): number =>
  LEAST_GUARD + (level.attacks ? 2 : 1) * turn;

/** The part of the income that it keeps for arms before it invests. */
const armsShare = (mind: Mind): number => {
  const base = mind.level.attacks ? 0.35 : 0.15;
  return base + (isAtWar(mind) ? 0.2 : 0) + mind.nature.arms / 100;
};

