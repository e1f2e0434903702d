import type { UnitDesign } from '#model/forces/design';
import type { ForceList } from '#model/forces/force-list';
import type { DesignRules } from './design-rules.ts';
import type { EmpireLore } from './empire-lore.ts';

/** The published force lists with all their classes, each class in the list it names. */
export type ForceLists = Readonly<{
  lists: readonly ForceList[];
  designs: readonly UnitDesign[];
  /** Of the lists of empires. */
  lore?: readonly EmpireLore[];
  /** The design rules for lists inside a scenario; without them a scenario can have none. */
  designRules?: DesignRules;
}>;
