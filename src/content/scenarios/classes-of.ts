import type { UnitDesign } from '#model/forces/design';
import { foldName } from '#content/fold-name';
import type { ForceLists } from '#content/force-lists/force-lists';

/** Finds a class as a scenario names it. */
export type ClassLookup = Readonly<{
  find: (name: string) => UnitDesign | undefined;
  names: readonly string[];
}>;

/** The classes one empire can name: those of its list and the universal one, and any by its id. */
export function classesOf(forceList: string, forceLists: ForceLists): ClassLookup {
  const usual = new Set<string>(
    forceLists.lists.filter((list) => list.id === forceList || list.universal).map(({ id }) => id),
  );
  const byName = new Map<string, UnitDesign>();
  const names: string[] = [];
  for (const design of forceLists.designs) {
    byName.set(design.id, design);
    if (!usual.has(design.list)) continue;
    byName.set(foldName(design.name), design);
    names.push(design.name);
  }
  return { find: (name) => byName.get(name) ?? byName.get(foldName(name)), names };
}
