import { DIPLOMATIC_STATES, type DiplomaticState, isTreaty } from '#model/campaign/relation';
import type { RuleSet } from '#model/settings/rule-set';

/**
 * Whether two empires may stand so before the first turn: treaties only as high as the campaign lets them.
 * @rule SET-3
 * @ruling what a scenario says of its empires is its own, and not held against it; wars and mere contact are no treaties
 */
export function mayStandBeforeFirstTurn(
  state: DiplomaticState,
  { pregameTreaties }: Pick<RuleSet, 'pregameTreaties'>,
): boolean {
  if (!isTreaty(state)) return true;
  if (pregameTreaties === 'off') return false;
  return DIPLOMATIC_STATES.indexOf(state) <= DIPLOMATIC_STATES.indexOf(pregameTreaties);
}
