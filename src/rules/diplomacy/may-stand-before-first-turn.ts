import { DIPLOMATIC_STATES, type DiplomaticState, isTreaty } from '#model/campaign/relation';
import type { RuleSet } from '#model/settings/rule-set';

/**
 * Whether two empires may have this relation before the first turn: treaties only as high as the campaign allows.
 * @rule SET-3
 * @ruling The limit doesn't apply to relations that a scenario itself sets, nor to wars and mere contact, because these are not treaties.
 */
export function mayStandBeforeFirstTurn(
  state: DiplomaticState,
  { pregameTreaties }: Pick<RuleSet, 'pregameTreaties'>,
): boolean {
  if (!isTreaty(state)) return true;
  if (pregameTreaties === 'off') return false;
  return DIPLOMATIC_STATES.indexOf(state) <= DIPLOMATIC_STATES.indexOf(pregameTreaties);
}
