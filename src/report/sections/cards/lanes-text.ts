import { valuesById } from '#kernel/collections/tables';
import { sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
import type { EmpireView, LaneView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { Names } from '#report/sentences/names';

const WORDS: { readonly [C in LaneView['class']]: string } = {
  major: 'major',
  minor: 'minor',
  restricted: 'restricted',
  unexplored: 'unexplored',
  unknown: 'class unknown',
};

/** Whose a system is, in a word or two; nothing for one that nobody owns. */
export function whose({ systems, empire }: EmpireView, system: SystemId, names: Names): string {
  const known = systems[system];
  if (known === undefined) return '';
  if (known.own !== null) return known.own.owner === empire.id ? 'yours' : '';
  const owner = known.visited?.facts.owner ?? null;
  if (owner === null) return '';
  return owner === 'unknown' ? 'of an unknown power' : names.empire(owner);
}

/** `Alpha Centauri (major, yours)`: where the lanes of a system lead, as far as the reader knows. @rule TURN-2 */
export function lanesText(view: EmpireView, names: Names, system: SystemId): string {
  const lanes = valuesById(view.lanes).flatMap((lane): readonly string[] => {
    if (lane.a !== system && lane.b !== system) return [];
    const far = lane.a === system ? lane.b : lane.a;
    const owner = whose(view, far, names);
    return [`${names.system(far)} (${WORDS[lane.class]}${owner === '' ? '' : `, ${owner}`})`];
  });
  return sortBy(lanes, compareText).join(', ');
}
