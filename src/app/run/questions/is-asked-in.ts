import type { BattleWindows, EncounterWindows } from '#app/ports/desk-record';
import type { EncounterId } from '#model/campaign/ids';
import type { Decision, DecisionKind } from '#model/decisions/decision';
import type { RuleSet } from '#model/settings/rule-set';

/** Whether a choice belongs to a round of battle, or to the time before and after the rounds. */
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
  'troop-losses': false,
  disengage: false,
  'battle-outcome': false,
};

const isAskedBy = (kind: DecisionKind, windows: BattleWindows): boolean =>
  windows === 'interactive' || windows === 'desk' || (windows === 'setup' && !IN_ROUNDS[kind]);

/** The moderator's choice for the windows of one encounter, if any. */
export const windowsOf = (
  windows: readonly EncounterWindows[],
  encounter: EncounterId,
): EncounterWindows | undefined => windows.find((one) => one.encounter === encounter);

/**
 * Whether a person is asked for a choice. The moderator's choice for its encounter decides, otherwise the campaign's
 * setting. Answers that standing orders gave before stay. @rule TURN-4
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
