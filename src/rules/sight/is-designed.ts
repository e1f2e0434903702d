import { type ById, keysById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import { ownListOf } from '#model/forces/own-list';

/** Whether an empire designed a class itself: it is hidden from the others until they meet it, even where stats are public. @rule FOG-5 */
export const isDesigned = (
  { empires }: Readonly<{ empires: ById<EmpireId, unknown> }>,
  { list }: Pick<UnitDesign, 'list'>,
): boolean => keysById(empires).some((empire) => ownListOf(empire) === list);
