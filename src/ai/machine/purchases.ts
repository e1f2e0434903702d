import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import { type Budget, LEAST_GUARD } from './budget.ts';
import { leadsThroughRestricted } from '#rules/movement/leads-through-restricted';
import { canSurge, mayArm } from './arming.ts';
import { armyOf, strengthOf } from './army.ts';
import { buyBases, buyEssentials, type Shop } from './bases.ts';
import { order, orderSome, underWay, yardsOf } from './builds.ts';
import { classesFor } from './classes.ts';
import { claimsOf, openingsOf, sourcesOfCensus, spareCensus, tradeSlots } from './colonies.ts';
import { needsLeader } from './convoys.ts';
import { patienceOf, turnsLeft } from './horizon.ts';
import { HOME_FLIGHTS } from './flights.ts';
import {
  BARGAIN,
  planIntelGrowth,
  planProductivity,
  planResearch,
  planTerraforming,
} from './economy.ts';
import { designOf, isAtWar, type Mind, nameOf, type Sheet } from './mind.ts';
import { isGround } from './siege.ts';
import { isFedAt, lanesFromDepot } from './supply.ts';
import { isStrongEnough, targetsOf } from './targets.ts';

const isConvoy = ({ kind }: UnitDesign): boolean => kind === 'convoy';

const convoysOf = (mind: Mind): readonly Unit[] =>
  valuesById(mind.view.units).filter((unit) => designOf(mind, unit)?.kind === 'convoy');

/** Convoys that wait for work or are under construction. */
function idleConvoys({ mind }: Shop): number {
  const own = convoysOf(mind);
  const isEmpty = ({ id, trading }: Unit): boolean =>
    !trading && mind.index.aboard(id).length === 0;
  return own.filter(isEmpty).length + underWay(mind, isConvoy);
}

/** Convoys that are needed and neither there nor under construction. */
function convoysWanted(shop: Shop): number {
  const { mind } = shop;
  const paying = openingsOf(mind).filter(({ payback }) => payback <= patienceOf(mind)).length;
  const spare = sumOf(sourcesOfCensus(mind), (one) => spareCensus(one));
  const settlers = Math.min(paying, spare, 3);
  const { attacks, spreads } = mind.level;
  const invades = isAtWar(mind) && attacks && (!spreads || isStrongEnough(mind));
  // Each idle convoy draws raiders.
  const idle = spreads ? 0 : 1;
  return tradeSlots(mind).length + settlers + (invades ? 2 : 0) + idle - idleConvoys(shop);
}

/** A convoy to put up a depot and a shipyard where the homeworld is held: from there the fleet comes back. */
function buyBuilder({ mind, sheet, yards, classes }: Shop): void {
  const { home, isHeld } = mind.survey;
  const isThere = underWay(mind, isConvoy) + convoysOf(mind).length > 0;
  if (!isHeld || home === null || classes.convoy === null || isThere) return;
  const why = `A convoy is to put up a depot at ${nameOf(mind, home)}.`;
  const wish = { design: classes.convoy, why, kept: 0, slow: true } as const;
  order(mind, sheet, yards, { ...wish, at: [mind.view.empire.homeworld, home] });
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
  if (many <= 0) return;
  orderSome(mind, sheet, yards, { design: classes.convoy, at: shelterOf(mind), why, kept, many });
}

/** Where convoys are built: raiders plunder them elsewhere as fast as they are built. */
const shelterOf = ({ survey: { home } }: Mind): readonly SystemId[] =>
  home === null ? [] : [home];

/** Convoys to claim outposts, once what pays sooner is paid. */
function buyClaims(shop: Shop, kept: number): void {
  const { mind, sheet, yards, classes } = shop;
  const { home } = mind.survey;
  if (classes.convoy === null || (home !== null && mind.survey.hasEnemyFleet(home))) return;
  const many = Math.min(mind.level.claims, claimsOf(mind).length) + 1 - idleConvoys(shop);
  const why = 'Outposts grow into colonies in time.';
  orderSome(mind, sheet, yards, { design: classes.convoy, at: shelterOf(mind), why, kept, many });
}

function buyGuard({ mind, sheet, yards, classes, budget }: Shop): void {
  if (budget.fleetCost >= LEAST_GUARD) return;
  const why = 'Without warships, raiders and enemies find the homeworld open.';
  for (const design of classes.warships) {
    const many = orderSome(mind, sheet, yards, { design, at: [], why, kept: 0, many: 6 });
    if (many > 0) return;
  }
}

/** The part of the strength of the enemies at the homeworld that its ships must have before they fight. */
const RELIEF = 1.5;

/**
 * Enemies at the homeworld who have taken its shipyards never leave: systems build ships at double price until they are strong enough.
 * @rule CON-1 @rule SUP-1
 */
function buyRelief({ mind, sheet, yards, classes }: Shop): void {
  const { view, survey } = mind;
  const { homeworld } = view.empire;
  if (!mind.level.spreads || !survey.own.some(({ id }) => id === homeworld)) return;
  if (!survey.hasEnemyFleet(homeworld)) return;
  const threat = survey.enemyStrength(homeworld);
  if (strengthOf(mind, armyOf(mind, sheet)) >= RELIEF * threat) return;
  const why = `Enemies hold ${nameOf(mind, homeworld)}, and only ships drive them away.`;
  const quiet = survey.colonies.flatMap(({ id }) => (survey.enemyStrength(id) > 0 ? [] : [id]));
  const at = [...quiet, homeworld];
  for (const design of classes.warships) {
    orderSome(mind, sheet, yards, { design, at, why, kept: 0, many: 4, dear: true });
  }
}

