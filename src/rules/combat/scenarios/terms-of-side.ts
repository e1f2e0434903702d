import type { BattleGround, BattleSide, ScenarioKind } from '#model/battle/setup';
import type { RuleSet } from '#model/settings/rule-set';
import { SCENARIO_RULES } from './list.ts';
import type { SideTerms } from './scenario.ts';

type Given = Readonly<{
  ground: BattleGround | null;
  rules: Pick<RuleSet, 'pursuitSurprise' | 'grandFleets' | 'carrierStaging'>;
}>;

/**
 * What a scenario means for a side, with what optional rules make of it: in grand fleets its flagship’s CR counts twice, and
 * what the place lends in a Defensive scenario is added to it; where carriers stage flights, those of its colony join other scenarios.
 * @rule ENC-3 @rule OPT-16 @rule OPT-23
 * @ruling As where CR is halved, it counts twice in all that it is for: who goes along, missions, sending back; Productivity counts
 *   for who goes along alone. Where a scenario halves CR as well, it stays what it is. Flights are staged by the CV in the task force.
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
