import { rowOf } from '#kernel/collections/row-of';
import type { ById } from '#kernel/collections/tables';
import type { DesignId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { ForceList } from '#model/forces/force-list';
import type { Empire } from '#model/campaign/empire';
import { DESIGNS_OF_AN_ERA } from './design-bar.ts';

/** What an advance chooses from. */
export type ResearchFacts = Readonly<{
  empire: Pick<Empire, 'era' | 'unlocked'>;
  unlockFirst: readonly DesignId[];
  list: Pick<ForceList, 'designs'>;
  /** The empire's own classes, in the order of their design (OPT-15). */
  own?: readonly DesignId[];
  /** Only those are unlocked (OPT-15). */
  isCustom?: boolean;
  designs: ById<DesignId, Pick<UnitDesign, 'era'>>;
}>;

/**
 * The class that the next advance unlocks: of the current era's list, the one its owner prefers,
 * else the next in the list. Undefined: none is left, or none is designed yet.
 * @rule TECH-4
 * @rule OPT-15
 */
export function classToUnlock(facts: ResearchFacts): DesignId | undefined {
  const open = classesOfEra(facts).filter((id) => !facts.empire.unlocked.includes(id));
  return facts.unlockFirst.find((id) => open.includes(id)) ?? open[0];
}

/**
 * Whether all classes of the current era, if it has any, are unlocked. Then the era rises. An empire designs six of its own. @rule TECH-4
 */
export function isEraComplete(facts: ResearchFacts): boolean {
  const classes = classesOfEra(facts);
  const listed = listedOf(facts).length;
  const least = listed > 0 ? 1 : DESIGNS_OF_AN_ERA;
  return classes.length >= least && classToUnlock(facts) === undefined;
}

const isOfEra = ({ empire, designs }: ResearchFacts, id: DesignId): boolean =>
  rowOf(designs, id).era === empire.era;

const listedOf = (facts: ResearchFacts): readonly DesignId[] =>
  facts.isCustom === true ? [] : facts.list.designs.filter((id) => isOfEra(facts, id));

const classesOfEra = (facts: ResearchFacts): readonly DesignId[] => [
  ...listedOf(facts),
  ...(facts.own ?? []).filter((id) => isOfEra(facts, id)),
];
