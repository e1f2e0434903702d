import type { BattleGround, BattleSide, ScenarioKind } from '#model/battle/setup';
import type { RuleSet } from '#model/settings/rule-set';
import { SCENARIO_RULES } from './list.ts';
import type { SideTerms } from './scenario.ts';

type Given = Readonly<{
  ground: BattleGround | null;
  rules: Pick<RuleSet, 'pursuitSurprise' | 'grandFleets'>;
}>;

/**
 * What a scenario means for a side; with grand fleets its flagship’s CR counts twice, and what the place lends in a Defensive
 * scenario is added to it.
 * @rule ENC-3 @rule OPT-16
 * @ruling As where CR is halved, it counts twice in all that it is for: who goes along, missions, sending back; Productivity counts
 *   for who goes along alone. Where a scenario halves CR as well, it stays what it is.
 */
export function termsOfSide(scenario: ScenarioKind, side: BattleSide, given: Given): SideTerms {
  const terms = SCENARIO_RULES[scenario].termsOf(side, given);
  if (given.rules.grandFleets === 'off') return terms;
  const { leastRating } = terms;
  return { ...terms, doublesRating: true, leastRating: 0, addedRating: leastRating };
}
