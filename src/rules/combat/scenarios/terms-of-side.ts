import type { BattleGround, BattleSide, ScenarioKind } from '#model/battle/setup';
import type { RuleSet } from '#model/settings/rule-set';
import { SCENARIO_RULES } from './list.ts';
import type { SideTerms } from './scenario.ts';

type Given = Readonly<{
  ground: BattleGround | null;
  rules: Pick<RuleSet, 'pursuitSurprise' | 'grandFleets' | 'carrierStaging'>;
}>;

/**
 * The terms of a scenario for a side, with optional rules: in grand fleets the flagship's CR counts twice, and in a Defensive scenario the
 * system's Productivity is added to it; with carrier staging, flights of the colony join other scenarios.
 * @rule ENC-3 @rule OPT-16 @rule OPT-23
 * @ruling In grand fleets (OPT-16) the flagship's own CR counts twice wherever CR is used: for the size of the task force, missions and
 *   sending units back. In a Defensive scenario, Productivity adds to the size of the task force only. If the scenario also halves CR, the
 *   flagship's own CR stays as it is. With carrier staging (OPT-23), the CV in the task force limits the flights that join from the colony.
 */
export function termsOfSide(scenario: ScenarioKind, side: BattleSide, given: Given): SideTerms {
  const { ground, rules } = given;
  const plain = SCENARIO_RULES[scenario].termsOf(side, given);
  const isStaging =
    rules.carrierStaging === 'on' && scenario !== 'defensive' && ground?.holder === side;
  const terms = isStaging ? { ...plain, stagesFlights: true } : plain;
  if (rules.grandFleets === 'off') return terms;
  return { ...terms, doublesRating: true, leastRating: 0, addedRating: terms.leastRating };
}
