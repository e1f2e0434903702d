import type { UnitDesign } from '#model/forces/design';
import type { ForceList } from '#model/forces/force-list';

/** The published force lists with all their classes, each class in the list it names. */
export type ForceLists = Readonly<{
  lists: readonly ForceList[];
  designs: readonly UnitDesign[];
}>;
