import { MAP_SIZES } from '#rules/galaxy/map-sizes';

/** The named map sizes, as lines for people. @rule MAP-1 */
export const MAP_SIZE_LINES: readonly string[] = MAP_SIZES.map(
  ({ name, players }) => `${name}: ${String(players)} players, ${String(players)} rings`,
);
