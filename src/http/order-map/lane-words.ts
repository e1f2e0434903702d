import type { EmpireView, LaneView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import { tellerText } from '#http/names/teller-text';
import type { ViewNames } from '#http/names/view-names';
import { valuesById } from '#kernel/collections/tables';

const WORDS: { readonly [C in LaneView['class']]: string } = {
  major: 'major lane',
  minor: 'minor lane',
  restricted: 'restricted lane',
  unexplored: 'unexplored lane',
  unknown: 'lane of unknown class',
};

const joins = ({ a, b }: LaneView, one: SystemId, other: SystemId): boolean =>
  (a === one && b === other) || (a === other && b === one);

/** Each leg of a way with the class of its lane: `Sol, by a major lane`. */
export function legTexts(
  { lanes }: EmpireView,
  names: ViewNames,
  { from, path }: Readonly<{ from: SystemId; path: readonly SystemId[] }>,
): readonly string[] {
  return path.map((to, index) => {
    const lane = valuesById(lanes).find((one) => joins(one, path[index - 1] ?? from, to));
    return `${names.system(to)}, by ${lane === undefined ? 'no known lane' : `a ${WORDS[lane.class]}`}`;
  });
}

/** FOG-11: the lane's class is the one it had when the player charted it. */
function sinceText(known: LaneView['known'], names: ViewNames): string {
  const turn = known.source === 'scenario' ? '' : `, charted in turn ${String(known.turn)}`;
  return `${turn}${tellerText(known, names)}`;
}

/** The lanes of a system with their ends and the turn when the player charted them: `Minor lane to Sol, charted in turn 3`. @rule FOG-11 */
export function laneTexts(
  { lanes }: EmpireView,
  names: ViewNames,
  system: SystemId,
): readonly string[] {
  return valuesById(lanes).flatMap((lane) => {
    if (lane.a !== system && lane.b !== system) return [];
    const word = WORDS[lane.class];
    const far = lane.a === system ? lane.b : lane.a;
    const what = `${word.slice(0, 1).toUpperCase()}${word.slice(1)} to ${names.system(far)}`;
    return [`${what}${sinceText(lane.known, names)}`];
  });
}
