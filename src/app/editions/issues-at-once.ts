import type { Campaign } from '#app/ports/campaign-record';
import type { IssueHead } from '#app/ports/turn-record';
import { currentPublication } from './current-publication.ts';
import { stageOf } from '#app/run/phase/stage-of';

/**
 * Whether the empires that an amendment touches get a new edition at once, because they are writing orders from their
 * reports. Otherwise their next report tells them. @rule TURN-3
 */
export function issuesAtOnce(
  campaign: Pick<Campaign, 'turn' | 'phase'>,
  issues: readonly IssueHead[],
): boolean {
  const isIssued = currentPublication(issues)?.turn === campaign.turn;
  return isIssued && stageOf(campaign) === 'orders';
}
