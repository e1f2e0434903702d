import { valuesById } from '#kernel/collections/tables';
import { sortBy } from '#kernel/collections/sort-by';
import type { SystemId } from '#model/campaign/ids';
import type { VisitedFacts } from '#model/campaign/knowledge';
import type { StarSystem } from '#model/campaign/system';
import { stateToward } from '#rules/diplomacy/state-toward';
import { isTradePartner } from '#rules/economy/is-trade-partner';
import { isOperationalDepot } from '#rules/economy/trade-routes';
import { turnsLeft } from './horizon.ts';
import { designOf, type Mind } from './mind.ts';
import { settles } from './settles.ts';

/** A place where a Census more would pay. */
export type Opening = Readonly<{
  system: SystemId;
  kind: 'settle' | 'add';
  /** Turns until it has paid for itself, without the way there. */
  payback: number;
}>;

/** What a convoy costs that is used up, and the turns of a fleet that goes there, in points. */
const CONVOY = 20;
const DEPOT = 25;
/** The lanes that a depot reaches. @rule SUP-5 */
export const SUPPLIED_JUMPS = 2;
/** Smaller colonies use their Census better themselves. */
const GROWN = 6;
/** Systems that yield less than that are left alone. */
const LEAST_RAW = 2;

/** Own depots that work. */
export function depotsOf(mind: Mind): readonly SystemId[] {
  return valuesById(mind.view.units).flatMap((unit) => {
    const design = designOf(mind, unit);
    const isDepot = design !== null && isOperationalDepot(unit, design);
    return isDepot && unit.place.kind === 'system' ? [unit.place.system] : [];
  });
}

export function jumpsToDepot(mind: Mind, system: SystemId): number {
  const jumps = depotsOf(mind).map(
    (depot) => mind.survey.guide.supplyJumps(depot, system) ?? Infinity,
  );
  return Math.min(Infinity, ...jumps);
}

/** Census that a colony can send away without losing output. */
export const spareCensus = ({ census, productivity, morale }: StarSystem): number =>
  census < GROWN || morale === 0 ? 0 : Math.max(0, census - productivity);

const isHeld = ({ view }: Mind, system: SystemId): boolean =>
  valuesById(view.contacts).some(
    ({ kind, place, seen }) =>
      kind === 'garrison' &&
      seen.ended === undefined &&
      place.kind === 'system' &&
      place.system === system,
  );

function settleOpenings(mind: Mind): readonly Opening[] {
  const { view, survey } = mind;
  return valuesById(view.systems).flatMap(({ id, own, visited }): readonly Opening[] => {
    const facts = own === null ? visited?.facts : undefined;
    if (facts === undefined || !isWorthwhile(facts)) return [];
    if (survey.enemyStrength(id) > 0 || isHeld(mind, id)) return [];
    const far = jumpsToDepot(mind, id) > SUPPLIED_JUMPS ? DEPOT : 0;
    return [{ system: id, kind: 'settle', payback: (CONVOY + 10 + far) / gainOf(facts) }];
  });
}

/** Nobody lives there, and it would yield something. */
export const isWorthwhile = ({ settlement, owner, raw, capacity }: VisitedFacts): boolean =>
  settlement === 'uninhabited' && owner === null && raw >= LEAST_RAW && capacity > 2;

/** What a young colony there yields a turn, with a little for its growth. */
function gainOf({ raw, capacity, anomalies }: VisitedFacts): number {
  const kept = anomalies.includes('Abandoned Colony') ? raw : 0;
  const bonus = anomalies.includes('Ruins') ? 1 : 0;
  return raw + kept + bonus + capacity / 10;
}

function addOpenings({ survey }: Mind): readonly Opening[] {
  return survey.colonies.flatMap((one): readonly Opening[] => {
    const isQuiet = 2 * one.morale >= one.census + 1 && !one.blockaded;
    const isNeeded = one.census <= one.productivity + 1 && one.census < one.capacity;
    if (!isQuiet || !isNeeded || one.raw < LEAST_RAW || one.census > 4) return [];
    const isReady = one.productivity > one.census;
    const price = isReady ? 0 : 10 * (one.productivity + 1);
    return [{ system: one.id, kind: 'add', payback: (price + 4) / (one.raw + 0.5) }];
  });
}

