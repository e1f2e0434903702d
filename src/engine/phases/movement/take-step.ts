import { sightAfterRegrouping } from '#engine/sight/sight-after-regrouping';
import type { Parting } from '#engine/sight/find-parted';
import { sightAfterStep } from '#engine/sight/sight-after-step';
import { groupBy } from '#kernel/collections/group-by';
import { cite } from '#kernel/reasons/cite';
import type { BattlePlace } from '#model/battle/place';
import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { Unit } from '#model/forces/unit';
import { comeOut } from './come-out.ts';
import { fireMinefields } from './fire-minefields.ts';
import { goPast } from './go-past.ts';
import { leaveRearguard } from './leave-rearguard.ts';
import { meetInLanes } from './meet-in-lanes.ts';
import { nextLeg } from './next-leg.ts';
import { restOf } from './rest-of.ts';
import { isUnderWay, type Move, type Traveller } from './traveller.ts';
import { isMetBy, noteGenerated, noteStop, stopFleet, type Voyage } from './voyage.ts';

/** The legs of this step; fleets without one go no farther. @rule MOV-2 */
export function planStep(voyage: Voyage, step: number): readonly Move[] {
  return voyage.travellers.filter(isUnderWay).flatMap((traveller): readonly Move[] => {
    const leg = nextLeg(voyage, traveller);
    if ('move' in leg) return [leg.move];
    const place = { kind: 'system', system: traveller.at } as const;
    stopFleet(voyage, traveller, { place, step, because: leg.because });
    return [];
  });
}

function go(voyage: Voyage, move: Move, step: number, inLane: boolean): void {
  const { traveller, lane, from, to, legs } = move;
  const { fleet, owner } = traveller;
  const witnesses = onlyFor(owner);
  if (inLane) {
    const place = { kind: 'lane', lane, from, to } as const;
    stopFleet(voyage, traveller, { place, step, because: 'meeting' });
  } else {
    const head = { type: 'FleetMoved', cite: cite('MOV-2'), rolls: [] } as const;
    voyage.record.emit({ ...head, witnesses, empire: owner, fleet, from, to, lane, step });
    traveller.at = to;
    traveller.next += 1;
    traveller.legs = legs;
  }
  if (!traveller.withdrawing) return;
  traveller.withdrawing = false;
  const head = { type: 'WithdrawalEnded', cite: cite('ENC-4'), rolls: [] } as const;
  voyage.record.emit({ ...head, witnesses, empire: owner, fleet });
}

/** Whom each empire fights or is fought by. */
type Held = ReadonlyMap<EmpireId, ReadonlySet<EmpireId>>;

/** Meetings at places with an arrival. Fleets that fight there are held. @rule MOV-2 */
function meetIn(voyage: Voyage, place: BattlePlace, arrived: readonly Traveller[]): Held {
  const came = new Set(arrived.map(({ owner }) => owner));
  const here = voyage.sight.where.at(place);
  comeOut(voyage, place, [here, here]);
  const sides = voyage.meetings.sidesAt(place);
  const held = new Map<EmpireId, Set<EmpireId>>();
  const hold = (one: EmpireId, by: EmpireId): void => {
    held.set(one, (held.get(one) ?? new Set()).add(by));
  };
  sides.forEach((one, index) => {
    for (const other of sides.slice(index + 1)) {
      if (!came.has(one.owner) && !came.has(other.owner)) continue;
      const found = voyage.meetings.between(one, other, place);
      if (found.length === 0) continue;
      noteGenerated(voyage, place, found);
      hold(one.owner, other.owner);
      hold(other.owner, one.owner);
    }
  });
  return held;
}

