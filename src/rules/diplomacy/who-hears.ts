import { rowOf } from '#kernel/collections/row-of';
import { keysById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';

/**
 * The other empires that read public news about some empires.
 * @rule FOG-8
 * @ruling An empire that has fallen reads no more news (FOG-13).
 * @ruling An empire reads public news if it has contact with at least one of the empires in it. An empire that it hasn't met is called an
 *   unknown power.
 */
export function whoHears(
  { empires, relations }: Pick<CampaignState, 'empires' | 'relations'>,
  of: readonly EmpireId[],
): readonly EmpireId[] {
  return keysById(empires).filter(
    (empire) =>
      !of.includes(empire) &&
      rowOf(empires, empire).fellIn === undefined &&
      of.some((party) => Object.hasOwn(relations, relationIdOf(empire, party))),
  );
}