/** The turns until an outpost there has become a colony. @rule COL-4 */
const OUTPOST_GROWS = 24;

/** Systems to claim by a convoy without Census: an outpost grows into a colony in time. The best first. @rule COL-1 */
export function claimsOf(mind: Mind): readonly Opening[] {
  if (mind.level.claims === 0 || turnsLeft(mind.view) < 2 * OUTPOST_GROWS || !settles(mind.view))
    return [];
  const claims = settleOpenings(mind).map((one) => ({
    ...one,
    payback: one.payback + OUTPOST_GROWS,
  }));
  return sortBy(claims, (a, b) => a.payback - b.payback);
}

/** Where Census is wanted, the best first. */
export const openingsOf = (mind: Mind): readonly Opening[] =>
  sortBy(
    [...(settles(mind.view) ? settleOpenings(mind) : []), ...addOpenings(mind)],
    (a, b) => a.payback - b.payback,
  );

/** Colonies that send Census away. */
export const sourcesOfCensus = ({ survey }: Mind): readonly StarSystem[] =>
  survey.colonies.filter((one) => spareCensus(one) > 0);

/** What raiders cost a trader in a turn: the convoy if nobody guards it. @rule SUP-1 */
function riskAt(mind: Mind, { id, intel }: StarSystem): number {
  const ships = mind.index.fleetsAt(id).flatMap((fleet) => mind.index.inFleet(fleet.id));
  const guards = ships.filter((unit) => designOf(mind, unit)?.kind === 'ship').length;
  const bait = mind.index
    .atSystem(id)
    .filter((unit) => designOf(mind, unit)?.kind === 'base').length;
  const chance = Math.max(1, 20 + 10 * bait - 5 * guards - 5 * intel) / 100;
  return chance * (guards >= 4 ? 3 : CONVOY);
}

/** A system where a trade route would earn a number of points a turn. */
type TradeSlot = Readonly<{ id: SystemId; name: string; earns: number }>;

/** Own colonies where a trade route would earn more than raiders take. */
function ownSlots(mind: Mind): readonly TradeSlot[] {
  const hasRaiders = mind.view.rules.raiders === 'on';
  return mind.survey.colonies.flatMap((one): readonly TradeSlot[] => {
    const { id, name, utilized } = one;
    const gain = utilized - (hasRaiders ? riskAt(mind, one) : 0);
    return one.blockaded || gain < 1 ? [] : [{ id, name, earns: utilized }];
  });
}

/** Nobody knows what a partner's system yields unless it was reported. */
const USUAL_YIELD = 2;
const HOME_YIELD = 5;

/** Colonies of trade partners. @rule MOV-6 @rule DIP-16 */
function partnerSlots({ view, survey }: Mind): readonly TradeSlot[] {
  return survey.foreign.flatMap(({ system, owner, settlement }): readonly TradeSlot[] => {
    const { id, name, reported, visited } = system;
    const isPartner = owner !== null && isTradePartner(stateToward(view.neighbours, owner));
    if (!isPartner || settlement !== 'colony' || survey.enemyStrength(id) > 0) return [];
    const isHome = visited?.facts.traits.includes('Homeworld') === true;
    const guess = isHome ? HOME_YIELD : USUAL_YIELD;
    return [{ id, name, earns: reported?.facts.productivity ?? guess }];
  });
}

/** Where a trade route would pay and none of its convoys trades, the best first. */
export function tradeSlots(mind: Mind): readonly TradeSlot[] {
  const { view } = mind;
  const taken = new Set<SystemId>();
  for (const { trading, place } of valuesById(view.units)) {
    const fleet = trading && place.kind === 'fleet' ? view.fleets[place.fleet] : undefined;
    if (fleet?.place.kind === 'system') taken.add(fleet.place.system);
  }
  const free = [...ownSlots(mind), ...partnerSlots(mind)].filter(({ id }) => !taken.has(id));
  return sortBy(free, (a, b) => b.earns - a.earns);
}
