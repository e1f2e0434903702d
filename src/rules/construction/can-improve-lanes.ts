import { explorerFunctions } from '#rules/movement/explorer-functions';

/**
 * Whether a unit is an Explorer that works.
 * @rule CON-10
 * @ruling Scouts that explore by OPT-7 can't improve lanes.
 */
export const canImproveLanes = (one: Parameters<typeof explorerFunctions>[0]): boolean =>
  explorerFunctions(one, { scoutsExplore: 'off' }) > 0;
