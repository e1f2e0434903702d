import { foldName } from '#content/fold-name';
import type { ForceLists } from '#content/force-lists/force-lists';
import { type ClassLookup, classesOf } from '#content/scenarios/classes-of';
import type { SideEntry } from './battle-schema.ts';

/** The classes that a side can name. */
export const classesOfSide = ({ forceList }: SideEntry, forceLists: ForceLists): ClassLookup =>
  classesOf(forceList ?? '', forceLists);

/** Names that may be right although the list of the side is unknown, because another list has them. */
export function namesElsewhere(
  { forceList }: SideEntry,
  { lists, designs }: ForceLists,
): ReadonlySet<string> {
  const isKnown = forceList === null || lists.some(({ id }) => id === forceList);
  return new Set(isKnown ? [] : designs.map(({ name }) => foldName(name)));
}
