import type { Campaign } from '#app/ports/campaign-record';
import type { IssueHead } from '#app/ports/turn-record';
import { currentPublication } from './current-publication.ts';
import { stageOf } from './stage-of.ts';

/**
 * Whether an amendment is issued at once to those whom it touches, since they write orders by what they were issued; else their
 * next report tells it. @rule TURN-3
 */
export function issuesAtOnce(
  campaign: Pick<Campaign, 'turn' | 'phase'>,
  issues: readonly IssueHead[],
): boolean {
  const isIssued = currentPublication(issues)?.turn === campaign.turn;
  return isIssued && stageOf(campaign) === 'orders';
}
