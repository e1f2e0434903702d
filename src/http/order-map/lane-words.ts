import type { EmpireView, LaneView } from '#fog/views/empire-view';
import type { SystemId } from '#fog/views/terms';
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
    return `${names.system(to)}, by ${lane === undefined ? 'no lane that you know' : `a ${WORDS[lane.class]}`}`;
  });
}

/** The lanes of a system with where they lead: `Minor lane to Sol`. */
export function laneTexts(
  { lanes }: EmpireView,
  names: ViewNames,
  system: SystemId,
): readonly string[] {
  return valuesById(lanes).flatMap((lane) => {
    if (lane.a !== system && lane.b !== system) return [];
    const word = WORDS[lane.class];
    const far = lane.a === system ? lane.b : lane.a;
    return [`${word.slice(0, 1).toUpperCase()}${word.slice(1)} to ${names.system(far)}`];
  });
}
