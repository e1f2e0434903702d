import type { ForceLists } from '#content/force-lists/force-lists';
import { type ClassLookup, classesOf } from '#content/scenarios/classes-of';
import type { SideEntry } from './battle-schema.ts';

/** The classes that a side can name. */
export const classesOfSide = ({ forceList }: SideEntry, forceLists: ForceLists): ClassLookup =>
  classesOf(forceList ?? '', forceLists);
