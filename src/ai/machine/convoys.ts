import { valuesById } from '#kernel/collections/tables';
import { firstBy } from '#kernel/collections/sort-by';
import type { SystemId } from '#model/campaign/ids';
import type { Work } from '#model/campaign/work';
import type { Unit } from '#model/forces/unit';
import {
  claimsOf,
  type Opening,
  openingsOf,
  sourcesOfCensus,
  spareCensus,
  tradeSlots,
} from './colonies.ts';
import { patienceOf } from './horizon.ts';
import { armyOf, escortAt, isOnStrike, leaderAt } from './army.ts';
import { designOf, type Mind, nameOf, note, type Sheet } from './mind.ts';
import { arriveNow, fleetOf, isEscorted, send, systemOfShip } from './send.ts';

const SAFE = { safe: true };
/** A turn under way costs a convoy about as much as it earns elsewhere. */
const TURN_UNDER_WAY = 2.5;

/** Convoys that can take orders: sound, in a system, and not carrying units. */
export function convoysIn(mind: Mind, sheet: Sheet): readonly Unit[] {
  return valuesById(mind.view.units).filter((unit) => {
    if (designOf(mind, unit)?.kind !== 'convoy' || sheet.busy.has(unit.id)) return false;
    const isFit = unit.condition === 'sound' && unit.status === 'active';
    const isThere = systemOfShip(mind, unit) !== null && fleetOf(mind, unit)?.withdrawing === null;
    return isFit && isThere && mind.index.aboard(unit.id).length === 0;
  });
}

/** Convoys that wait for work: without Census, and not trading. */
const idleConvoys = (mind: Mind, sheet: Sheet): readonly Unit[] =>
  convoysIn(mind, sheet).filter(({ trading, census }) => !trading && census === 0);

/** The way of a convoy, with an escort where one waits that can lead it. */
const costFor = (mind: Mind, sheet: Sheet, unit: Unit, to: SystemId): number | null => {
  const at = systemOfShip(mind, unit);
  if (at === null) return null;
  const escorted = leaderAt(mind, sheet, at) !== undefined;
  return mind.survey.guide.costOf(at, to, { escorted, ...SAFE });
};

/** Of some convoys the one that gets there first. */
export function nearestOf(
  mind: Mind,
  sheet: Sheet,
  convoys: readonly Unit[],
  to: SystemId,
): Unit | null {
  const able = convoys.flatMap((unit) => {
    const cost = costFor(mind, sheet, unit, to);
    return cost === null ? [] : [{ unit, cost }];
  });
  return firstBy(able, (a, b) => a.cost - b.cost)?.unit ?? null;
}

/** A convoy with Census takes it to where it pays first. */
function deliver(mind: Mind, sheet: Sheet, convoy: Unit, openings: readonly Opening[]) {
  const reachable = openings.flatMap((one) => {
    const cost = costFor(mind, sheet, convoy, one.system);
    return cost === null ? [] : [{ ...one, total: one.payback + TURN_UNDER_WAY * cost }];
  });
  const best = firstBy(reachable, (a, b) => a.total - b.total);
  if (best === undefined) return null;
  const name = nameOf(mind, best.system);
  const at = systemOfShip(mind, convoy);
  const escort = at === null || at === best.system ? [] : escortAt(mind, sheet, at);
  const errand = { units: [convoy, ...escort], to: best.system, travel: SAFE };
  const why =
    best.kind === 'settle'
      ? `It brings settlers to ${name}, which pays for itself soonest.`
      : `It brings Census to ${name}, where the colony can use more.`;
  const arrives = arriveNow(mind, errand);
  send(mind, sheet, { ...errand, label: 'Settlers', why });
  if (!arrives) return best.system;
  if (best.kind === 'settle') {
    const order = { kind: 'Colonize', convoy: convoy.id, yieldsTo: null } as const;
    note(mind, sheet, { order, why: `${name} is free and worth a colony.` });
  } else {
    const order = {
      kind: 'UnloadCargo',
      carrier: convoy.id,
      cargo: { kind: 'census' },
    } as const;
    note(mind, sheet, { order, why: `${name} has room for more Census.` });
  }
  return best.system;
}

