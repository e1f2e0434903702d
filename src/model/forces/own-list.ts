import { brandAs } from '#kernel/brand/brand';
import type { EmpireId, ForceListId } from '#model/campaign/ids';
import type { Empire } from '#model/campaign/empire';

/** The list of the classes that an empire has designed; it exists from the first of them on. */
export const ownListOf = (empire: EmpireId): ForceListId => brandAs<ForceListId>(`${empire}.own`);

/** Whether a list is an empire's: the one it plays, or that of its own designs. */
export const isListOf = (
  list: ForceListId,
  { id, forceList }: Pick<Empire, 'id' | 'forceList'>,
): boolean => list === forceList || list === ownListOf(id);