/** Free berths for flights on own ships, without those under construction. */
function berthsLeft({ mind, classes }: Shop): number {
  const units = valuesById(mind.view.units);
  const berths = sumOf(units, (unit) => {
    const design = designOf(mind, unit);
    return design?.kind === 'ship' ? design.cv : 0;
  });
  const flights = units.filter((unit) => designOf(mind, unit)?.kind === 'flight').length;
  return berths + HOME_FLIGHTS - flights - underWay(mind, ({ id }) => id === classes.flight?.id);
}

/** A fleet of several classes meets more kinds of enemies. */
const BEST_CLASSES = 3;

function buyFleet(shop: Shop, kept: number): void {
  const { mind, sheet, yards, classes } = shop;
  if (!mayArm(shop)) return;
  const berths = berthsLeft(shop);
  if (classes.flight !== null && berths > 0) {
    const why = 'Its carriers and its homeworld have room for flights.';
    orderSome(mind, sheet, yards, { design: classes.flight, at: [], why, kept, many: berths });
  }
  const why = 'Of all classes it has most guns and armor for its price.';
  // A few of each of the best classes, or else any that can be built without a shipyard.
  let kinds = 0;
  for (const design of classes.warships) {
    if (kinds === BEST_CLASSES) return;
    if (orderSome(mind, sheet, yards, { design, at: [], why, kept, many: 4 }) > 0) kinds += 1;
  }
}

/** An explorer to see the map, one more to lead the fleet in war, and one more for convoys. */
function buyScout({ mind, sheet, yards, classes }: Shop): void {
  const { scout } = classes;
  if (scout === null) return;
  const isScout = (design: UnitDesign): boolean => leadsThroughRestricted(design, mind.view.rules);
  const own = valuesById(mind.view.units).filter((unit) => {
    const design = designOf(mind, unit);
    return design !== null && isScout(design) && unit.condition === 'sound';
  });
  const wanted = (isAtWar(mind) && mind.level.attacks ? 2 : 1) + (needsLeader(mind) ? 1 : 0);
  if (own.length + underWay(mind, isScout) >= wanted) return;
  const why = 'It leads through restricted lanes, and explores.';
  order(mind, sheet, yards, { design: scout, at: [], why, kept: 0 });
}

/** More would cost more than a depot. */
const MOST_SUPPLIERS = 4;

/** Supply ships that feed the fleet at its target. @rule SUP-6 */
function buySuppliers(shop: Shop): void {
  const { mind, sheet, yards, classes } = shop;
  const [target] = targetsOf(mind);
  const { supplier: design } = classes;
  if (design === null || target === undefined) return;
  if (!isStrongEnough(mind) && !canSurge(shop)) return;
  const own = valuesById(mind.view.units);
  if (isFedAt(mind, own, target.system)) return;
  const lanes = lanesFromDepot(mind, target.system);
  const isSupplier = (one: UnitDesign): boolean => one.id === design.id;
  const has = own.filter((unit) => unit.design === design.id).length + underWay(mind, isSupplier);
  const wanted = Math.ceil(lanes / ratingOf(design, 'supply'));
  if (wanted > MOST_SUPPLIERS || has >= wanted) return;
  const why = `It feeds the fleet at ${nameOf(mind, target.system)}, which no depot supplies.`;
  orderSome(mind, sheet, yards, { design, at: [], why, kept: 0, many: wanted - has });
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

/** What is bought this turn, the most urgent first. */
export function planPurchases(
  mind: Mind,
  sheet: Sheet,
  budget: Budget,
  war: Readonly<{ goal: SystemId | null; troops: number }>,
): void {
  const shop: Shop = { mind, sheet, yards: yardsOf(mind), classes: classesFor(mind), budget };
  buyEssentials(shop);
  buyBuilder(shop);
  buyRelief(shop);
  buyGuard(shop);
  buyGarrisons(shop);
  if (mind.level.spreads) planProductivity(mind, sheet, 0, BARGAIN);
  planIntelGrowth(mind, sheet, 0);
  buyScout(shop);
  if (mind.level.attacks && mind.level.spreads) buySuppliers(shop);
  planResearch(mind, sheet, budget);
  const arms = mayArm(shop) ? Math.floor(budget.gross * armsShare(mind)) : 0;
  if (war.troops > 0) buyTroops(shop, war.troops);
  buyConvoys(shop, 0);
  const dear = planProductivity(mind, sheet, isAtWar(mind) ? arms : 0);
  if (budget.fleetCost >= leastFleet(mind)) buyClaims(shop, arms);
  planTerraforming(mind, sheet, Math.max(arms, dear));
  buyBases(shop, 0);
  // What pays for itself is saved for, once there is a fleet.
  buyFleet(shop, budget.fleetCost < leastFleet(mind) ? 0 : dear);
}

/** The fleet that it wants before it saves for anything. */
const leastFleet = ({ view: { turn }, level }: Mind): number =>
  LEAST_GUARD + (level.attacks ? 1.5 : 1) * turn;

/** The part of the income that it keeps for arms before it invests. */
const armsShare = (mind: Mind): number => {
  const base = mind.level.attacks ? 0.35 : 0.15;
  return base + (isAtWar(mind) ? 0.2 : 0) + mind.nature.arms / 100;
};
