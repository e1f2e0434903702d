import type { DecisionKind } from '#model/decisions/decision';
import type { RuleSet } from '#model/settings/rule-set';

/** Whether a choice is one of a round of battle, or one before and after its rounds. */
const IN_ROUNDS: Readonly<Record<DecisionKind, boolean>> = {
  'encounter-action': false,
  'scenario-response': false,
  'defensive-response': false,
  pursuit: false,
  initiative: false,
  scouting: false,
  pools: false,
  'pool-choice': false,
  'task-force': false,
  command: true,
  missions: true,
  'electronic-warfare': true,
  fire: true,
  'round-end': true,
  disengage: false,
  'battle-outcome': false,
};

/** Whether players are asked for choices of a kind. @rule TURN-4 */
export function isAskedIn(kind: DecisionKind, battles: RuleSet['battles']): boolean {
  return battles === 'interactive' || (battles === 'setup' && !IN_ROUNDS[kind]);
}
