import type { Recorder } from '#engine/record/recorder';
import { sightAfterStep } from '#engine/sight/sight-after-step';
import type { Sight } from '#engine/sight/sight-of';
import type { Party } from '#engine/sight/parties-of';
import { groupBy } from '#kernel/collections/group-by';
import { cite } from '#kernel/reasons/cite';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { laneIdOf } from '#model/campaign/lane';
import { onlyFor } from '#model/events/fact';
import type { FleetStopped } from '#model/events/movement-events';
import type { LaneMap } from '#rules/movement/lane-map-of';
import { takeLeg } from '#rules/movement/take-leg';
import type { Borders } from './borders-of.ts';
import { type Generated, type Meetings, sidesOf } from './meetings-of.ts';
import { isUnderWay, type Move, type Traveller } from './traveller.ts';

/** What the steps of a Movement Phase work on together. */
export type Voyage = Readonly<{
  record: Recorder;
  sight: Sight;
  lanes: LaneMap;
  meetings: Meetings;
  borders: Borders;
  /** A plasma storm there ends the movement of whoever enters. */
  isStormy: (system: SystemId) => boolean;
  travellers: readonly Traveller[];
  /** What was generated so far, by the key of the place. */
  generated: Map<string, Generated[]>;
}>;

function stop(
  { record }: Voyage,
  { fleet, owner }: Traveller,
  at: Pick<FleetStopped, 'place' | 'step' | 'because'>,
): void {
  const head = { type: 'FleetStopped', cite: cite('MOV-2'), rolls: [] } as const;
  record.emit({ ...head, witnesses: onlyFor(owner), empire: owner, fleet, ...at });
}

/** What ends a fleet's way before its next leg, or the leg. @rule MOV-1 @rule DIP-10 */
function nextLeg(
  { lanes, borders, isStormy }: Voyage,
  traveller: Traveller,
): Readonly<{ move: Move }> | Readonly<{ because: FleetStopped['because'] }> {
  const { at: from, path, next, allowance, legs } = traveller;
  const to = path[next] ?? from;
  if (next > 0 && isStormy(from)) return { because: 'storm' };
  const taken = takeLeg(legs, lanes.classBetween(from, to), allowance);
  if (!taken.ok) return { because: 'lane-closed' };
  if (!borders(traveller, to)) return { because: 'not-admitted' };
  return { move: { traveller, lane: laneIdOf(from, to), from, to, legs: taken.legs } };
}

/** The legs of this step; whoever has none goes no farther. @rule MOV-2 */
export function planStep(voyage: Voyage, step: number): readonly Move[] {
  return voyage.travellers.filter(isUnderWay).flatMap((traveller): readonly Move[] => {
    const leg = nextLeg(voyage, traveller);
    if ('move' in leg) return [leg.move];
    traveller.stopped = true;
    const place = { kind: 'system', system: traveller.at } as const;
    stop(voyage, traveller, { place, step, because: leg.because });
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
    const stopOwner = (some: readonly Move[], owner: EmpireId): void => {
      for (const { traveller } of some) if (traveller.owner === owner) stopped.add(traveller);
    };
    const pairs = sidesOf(partiesOf(there)).flatMap((one) =>
      sidesOf(partiesOf(back))
        .filter((other) => other.owner !== one.owner)
        .map((other) => ({ one, other, found: voyage.meetings.between(one, other, place) })),
    );
    for (const { one, other, found } of pairs.filter((pair) => pair.found.length > 0)) {
      stopOwner(there, one.owner);
      stopOwner(back, other.owner);
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
    traveller.stopped = true;
    stop(voyage, traveller, { place: { kind: 'lane', lane, from, to }, step, because: 'meeting' });
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

/** Meetings where somebody arrived: whoever fights, or is fought, goes no farther. @rule MOV-2 */
function meetIn(
  voyage: Voyage,
  place: BattlePlace,
  arrived: readonly Traveller[],
): ReadonlySet<EmpireId> {
  const came = new Set(arrived.map(({ owner }) => owner));
  const sides = voyage.meetings.sidesAt(place);
  const held = new Set<EmpireId>();
  sides.forEach((one, index) => {
    for (const other of sides.slice(index + 1)) {
      if (!came.has(one.owner) && !came.has(other.owner)) continue;
      const found = voyage.meetings.between(one, other, place);
      if (found.length === 0) continue;
      noteGenerated(voyage, place, found);
      held.add(one.owner).add(other.owner);
    }
  });
  return held;
}

function meetInSystems(voyage: Voyage, moves: readonly Move[], step: number): void {
  const arrived = groupBy(
    moves.map(({ traveller }) => traveller).filter(({ stopped }) => !stopped),
    ({ at }) => at,
  );
  for (const [system, travellers] of arrived) {
    const place = { kind: 'system', system } as const;
    const held = meetIn(voyage, place, travellers);
    for (const traveller of travellers) {
      if (!held.has(traveller.owner) || !isUnderWay(traveller)) continue;
      traveller.stopped = true;
      stop(voyage, traveller, { place, step, because: 'meeting' });
    }
  }
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
