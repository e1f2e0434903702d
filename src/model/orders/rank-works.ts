import type { WorkId } from '#model/campaign/ids';

/** CON-1: the works that are built first at one place if capacity is short; all others there keep their order behind them. */
export type RankWorks = Readonly<{ kind: 'RankWorks'; works: readonly WorkId[] }>;

/** CON-1: a unit gets its number when it is begun, so that no line of the same sheet can name it. */
export const RANKED_FROM_NEXT_TURN = 'Units that you begin this turn can be ranked from next turn.';
