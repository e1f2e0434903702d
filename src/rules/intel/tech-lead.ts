import { rowOf } from '#kernel/collections/row-of';
import type { Empire } from '#model/campaign/empire';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';
import { techYearOf } from '#rules/tech/tech-year';

type Researcher = Pick<Empire, 'unlocked' | 'advancesInHand' | 'techYears'>;
type YearRules = Pick<RuleSet, 'research' | 'startTechYear'>;

/** The advances of an empire: the classes of an era that it has unlocked, and those that wait. */
const advancesOf = (
  { designs }: Pick<CampaignState, 'designs'>,
  { unlocked, advancesInHand }: Researcher,
): number => unlocked.filter((id) => rowOf(designs, id).era > 0).length + advancesInHand;

/**
 * By how much an empire leads another in research: advances, or tech years where a campaign goes by years; 0: it does not.
 * @rule INT-5 @rule OPT-20
 * @ruling The advances of an empire are the unlocked classes beyond the starting ones, and the advances that it keeps.
 */
export function techLeadOf(
  state: Pick<CampaignState, 'designs'>,
  { leader, other }: Readonly<{ leader: Researcher; other: Researcher }>,
  rules: YearRules,
): number {
  const lead =
    rules.research === 'inServiceDate'
      ? techYearOf(leader, rules) - techYearOf(other, rules)
      : advancesOf(state, leader) - advancesOf(state, other);
  return Math.max(0, lead);
}
