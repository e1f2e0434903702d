import { ENTERED_FATES } from '#content/answers/outcome-schema';
import { OUTCOME_FORMAT, OUTCOME_VERSION } from '#content/outcomes/outcome-file-schema';
import type { Guess } from '#content/stand-ins';
import { BATTLE_SIDES } from '#model/battle/setup';
import type { DecisionOf } from '#model/decisions/decision';
import { mayHaveScouted } from '#rules/encounters/scouted-issues';

type Question = DecisionOf<'battle-outcome'>;

/** Lists whose names affect the checks of other fields: units that hid, and units that may have scouted. */
function unitsThatMatter({ sides }: Question): readonly string[] {
  const all = BATTLE_SIDES.flatMap((side) => sides[side].units);
  return all.filter((one) => one.lurks || mayHaveScouted(one)).map(({ unit }) => unit);
}

/** `fates.#.unit`: a path without its numbers. */
const patternOf = (path: readonly PropertyKey[]): string =>
  path.map((step) => (typeof step === 'number' ? '#' : String(step))).join('.');

type Turn = Readonly<{ units: readonly string[]; number: number; slot: number }>;

/** The guess for each path. A path without one may be missing from an outcome. */
function standInsOf({ units, number, slot }: Turn): ReadonlyMap<string, unknown> {
  const turned = (values: readonly string[]): string | undefined =>
    values[(number + slot) % values.length];
  // No unit or lane has such a name. Each guess gets a different one, so that no fault about it is reported.
  const unread = `unread.${String(number)}.${String(slot)}`;
  const fate = turned(ENTERED_FATES);
  const side = turned(BATTLE_SIDES);
  const unit = turned([unread, ...units]);
  return new Map<string, unknown>([
    ['format', OUTCOME_FORMAT],
    ['version', OUTCOME_VERSION],
    ['kind', 'battle-outcome'],
    ['rounds', 0],
    ['fates.#', { unit: unread, fate }],
    ['fates.#.unit', unread],
    ['fates.#.fate', fate],
    ['retreats.#', { unit: unread, lane: unread }],
    ['retreats.#.unit', unread],
    ['retreats.#.lane', unread],
    ['cameOut', units],
    ['cameOut.#', unit],
    ['scouted.#', { side, intel: 0, units: [] }],
    ['scouted.#.side', side],
    ['scouted.#.intel', 0],
    ['scouted.#.units.#', unit],
  ]);
}

/** Guesses for the unreadable values of an outcome. */
export function outcomeGuesses(question: Question): readonly Guess[] {
  const units = unitsThatMatter(question);
  const count = Math.max(ENTERED_FATES.length, units.length + 1);
  return Array.from({ length: count }, (_, number): Guess => {
    return (path, { slot }) => {
      const value = standInsOf({ units, number, slot }).get(patternOf(path));
      return { place: path, value };
    };
  });
}
