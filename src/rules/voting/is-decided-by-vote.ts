import type { RuleSet } from '#model/settings/rule-set';
import type { CampaignState } from '#model/campaign/state';
import { isBeforeFirstTurn } from '#rules/diplomacy/is-before-first-turn';

/** What of a campaign decides whether its players vote. */
export type Voting = Readonly<{ rules: Pick<RuleSet, 'moderation'> }> &
  Pick<CampaignState, 'turn' | 'phase'>;

/**
 * Whether the players decide by vote about corrections, about running a turn again, and about questions of the rules. @rule TURN-6
 * @ruling In a campaign without a moderator, its owner may still correct the campaign by themselves before the first turn.
 */
export const isDecidedByVote = ({ rules, turn, phase }: Voting): boolean =>
  rules.moderation === 'open' && !isBeforeFirstTurn({ turn, phase });