/** Those whom a meeting holds stop, or leave ships behind and go on. @rule MOV-2 @rule MOV-3 */
function meetInSystem(
  voyage: Voyage,
  system: SystemId,
  { arrived, step }: Readonly<{ arrived: readonly Traveller[]; step: number }>,
): void {
  const place = { kind: 'system', system } as const;
  const held = meetIn(voyage, place, arrived);
  const cameFrom = new Map<UnitId, FleetId | null>();
  const isHeld = (one: Traveller): boolean =>
    [...(held.get(one.owner) ?? [])].some((foe) => isMetBy(voyage, one, foe));
  const underWay = arrived.filter((one) => isHeld(one) && isUnderWay(one));
  for (const [owner, travellers] of groupBy(underWay, (one) => one.owner)) {
    const foes = held.get(owner) ?? new Set();
    const able = travellers.filter((traveller) => 'move' in nextLeg(voyage, traveller));
    const passed = goPast(voyage, { system, owner, foes, fleets: able });
    for (const [unit, fleet] of passed.cameFrom) cameFrom.set(unit, fleet);
    for (const traveller of travellers.filter((one) => !passed.gone.has(one)))
      stopFleet(voyage, traveller, { place, step, because: 'meeting' });
  }
  if (cameFrom.size === 0) return;
  const leaving = new Set<string>(underWay.filter(isUnderWay).map(({ fleet }) => fleet));
  sightAfterRegrouping(voyage.sight, { systems: new Set([system]), cameFrom, leaving });
}

function meetInSystems(voyage: Voyage, moves: readonly Move[], step: number): void {
  const arrived = groupBy(
    moves.map(({ traveller }) => traveller).filter(({ stopped }) => !stopped),
    ({ at }) => at,
  );
  for (const [system, travellers] of arrived)
    meetInSystem(voyage, system, { arrived: travellers, step });
}

/** A fleet that goes on through its lane leaves ships in it. @rule MOV-3 */
function partInLane(
  voyage: Voyage,
  move: Move,
  { stay, step }: Readonly<{ stay: ReadonlySet<UnitId>; step: number }>,
): Parting {
  const { traveller, lane, from, to } = move;
  const place = { kind: 'lane', lane, from, to } as const;
  const rearguard = leaveRearguard(voyage.record, traveller, { stay, place });
  noteStop(
    voyage,
    { fleet: rearguard, owner: traveller.owner },
    { place, step, because: 'meeting' },
  );
  go(voyage, move, step, false);
  return { key: traveller.fleet, rearguard };
}

/** What a fleet is after it was fired at: fewer, or slower; with nothing left it goes nowhere. */
function countLosses({ record }: Voyage, traveller: Traveller): void {
  const { units } = record.state();
  const left = traveller.units.flatMap(({ unit, design }) => {
    const now: Unit | undefined = units[unit.id];
    return now === undefined ? [] : [{ unit: now, design }];
  });
  const rest = restOf({ ...traveller, units: left }, new Set());
  traveller.units = rest.units;
  traveller.allowance = rest.allowance;
  traveller.stopped ||= left.length === 0;
}

/** Minefields fire at those who came out of their lanes. @rule OPT-24 */
function enterMinefields(voyage: Voyage, moves: readonly Move[], step: number): void {
  const { record, input, sight } = voyage;
  const arrived = moves.map(({ traveller }) => traveller).filter(({ stopped }) => !stopped);
  const before = record.count();
  const arrivals = arrived.map(({ fleet, owner, at }) => ({ fleet, owner, system: at }));
  fireMinefields({ record, input, sight, step }, arrivals);
  if (record.count() === before) return;
  for (const traveller of arrived) countLosses(voyage, traveller);
}

/** All fleets move one lane at once; then everybody looks, and those who meet may stop. @rule MOV-2 */
export function takeStep(voyage: Voyage, moves: readonly Move[], step: number): void {
  const { stopped, rearguards } = meetInLanes(voyage, moves);
  for (const move of moves) {
    if (!rearguards.has(move.traveller)) go(voyage, move, step, stopped.has(move.traveller));
  }
  const trails = moves.map(({ traveller, lane, from, to }) => {
    return { key: traveller.fleet, lane, from, to, stopped: stopped.has(traveller) };
  });
  sightAfterStep(voyage.sight, trails, () => {
    const partings = moves.flatMap((move): readonly Parting[] => {
      const stay = rearguards.get(move.traveller);
      return stay === undefined ? [] : [partInLane(voyage, move, { stay, step })];
    });
    if (partings.length > 0) voyage.sight.where.renew(voyage.record.state());
    return partings;
  });
  enterMinefields(voyage, moves, step);
  meetInSystems(voyage, moves, step);
}
