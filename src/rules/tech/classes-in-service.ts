import { rowOf } from '#kernel/collections/row-of';
import type { ById } from '#kernel/collections/tables';
import type { Empire } from '#model/campaign/empire';
import type { DesignId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { ForceList } from '#model/forces/force-list';

/** What a tech year is held against. */
export type ServiceFacts = Readonly<{
  year: number;
  empire: Pick<Empire, 'unlocked'>;
  list: Pick<ForceList, 'designs'>;
  designs: ById<DesignId, Pick<UnitDesign, 'inService'>>;
}>;

/** The classes of a list that have come into service and are not unlocked yet, in its order. @rule OPT-20 */
export function classesInService(facts: ServiceFacts): readonly DesignId[] {
  const { year, empire, list, designs } = facts;
  return list.designs.filter((id) => {
    const { inService } = rowOf(designs, id);
    return (inService === null || inService <= year) && !empire.unlocked.includes(id);
  });
}
