import { brandAs } from '#kernel/brand/brand';
import type { DesignId, ForceListId } from './ids.ts';

/** The force list of what only explorers find; nobody plays it (OPT-12). */
export const FINDS_LIST = brandAs<ForceListId>('finds');
/** The class of trading posts: civilian bases (OPT-21). */
export const TRADING_POST = brandAs<DesignId>('finds.trading-post');
