import type { WorkId } from '#model/campaign/ids';

/** CON-1: what is built first at one place where capacity is short; all else there keeps its order behind it. */
export type RankWorks = Readonly<{ kind: 'RankWorks'; works: readonly WorkId[] }>;
