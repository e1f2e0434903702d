import { parseForceLists } from '#content/force-lists/parse-force-lists';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { type ScenarioStart, stateOfScenario } from '#content/scenarios/state-of-scenario';
import { ok } from '#kernel/result/result';
import { type SelfPlayed, empiresIn, playCampaign } from '#app/self-play/play-campaign';
import { FEWEST_EMPIRES, MOST_EMPIRES, smallWorldText } from '#app/self-play/small-world';
import { NOTHING_YET, sumOfTallies, type Tally } from '#app/self-play/tally';
import { type Outcome, refuse } from '#app/use-case-error';

export type SelfPlayInput = Readonly<{
  /** The text of a scenario file; null: a small world made for so many empires. */
  scenario: string | null;
  forceLists: string;
  empires: number;
  turns: number;
  seeds: readonly number[];
  windows: boolean;
  /** Told of each campaign when it is over. */
  progress?: (played: SelfPlayed) => void;
}>;

/** What all campaigns together came to; `failed`: those in which something did not hold. */
export type SelfPlayResult = Readonly<{
  world: string;
  campaigns: number;
  tally: Tally;
  failed: readonly SelfPlayed[];
}>;

/** Plays one campaign for each seed, in memory: random legal orders, and what must hold is checked after each phase. */
export function selfPlay(input: SelfPlayInput): Outcome<SelfPlayResult> {
  const start = startOf(input);
  if (!start.ok) return start;
  const { turns, windows } = input;
  let tally = NOTHING_YET;
  const failed: SelfPlayed[] = [];
  for (const seed of input.seeds) {
    const played = playCampaign({ start: start.value, seed, turns, windows });
    tally = sumOfTallies(tally, played.tally);
    if (played.failure !== null) failed.push(played);
    input.progress?.(played);
  }
  return ok({ world: start.value.name, campaigns: input.seeds.length, tally, failed });
}

function startOf({ scenario, forceLists, empires }: SelfPlayInput): Outcome<ScenarioStart> {
  const lists = parseForceLists(forceLists);
  if (!lists.ok) return refuse('FORCE_LISTS_REFUSED', lists.error);
  if (scenario === null && (empires < FEWEST_EMPIRES || empires > MOST_EMPIRES)) {
    return refuseEmpires(
      `A small world has ${String(FEWEST_EMPIRES)} to ${String(MOST_EMPIRES)} empires.`,
    );
  }
  const text = scenario ?? smallWorldText(empires);
  const parsed = parseScenario(text, lists.value);
  if (!parsed.ok) return refuse('SCENARIO_REFUSED', parsed.error);
  const start = stateOfScenario(parsed.value, lists.value);
  const there = empiresIn(start);
  if (there === empires) return ok(start);
  return refuseEmpires(`${start.name} is for ${String(there)} empires, not ${String(empires)}.`);
}

const refuseEmpires = (text: string): Outcome<never> =>
  refuse('SCENARIO_REFUSED', [{ code: 'EMPIRES', path: 'empires', text }]);