function deliverAll(mind: Mind, sheet: Sheet, openings: readonly Opening[]): readonly Opening[] {
  let open = openings;
  for (const convoy of convoysIn(mind, sheet).filter(({ census }) => census > 0)) {
    const target = deliver(mind, sheet, convoy, open);
    if (target !== null) open = open.filter(({ system }) => system !== target);
  }
  return open;
}

/** What a convoy builds in a turn. @rule CON-2 */
const BUILT_BY_CONVOY = 10;

/** The convoys for a base: those that are there, as many as it needs, or else the nearest one. */
function buildersFor(mind: Mind, sheet: Sheet, { system, cost, built }: Work): readonly Unit[] {
  const free = idleConvoys(mind, sheet);
  const there = free.filter((unit) => systemOfShip(mind, unit) === system);
  if (there.length > 0) return there.slice(0, Math.ceil((cost - built) / BUILT_BY_CONVOY));
  const nearest = nearestOf(mind, sheet, free, system);
  return nearest === null ? [] : [nearest];
}

/** Convoys put up bases that were begun, and stay there for it. */
function build(mind: Mind, sheet: Sheet): void {
  const sites = valuesById(mind.view.works).filter(
    ({ source, cancelled }) => source === 'convoy' && !cancelled,
  );
  for (const site of sites) {
    const { system, design } = site;
    const builders = buildersFor(mind, sheet, site);
    const [first] = builders;
    if (first === undefined || mind.survey.hasEnemyFleet(system)) continue;
    const what = mind.view.designs[design]?.design.name ?? 'a base';
    const why = `It puts up the ${what} at ${nameOf(mind, system)}.`;
    const at = systemOfShip(mind, first);
    const guards = armyOf(mind, sheet).filter((unit) => systemOfShip(mind, unit) === system);
    // Those who came with it stay until it is done.
    const escort = at === system && system !== mind.survey.home ? guards : [];
    const units = [...builders, ...escort];
    send(mind, sheet, { units, to: system, travel: SAFE, label: 'Builders', why });
  }
}

function trade(mind: Mind, sheet: Sheet): void {
  for (const slot of tradeSlots(mind)) {
    if (mind.survey.hasEnemyFleet(slot.id)) continue;
    const free = idleConvoys(mind, sheet);
    const convoy = nearestOf(mind, sheet, free, slot.id);
    if (convoy === null) continue;
    const errand = { units: [convoy], to: slot.id, travel: SAFE };
    const why = `A trade route at ${slot.name} earns ${slot.earns} EP a turn.`;
    const arrives = arriveNow(mind, errand);
    send(mind, sheet, { ...errand, label: 'Traders', why });
    if (!arrives) continue;
    note(mind, sheet, { order: { kind: 'SetTrade', convoys: [convoy.id], trading: true }, why });
  }
}

/** A convoy at a colony that can spare Census takes one aboard; one elsewhere goes there. */
function fetchCensus(mind: Mind, sheet: Sheet, openings: readonly Opening[]): void {
  const left = new Map(sourcesOfCensus(mind).map((one) => [one.id, spareCensus(one)] as const));
  let wanted = openings.filter(({ payback }) => payback <= patienceOf(mind)).length;
  for (const convoy of convoysIn(mind, sheet)) {
    if (convoy.trading || convoy.census > 0 || wanted === 0) continue;
    const goals = [...left].flatMap(([system, spare]) => {
      const cost = spare > 0 ? costFor(mind, sheet, convoy, system) : null;
      return cost === null ? [] : [{ system, cost }];
    });
    const goal = firstBy(goals, (a, b) => a.cost - b.cost);
    if (goal === undefined) continue;
    left.set(goal.system, (left.get(goal.system) ?? 0) - 1);
    wanted -= 1;
    const name = nameOf(mind, goal.system);
    const why = `${name} can spare Census for other systems.`;
    const errand = { units: [convoy], to: goal.system, travel: SAFE };
    const arrives = arriveNow(mind, errand);
    send(mind, sheet, { ...errand, label: 'Settlers', why });
    if (!arrives) continue;
    const order = { kind: 'LoadCargo', carrier: convoy.id, cargo: { kind: 'census' } } as const;
    note(mind, sheet, { order, why });
  }
}

