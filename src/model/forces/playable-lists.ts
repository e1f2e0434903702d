import { CIVILIAN_BASES_LIST, INSTITUTES_LIST } from '#model/campaign/civilian-bases';
import { DERELICT_LISTS } from '#model/campaign/derelicts';
import { FINDS_LIST } from '#model/campaign/finds';
import { INDEPENDENTS_LIST } from '#model/campaign/independents';
import { MILITIA_LIST } from '#model/campaign/militia';
import { RAIDER_LIST } from '#model/campaign/raiders';
import type { ForceList } from '#model/forces/force-list';

// eslint-disable-next-line no-restricted-syntax -- A table of the source: its order is written there, and is never data.
const DERELICTS = Object.values(DERELICT_LISTS).flatMap(({ ships, flights }) => [ships, flights]);
const BUILT_BY_SETTING = [CIVILIAN_BASES_LIST, INSTITUTES_LIST];
const NOBODYS: readonly string[] = [
  RAIDER_LIST,
  ...DERELICTS,
  FINDS_LIST,
  INDEPENDENTS_LIST,
  MILITIA_LIST,
  ...BUILT_BY_SETTING,
];

/** The lists that an empire can play: not the universal ones, nor those of raiders, derelicts, finds, hired convoys and militias. */
export const playableLists = <L extends Pick<ForceList, 'id' | 'universal'>>(
  lists: readonly L[],
): readonly L[] => lists.filter(({ id, universal }) => !universal && !NOBODYS.includes(id));
