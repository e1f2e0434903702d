import { type ById, valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { BattlePlace } from '#model/battle/place';
import type { ContactId, DesignId, EmpireId, SystemId } from '#model/campaign/ids';
import type { SeenGroup } from '#model/campaign/knowledge';
import type { UnitDesign } from '#model/forces/design';
import { LEAST_BASES } from './controller-of.ts';

type Knowledge = Readonly<{
  contacts: ById<
    ContactId,
    Readonly<{
      owner: EmpireId | null;
      place: BattlePlace;
      groups: readonly SeenGroup[];
      current: boolean;
    }>
  >;
  designs: ById<
    DesignId,
    Readonly<{ known: 'stats'; design: Pick<UnitDesign, 'cost'> }> | Readonly<{ known: 'name' }>
  >;
}>;

/** What a group of bases cost; 0 for a class whose price is not known. */
const costOf = ({ kind, design, count }: SeenGroup, designs: Knowledge['designs']): number => {
  const row = designs[design];
  return kind === 'base' && row?.known === 'stats' ? count * row.design.cost : 0;
};

/**
 * The empires with enough visible bases in a system to control it if nobody lives there; null for a power never met.
 * @rule COL-1 @rule FOG-14
 */
export const baseHoldersSeen = (
  { contacts, designs }: Knowledge,
  system: SystemId,
): readonly (EmpireId | null)[] =>
  valuesById(contacts).flatMap(({ owner, place, groups, current }) => {
    const isHere = current && place.kind === 'system' && place.system === system;
    const cost = sumOf(groups, (group) => costOf(group, designs));
    return isHere && cost >= LEAST_BASES ? [owner] : [];
  });
