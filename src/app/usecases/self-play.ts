import { parseForceLists } from '#content/force-lists/parse-force-lists';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { type ScenarioStart, stateOfScenario } from '#content/scenarios/state-of-scenario';
import { keysById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import { type SelfPlayed, playCampaign } from '#app/self-play/play-campaign';
import { FEWEST_EMPIRES, MOST_EMPIRES, smallWorldText } from '#app/self-play/small-world';
import { NOTHING_YET, sumOfTallies, type Tally } from '#app/self-play/tally';
import { type Outcome, refuse } from '#app/use-case-error';

export type SelfPlayInput = Readonly<{
  /** The text of a scenario file; null: a small world made for so many empires. */
  scenario: string | null;
  forceLists: string;
  /** Null: as many as the scenario has. */
  empires: number | null;
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
  const text = scenario ?? smallWorldOf(empires);
  if (text === undefined) {
    const most = String(MOST_EMPIRES);
    return refuseEmpires(`A small world has ${String(FEWEST_EMPIRES)} to ${most} empires.`);
  }
  const parsed = parseScenario(text, lists.value);
  if (!parsed.ok) return refuse('SCENARIO_REFUSED', parsed.error);
  const start = stateOfScenario(parsed.value, lists.value);
  const there = keysById(start.state.empires).length;
  if (empires === null || there === empires) return ok(start);
  return refuseEmpires(`${start.name} is for ${String(there)} empires, not ${String(empires)}.`);
}

/** Undefined: there is none of so many. */
function smallWorldOf(empires: number | null): string | undefined {
  const fits = empires !== null && empires >= FEWEST_EMPIRES && empires <= MOST_EMPIRES;
  return fits ? smallWorldText(empires) : undefined;
}

const refuseEmpires = (text: string): Outcome<never> =>
  refuse('SCENARIO_REFUSED', [{ code: 'EMPIRES', path: 'empires', text }]);
