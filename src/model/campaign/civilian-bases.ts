import { brandAs } from '#kernel/brand/brand';
import type { DesignId, ForceListId } from './ids.ts';

/** The force list of civilian bases; a setting lets everybody build from it (OPT-21). */
export const CIVILIAN_BASES_LIST = brandAs<ForceListId>('civilian-bases');
/** The force list of science institutes; a setting lets everybody build from it (OPT-11). */
export const INSTITUTES_LIST = brandAs<ForceListId>('institutes');

/** The civilian bases, each made of the one before it; only the first is founded (OPT-21). */
export const CIVILIAN_BASES: readonly DesignId[] = [
  brandAs<DesignId>('civilian-bases.small-civilian-base'),
  brandAs<DesignId>('civilian-bases.medium-civilian-base'),
  brandAs<DesignId>('civilian-bases.large-civilian-base'),
];
