import { RAIDER_LIST } from '#model/campaign/raiders';
import type { ForceList } from '#model/forces/force-list';

/** The lists that an empire can play: neither what everybody may build, nor the raiders’. */
export const playableLists = <L extends Pick<ForceList, 'id' | 'universal'>>(
  lists: readonly L[],
): readonly L[] => lists.filter(({ id, universal }) => !universal && id !== RAIDER_LIST);
