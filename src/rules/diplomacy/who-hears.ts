import { keysById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';

/**
 * The empires that public news of some others reaches, beside those.
 * @rule FOG-8
 * @ruling contact with one of them is enough; whom the reader has not met is an unknown power to him
 */
export function whoHears(
  { empires, relations }: Pick<CampaignState, 'empires' | 'relations'>,
  of: readonly EmpireId[],
): readonly EmpireId[] {
  return keysById(empires).filter(
    (empire) =>
      !of.includes(empire) &&
      of.some((party) => Object.hasOwn(relations, relationIdOf(empire, party))),
  );
}
