import { type KeptLately, keptLately } from '#kernel/collections/kept-lately';
import type { CampaignId } from '#app/ports/campaign-record';
import type { Publication } from '#app/ports/turn-record';
import type { UnsuppliedFleet } from './foresee-supply.ts';
import type { Judged } from './judge-sheet.ts';

/** Characters of JSON. The verdicts on a sheet of a great empire have some tens of thousands. */
const MOST = 16_000_000;

/** What was worked out of sheets lately: each page of a player shows it, and it costs far more than to read the sheet. */
export type KeptVerdicts = Readonly<{
  judged: KeptLately<Judged>;
  foreseen: KeptLately<readonly UnsuppliedFleet[]>;
}>;

/** Nothing is kept yet. */
export const keptVerdicts = (): KeptVerdicts => ({
  judged: keptLately(MOST),
  foreseen: keptLately(MOST),
});

type Issue = Pick<Publication, 'turn' | 'edition' | 'empire' | 'hash'>;

/**
 * All that verdicts depend on: the view, which the hash of its edition vouches for, and the orders, by their own hash. An edition that
 * was undone, corrected or restored has another hash, or shows the same.
 */
export const verdictKey = (
  campaign: CampaignId,
  { turn, edition, empire, hash }: Issue,
  orders: string,
): string => [campaign, empire, turn, edition, hash, orders].join(' ');
