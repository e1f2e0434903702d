import { rowOf } from '#kernel/collections/row-of';
import type { ById } from '#kernel/collections/tables';
import type { DesignId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { ForceList } from '#model/forces/force-list';
import type { Empire } from '#model/campaign/empire';

/** What an advance chooses from. */
export type ResearchFacts = Readonly<{
  empire: Pick<Empire, 'era' | 'unlocked'>;
  unlockFirst: readonly DesignId[];
  list: Pick<ForceList, 'designs'>;
  designs: ById<DesignId, Pick<UnitDesign, 'era'>>;
}>;

/**
 * The class that the next advance unlocks: of the current era's list, the one its owner prefers,
 * else the next in the list. Undefined: none is left, or none is designed yet.
 * @rule TECH-4
 */
export function classToUnlock(facts: ResearchFacts): DesignId | undefined {
  const open = classesOfEra(facts).filter((id) => !facts.empire.unlocked.includes(id));
  return facts.unlockFirst.find((id) => open.includes(id)) ?? open[0];
}

/** Whether all classes of the current era, if it has any, are unlocked: then the era rises. @rule TECH-4 */
export function isEraComplete(facts: ResearchFacts): boolean {
  return classesOfEra(facts).length > 0 && classToUnlock(facts) === undefined;
}

function classesOfEra({ empire, list, designs }: ResearchFacts): readonly DesignId[] {
  return list.designs.filter((id) => rowOf(designs, id).era === empire.era);
}
