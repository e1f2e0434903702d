import { tableOf } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';

/**
 * The relations of empires that are still in the game. The others bind nobody, and nothing moves in them.
 * @rule FOG-13
 * @ruling Treaties, wars, offers and tension with an empire that is out of the game have no effect any more.
 */
export function livingRelations({
  relations,
  empires,
}: Pick<CampaignState, 'relations' | 'empires'>): CampaignState['relations'] {
  const isIn = (empire: EmpireId): boolean => rowOf(empires, empire).fellIn === undefined;
  return tableOf(
    valuesById(relations).filter(({ a, b }) => isIn(a) && isIn(b)),
    ({ id }) => id,
  );
}
