import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';
import { isFirstContact } from './is-first-contact.ts';
import { rightsBetween } from './rights-between.ts';
import type { Rights } from './rights-of.ts';

type Facts = Pick<CampaignState, 'relations' | 'turn'>;

/**
 * What two powers may do to each other where they meet: as they stand, but in the turn of first contact either may demand
 * scenarios of the other wherever they are, if the campaign says so.
 * @rule DIP-1 @rule DIP-10
 * @ruling they are neutrals until somebody demands one: whose standing orders engage only enemies lets strangers be
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
