import type { BattleWindows, EncounterWindows } from '#app/ports/desk-record';
import type { EncounterId } from '#model/campaign/ids';
import type { Decision, DecisionKind } from '#model/decisions/decision';
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
  cargo: false,
  disengage: false,
  'battle-outcome': false,
};

const isAskedBy = (kind: DecisionKind, windows: BattleWindows): boolean =>
  windows === 'interactive' || windows === 'desk' || (windows === 'setup' && !IN_ROUNDS[kind]);

/** What the moderator has said of the windows of one encounter, if anything. */
export const windowsOf = (
  windows: readonly EncounterWindows[],
  encounter: EncounterId,
): EncounterWindows | undefined => windows.find((one) => one.encounter === encounter);

/**
 * Whether somebody is asked for a choice: by what the moderator has said of its encounter, else by the campaign's setting; what standing
 * orders had answered before he said so stays theirs. @rule TURN-4
 */
export function isAskedIn(
  { id, kind, encounter }: Pick<Decision, 'id' | 'kind' | 'encounter'>,
  {
    battles,
    windows,
  }: Readonly<{ battles: RuleSet['battles']; windows: readonly EncounterWindows[] }>,
): boolean {
  const own = windowsOf(windows, encounter);
  if (own === undefined) return isAskedBy(kind, battles);
  return !own.passed.includes(id) && isAskedBy(kind, own.windows ?? battles);
}
