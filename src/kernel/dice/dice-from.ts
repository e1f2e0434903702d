import { brandAs } from '#kernel/brand/brand';
import { sum } from '#kernel/numbers/sum';
import { invariant } from '#kernel/result/invariant';
import type { Dice, DieSpec, Roll, RollId, RollPurpose } from './dice.ts';

/** What a source is asked: the roll that is due. */
export type RollRequest = Readonly<{ id: RollId; spec: DieSpec; purpose: RollPurpose }>;

/** Gives the values of the next roll of one stream. */
export type Draw = (request: RollRequest) => readonly number[];

export type DiceSource = Readonly<{
  /** What the names of all streams begin with. */
  name: readonly string[];
  /** Called once for each stream, at its first roll. */
  open: (scope: readonly string[]) => Draw;
  /** What a roll shows instead of what was drawn, if somebody has said so. */
  ruled?: (request: RollRequest) => readonly number[] | undefined;
}>;

const MIN_FACES = 2;
const MAX_FACES = 100;

/** Streams, ids, checks and the log, the same for every source of values. */
export function diceFrom<P extends RollPurpose>(source: DiceSource): Dice<P> {
  const log: Roll<P>[] = [];

  /** A stream knows those within it part by part, so that asking for one again builds no name. */
  const open = (scope: readonly string[]): Stream<P> => {
    const inner = new Map<string, Stream<P>>();
    const within = (part: string): Stream<P> => {
      const known = inner.get(part) ?? open([...scope, part]);
      inner.set(part, known);
      return known;
    };
    let begun: Readonly<{ name: string; draw: Draw }> | undefined;
    let rolled = 0;
    const dice: Dice<P> = {
      stream: (...parts) => streamAt({ dice, within }, parts).dice,
      roll: (spec, purpose, cite) => {
        assertDieSpec(spec);
        begun ??= { name: nameOf([...source.name, ...scope]), draw: source.open(scope) };
        const { name, draw } = begun;
        rolled += 1;
        const id = brandAs<RollId>(`${name}#${String(rolled)}`);
        const request = { id, spec, purpose };
        // Drawn all the same, so that the rolls after it fall as they would.
        const drawn = draw(request);
        const said = source.ruled?.(request);
        const values = said ?? drawn;
        assertValues(values, spec, id);
        const fallen = { id, cite, purpose, faces: spec.faces, values, total: sum(values) };
        const roll: Roll<P> = said === undefined ? fallen : { ...fallen, ruled: true };
        log.push(roll);
        return roll;
      },
      log: () => [...log],
    };
    return { dice, within };
  };
  return open([]).dice;
}

/** Dice with the streams within them. */
type Stream<P extends RollPurpose> = Readonly<{
  dice: Dice<P>;
  within: (part: string) => Stream<P>;
}>;

function streamAt<P extends RollPurpose>(from: Stream<P>, parts: readonly string[]): Stream<P> {
  let stream = from;
  for (const part of parts) stream = stream.within(part);
  return stream;
}

const nameOf = (scope: readonly string[]): string => scope.map(escaped).join('/');

/** Keeps names unambiguous when a part of a scope holds one of the separators. */
function escaped(part: string): string {
  return part.replaceAll('%', '%25').replaceAll('/', '%2F').replaceAll('#', '%23');
}

/** Dice that can be rolled: at least one, of 2 to 100 faces. */
export function assertDieSpec({ count, faces }: DieSpec): void {
  invariant(Number.isSafeInteger(count) && count >= 1, 'DICE_COUNT', count);
  const isDie = Number.isInteger(faces) && faces >= MIN_FACES && faces <= MAX_FACES;
  invariant(isDie, 'DICE_FACES', faces);
}

function assertValues(values: readonly number[], { count, faces }: DieSpec, id: RollId): void {
  invariant(values.length === count, 'DICE_VALUES_COUNT', { id, count, values });
  const areFaces = values.every((face) => Number.isInteger(face) && face >= 1 && face <= faces);
  invariant(areFaces, 'DICE_VALUE_NOT_A_FACE', { id, faces, values });
}
