import { sightAfterRegrouping } from '#engine/sight/sight-after-regrouping';
import { sightAfterStep } from '#engine/sight/sight-after-step';
import { detectCrossing } from '#engine/sight/detect';
import type { Party } from '#engine/sight/parties-of';
import { partyFacing } from '#engine/sight/party-facing';
import { groupBy } from '#kernel/collections/group-by';
import { cite } from '#kernel/reasons/cite';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import { comeOut } from './come-out.ts';
import { goPast } from './go-past.ts';
import { type Generated, sidesOf } from './meetings-of.ts';
import { nextLeg } from './next-leg.ts';
import { isUnderWay, type Move, type Traveller } from './traveller.ts';
import { stopFleet, type Voyage } from './voyage.ts';

/** The legs of this step; whoever has none goes no farther. @rule MOV-2 */
export function planStep(voyage: Voyage, step: number): readonly Move[] {
  return voyage.travellers.filter(isUnderWay).flatMap((traveller): readonly Move[] => {
    const leg = nextLeg(voyage, traveller);
    if ('move' in leg) return [leg.move];
    const place = { kind: 'system', system: traveller.at } as const;
    stopFleet(voyage, traveller, { place, step, because: leg.because });
    return [];
  });
}

function noteGenerated(
  { generated }: Voyage,
  place: BattlePlace,
  pairs: readonly Generated[],
): void {
  const key = placeKeyOf(place);
  generated.set(key, [...(generated.get(key) ?? []), ...pairs]);
}

/** Whether somebody has a fleet before him: it does not hide from him. @rule MOV-4 */
function isMetBy({ sight }: Voyage, { fleet }: Traveller, foe: EmpireId): boolean {
  const party = sight.where.party(fleet);
  return party !== undefined && partyFacing(party, foe).touchable;
}

/** Those who cross a lane against each other and fight: they do not come out of it. @rule MOV-2 */
function stoppedInLane(voyage: Voyage, moves: readonly Move[]): ReadonlySet<Traveller> {
  const stopped = new Set<Traveller>();
  const partiesOf = (some: readonly Move[]): readonly Party[] =>
    some.flatMap(({ traveller }) => voyage.sight.where.party(traveller.fleet) ?? []);
  for (const crossing of groupBy(moves, (move) => move.lane).values()) {
    const [first] = crossing;
    if (first === undefined) continue;
    const there = crossing.filter((move) => move.from === first.from);
    const back = crossing.filter((move) => move.from !== first.from);
    const place: BattlePlace = { kind: 'lane', lane: first.lane };
    const stopOwner = (some: readonly Move[], owner: EmpireId, foe: EmpireId): void => {
      for (const { traveller } of some)
        if (traveller.owner === owner && isMetBy(voyage, traveller, foe)) stopped.add(traveller);
    };
    detectCrossing(voyage.sight, place, [partiesOf(there), partiesOf(back)]);
    comeOut(voyage, place, [partiesOf(there), partiesOf(back)]);
    comeOut(voyage, place, [partiesOf(back), partiesOf(there)]);
    const pairs = sidesOf(partiesOf(there)).flatMap((one) =>
      sidesOf(partiesOf(back))
        .filter((other) => other.owner !== one.owner)
        .map((other) => ({ one, other, found: voyage.meetings.between(one, other, place) })),
    );
    for (const { one, other, found } of pairs.filter((pair) => pair.found.length > 0)) {
      stopOwner(there, one.owner, other.owner);
      stopOwner(back, other.owner, one.owner);
      noteGenerated(voyage, place, found);
    }
  }
  return stopped;
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

/** Meetings where somebody arrived: whoever fights, or is fought, is held there. @rule MOV-2 */
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

/** All fleets move one lane at once; then everybody looks, and those who meet may stop. @rule MOV-2 */
export function takeStep(voyage: Voyage, moves: readonly Move[], step: number): void {
  const inLane = stoppedInLane(voyage, moves);
  for (const move of moves) go(voyage, move, step, inLane.has(move.traveller));
  sightAfterStep(
    voyage.sight,
    moves.map(({ traveller, lane, from, to }) => {
      const stopped = inLane.has(traveller);
      return { key: traveller.fleet, lane, from, to, stopped };
    }),
  );
  meetInSystems(voyage, moves, step);
}
