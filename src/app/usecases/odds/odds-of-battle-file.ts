import { ok } from '#kernel/result/result';
import { BATTLE_RULES } from '#app/battle/battle-rules';
import { parseBattle } from '#content/battles/parse-battle';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { type OddsData, oddsDataOf } from '#app/odds/odds-data';
import { oddsReportOf } from '#app/odds/odds-report-of';
import type { OddsRun, OddsRunner } from '#app/odds/odds-run';
import { type Outcome, refuse } from '#app/use-case-error';
import type { Document } from '#report/document/document';

export type OddsOfBattleInput = Pick<OddsRun, 'threads' | 'progress'> &
  Readonly<{
    /** The text of a battle file, and of its force lists. */
    battle: string;
    forceLists: string;
    seed: string;
    battles: number;
    run: OddsRunner;
  }>;

export type BattleOdds = Readonly<{ data: OddsData; document: Document }>;

/**
 * Fights the battle of a file many times and counts the results. The same file, number and seed give the same result
 * with any number of threads. Null: somebody stopped it. @rule ENC-1
 */
export async function oddsOfBattleFile({
  battle,
  forceLists,
  seed,
  battles,
  run,
  ...how
}: OddsOfBattleInput): Promise<Outcome<BattleOdds | null>> {
  const lists = readForceLists(forceLists);
  if (!lists.ok) return lists;
  const parsed = parseBattle(battle, lists.value, BATTLE_RULES);
  if (!parsed.ok) return refuse('BATTLE_REFUSED', parsed.error);
  const { value: start } = parsed;
  const tally = await run({ input: { start, seed, first: 1, last: battles }, ...how });
  if (tally === null) return ok(null);
  return ok({
    data: oddsDataOf(start, seed, tally),
    document: oddsReportOf({ start, seed, tally }),
  });
}
