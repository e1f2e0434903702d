import { valuesById } from '#kernel/collections/tables';
import type { EmpireId, ForceListId } from '#model/campaign/ids';
import { DIPLOMATIC_STATES } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { stateBetween } from '#rules/diplomacy/state-between';

type Facts = Pick<CampaignState, 'empires' | 'forceLists' | 'relations'>;

/** The lists of others whose classes are no alien ones for an empire: those of everybody, and its Partners’. @rule ECO-3 @rule TECH-5 @rule DIP-10 */
export function kindredListsOf(
  { empires, forceLists, relations }: Facts,
  empire: EmpireId,
): readonly ForceListId[] {
  const universal = valuesById(forceLists).filter((list) => list.universal);
  const partners = valuesById(empires).filter(({ id }) => {
    const state = id === empire ? null : stateBetween(relations, empire, id);
    const at = state === null ? -1 : DIPLOMATIC_STATES.indexOf(state);
    return at >= DIPLOMATIC_STATES.indexOf('partnership');
  });
  return [...universal.map(({ id }) => id), ...partners.map(({ forceList }) => forceList)];
}
