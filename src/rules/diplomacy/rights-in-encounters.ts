import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';
import { isFirstContact } from './is-first-contact.ts';
import { rightsBetween } from './rights-between.ts';
import type { Rights } from './rights-of.ts';

type Facts = Pick<CampaignState, 'relations' | 'turn'>;

/**
 * The rights of two powers against each other where they meet: those of their relation, but in the turn of first contact either may demand
 * scenarios of the other anywhere, if the campaign allows it.
 * @rule DIP-1 @rule DIP-10
 * @ruling In the turn of first contact two empires are neutrals until one of them demands a scenario. An empire whose standing orders
 *   engage only enemies therefore doesn't attack a stranger.
 */
export function rightsInEncounters(
  state: Facts,
  { firstContactWar }: Pick<RuleSet, 'firstContactWar'>,
  [one, other]: readonly [EmpireId, EmpireId],
): Rights {
  const rights = rightsBetween(state.relations, one, other);
  if (firstContactWar === 'off' || !isFirstContact(state, one, other)) return rights;
  return { ...rights, demand: 'anywhere' };
}
