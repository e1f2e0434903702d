import { counted } from '#kernel/words/counted';
import { MAP_SIZES } from '#rules/galaxy/map-sizes';

/** The named map sizes, as lines for people. @rule MAP-1 */
export const MAP_SIZE_LINES: readonly string[] = MAP_SIZES.map(
  ({ name, players }) => `${name}: ${counted(players, 'player')}, ${counted(players, 'ring')}`,
);