/** Convoys without Census claim systems, except the last one, which may have to put up a base. @rule COL-1 */
function claim(mind: Mind, sheet: Sheet): void {
  for (const { system } of claimsOf(mind)) {
    const idle = idleConvoys(mind, sheet);
    const convoy = idle.length > 1 ? nearestOf(mind, sheet, idle, system) : null;
    if (convoy === null) continue;
    const name = nameOf(mind, system);
    const at = systemOfShip(mind, convoy);
    const escort = at === null || at === system ? [] : escortAt(mind, sheet, at);
    const errand = { units: [convoy, ...escort], to: system, travel: SAFE };
    const why = `An outpost at ${name} grows into a colony in time.`;
    const arrives = arriveNow(mind, errand);
    send(mind, sheet, { ...errand, label: 'Settlers', why });
    if (!arrives) continue;
    note(mind, sheet, {
      order: { kind: 'Colonize', convoy: convoy.id, yieldsTo: null },
      why,
    });
  }
}

/** Convoys leave places where enemies are stronger. */
function flee(mind: Mind, sheet: Sheet): void {
  const { survey } = mind;
  const { home } = survey;
  if (home === null) return;
  for (const convoy of convoysIn(mind, sheet)) {
    const at = systemOfShip(mind, convoy);
    if (at === null || at === home || !survey.hasEnemyFleet(at)) continue;
    const why = `Enemies are at ${nameOf(mind, at)}, so the convoy goes home.`;
    send(mind, sheet, { units: [convoy], to: home, travel: SAFE, label: 'Fugitives', why });
  }
}

/** Convoys that nothing is wanted of go home, where the guard is: elsewhere raiders plunder them. @rule SUP-1 */
export function planShelter(mind: Mind, sheet: Sheet): void {
  const { home } = mind.survey;
  if (home === null) return;
  const units = convoysIn(mind, sheet).filter(
    (unit) => !unit.trading && systemOfShip(mind, unit) !== home,
  );
  const why = `It waits at ${nameOf(mind, home)}, where raiders find it guarded.`;
  if (units.length > 0) send(mind, sheet, { units, to: home, travel: SAFE, label: 'Convoys', why });
}

/** Whether there are systems to settle that convoys reach from home only behind a ship that leads them. @rule MOV-1 */
export function needsLeader(mind: Mind): boolean {
  const { home, guide } = mind.survey;
  if (home === null || !mind.level.spreads) return false;
  const isReached = (to: SystemId, escorted: boolean): boolean =>
    guide.costOf(home, to, { escorted, ...SAFE }) !== null;
  return openingsOf(mind).some(
    ({ system }) => !isReached(system, false) && isReached(system, true),
  );
}

/** Calls a ship home that leads the convoys there through restricted lanes. */
function callLeader(mind: Mind, sheet: Sheet): void {
  const { home, guide } = mind.survey;
  const isAtHome = (unit: Unit): boolean => systemOfShip(mind, unit) === home;
  if (home === null || !convoysIn(mind, sheet).some(isAtHome) || !needsLeader(mind)) return;
  const leaders = armyOf(mind, sheet).filter(
    (unit) => isEscorted(mind, [unit]) && !isOnStrike(mind, unit),
  );
  if (leaders.some(isAtHome)) return;
  const able = leaders.flatMap((unit) => {
    const at = systemOfShip(mind, unit);
    const cost = at === null ? null : guide.costOf(at, home, { escorted: true, ...SAFE });
    return cost === null ? [] : [{ unit, cost }];
  });
  const leader = firstBy(able, (a, b) => a.cost - b.cost)?.unit;
  if (leader === undefined) return;
  const why = `Convoys at ${nameOf(mind, home)} wait for a ship that leads them through restricted lanes.`;
  send(mind, sheet, { units: [leader], to: home, travel: SAFE, label: 'Leader', why });
}

/** Orders for convoys. */
export function planConvoys(mind: Mind, sheet: Sheet): void {
  flee(mind, sheet);
  callLeader(mind, sheet);
  const openings = deliverAll(mind, sheet, openingsOf(mind));
  build(mind, sheet);
  trade(mind, sheet);
  fetchCensus(mind, sheet, openings);
  claim(mind, sheet);
}
