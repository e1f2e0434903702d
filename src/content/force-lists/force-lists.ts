import type { UnitDesign } from '#model/forces/design';
import type { ForceList } from '#model/forces/force-list';
import type { DesignRules } from './design-rules.ts';

/** The published force lists with all their classes, each class in the list it names. */
export type ForceLists = Readonly<{
  lists: readonly ForceList[];
  designs: readonly UnitDesign[];
  /** The design rules for lists inside a scenario; without them a scenario can have none. */
  designRules?: DesignRules;
}>;
