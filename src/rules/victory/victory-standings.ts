import type { EmpireId } from '#model/campaign/ids';
import type { VictoryRules } from '#model/settings/victory';
import { conditionStanding } from './condition-standing.ts';
import type { VictoryFacts } from './victory-facts.ts';

/** The progress of an empire toward all conditions, in the order of the rules. */
export type VictoryStanding = Readonly<{
  empire: EmpireId;
  systems: number;
  output: number;
  conditions: readonly ReturnType<typeof conditionStanding>[];
}>;

/** The progress of all players’ empires, for the moderator. Non-aligned worlds can’t win. @rule VIC-1 @rule END-3 */
export function victoryStandings(
  { conditions }: VictoryRules,
  facts: VictoryFacts,
): readonly VictoryStanding[] {
  const players = facts.all.filter(({ isWorld }) => !isWorld);
  return players.map((own) => ({
    empire: own.empire,
    systems: own.systems,
    output: own.output,
    conditions: conditions.map((condition) => conditionStanding({ condition, own, facts })),
  }));
}
