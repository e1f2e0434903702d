import type { Clauses } from '#content/orders/text/clauses';
import { isWord, partsBetween, type Token } from '#content/orders/text/tokens';
import { spokenName } from '#content/orders/text/speak';
import type { LaneId, SystemId, UnitId } from '#model/campaign/ids';
import { laneIdOf } from '#model/campaign/lane';
import type { FleetPlace } from '#model/forces/fleet';
import type { EditPlace } from '#model/corrections/edit';
import type { CorrectionLine } from './correction-content.ts';
import type { CorrectionNames } from './correction-names.ts';
import { prefixOf, readSystem, readThing, readThings, withPrefix } from './read-things.ts';
import { spokenFleet, spokenUnit, spokenUnits } from './speak-things.ts';

const WAYS = ['at', 'to', 'aboard'] as const;
/** What a place for units is written with. */
export const PLACE_WORDS = [...WAYS, 'with'] as const;

/** `at Sol`, `to "Home Fleet"` or `aboard u3`, of the empire that the line begins with; `with u4, u5` who shares it with u3. */
export function readUnitPlace(
  { head, of }: Pick<Clauses<(typeof PLACE_WORDS)[number]>, 'head' | 'of'>,
  line: CorrectionLine,
): EditPlace | null {
  const before = prefixOf(head, line);
  const after = (way: (typeof PLACE_WORDS)[number]): readonly Token[] =>
    withPrefix(before, of(way) ?? [], line);
  const [way, second] = WAYS.filter((word) => of(word) !== undefined);
  if (way === undefined || second !== undefined) {
    return line.fault(
      'SYNTAX',
      'The place is missing or incomplete. Write at and a system, to and a fleet, or aboard and a unit.',
    );
  }
  const others = of('with') === undefined ? [] : readThings(after('with'), 'units', line);
  if (way === 'aboard') return readHold(readThing(after(way), 'units', line), others);
  if (of('with') !== undefined) {
    return line.fault('SYNTAX', 'Only carriers can share cargo. Use “with” only after “aboard”.');
  }
  return way === 'at' ? readAt(of(way), line) : readInto(after(way), line);
}

const readHold = (carrier: UnitId | null, others: readonly UnitId[] | null): EditPlace | null =>
  carrier === null || others === null
    ? null
    : { kind: 'aboard', carrier, ...(others.length === 0 ? {} : { others }) };

function readAt(tokens: readonly Token[] | undefined, line: CorrectionLine): EditPlace | null {
  const system = readSystem(tokens, line);
  return system === null ? null : { kind: 'system', system };
}

function readInto(tokens: readonly Token[], line: CorrectionLine): EditPlace | null {
  const fleet = readThing(tokens, 'fleets', line);
  return fleet === null ? null : { kind: 'fleet', fleet };
}

/** A place for units in words. */
export function spokenUnitPlace(place: EditPlace, names: CorrectionNames): string {
  switch (place.kind) {
    case 'system':
      return `at ${spokenName(names.systems, place.system)}`;
    case 'fleet':
      return `to ${spokenFleet(place.fleet, names)}`;
    case 'aboard': {
      const { carrier, others = [] } = place;
      const shared = others.length === 0 ? '' : ` with ${spokenUnits(others, names)}`;
      return `aboard ${spokenUnit(carrier, names)}${shared}`;
    }
  }
}

/** A lane from one end to the other. */
export type LaneWay = Readonly<{ lane: LaneId; from: SystemId; to: SystemId }>;

/** `Sol -> Wolf`; null: it is not in order. */
export function readLane(tokens: readonly Token[], line: CorrectionLine): LaneWay | null {
  const parts = partsBetween(tokens, '->');
  if (parts.length !== 2)
    return line.fault(
      'SYNTAX',
      'This is not a lane. Write its two ends with an arrow: Sol -> Wolf.',
    );
  const [from, to] = parts.map((part) => readSystem(part, line));
  if (from === undefined || from === null || to === undefined || to === null) return null;
  if (from === to)
    return line.fault('VALUE', 'Both ends of this lane are the same system. Write two systems.');
  return { lane: laneIdOf(from, to), from, to };
}

/** `Sol`, or `lane Sol -> Wolf`. */
export function readFleetPlace(
  tokens: readonly Token[] | undefined,
  line: CorrectionLine,
): FleetPlace | null {
  const [first, ...rest] = tokens ?? [];
  if (isWord(first, 'lane')) {
    const way = readLane(rest, line);
    return way === null ? null : { kind: 'lane', ...way };
  }
  const system = readSystem(tokens, line);
  return system === null ? null : { kind: 'system', system };
}

/** A lane in words, from one end to the other. */
export const spokenLane = (from: SystemId, to: SystemId, { systems }: CorrectionNames): string =>
  `${spokenName(systems, from)} -> ${spokenName(systems, to)}`;

/** A lane by its id in words; its id alone if it is none yet. */
export function spokenLaneId(lane: LaneId, names: CorrectionNames): string {
  const ends = names.laneEnds(lane);
  return ends === undefined ? lane : spokenLane(ends.a, ends.b, names);
}
