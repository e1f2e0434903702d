import { parseScenario } from '#content/scenarios/parse-scenario';
import { type ScenarioStart, stateOfScenario } from '#content/scenarios/state-of-scenario';
import { keysById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import { type SelfPlayed, playCampaign } from '#app/self-play/play-campaign';
import { FEWEST_EMPIRES, MOST_EMPIRES, smallWorldText } from '#app/self-play/small-world';
import { unexploredWorldText } from '#app/self-play/unexplored-world';
import { NOTHING_YET, sumOfTallies, type Tally } from '#app/self-play/tally';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { type Outcome, refuse } from '#app/use-case-error';
import { counted } from '#kernel/words/counted';

export type SelfPlayInput = Readonly<{
  /** The text of a scenario file; null: a small world for the given number of empires. */
  scenario: string | null;
  forceLists: string;
  /** Without a scenario: a world that is explored from nothing instead of the small one. */
  map?: 'explore';
  /** Null: the scenario's number. */
  empires: number | null;
  turns: number;
  seeds: readonly number[];
  windows: boolean;
  /** Called for each campaign when it is over. */
  progress?: (played: SelfPlayed) => void;
}>;

/** The results of all campaigns together. `failed`: the campaigns in which a check failed. */
export type SelfPlayResult = Readonly<{
  world: string;
  campaigns: number;
  tally: Tally;
  failed: readonly SelfPlayed[];
}>;

/** Plays one campaign for each seed, in memory, with random legal orders, and checks the invariants after each phase. */
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

function startOf(input: SelfPlayInput): Outcome<ScenarioStart> {
  const { forceLists, empires } = input;
  const lists = readForceLists(forceLists);
  if (!lists.ok) return lists;
  const text = textOf(input);
  if (!text.ok) return text;
  const parsed = parseScenario(text.value, lists.value);
  if (!parsed.ok) return refuse('SCENARIO_REFUSED', parsed.error);
  const start = stateOfScenario(parsed.value, lists.value);
  const there = keysById(start.state.empires).length;
  if (empires === null || there === empires) return ok(start);
  return refuseEmpires(`${start.name} is for ${counted(there, 'empire')}, not ${String(empires)}.`);
}

/** The text of the scenario to play. */
function textOf({ scenario, forceLists, empires, map }: SelfPlayInput): Outcome<string> {
  if (scenario !== null) return ok(scenario);
  if (empires === null || empires < FEWEST_EMPIRES || empires > MOST_EMPIRES) {
    const most = counted(MOST_EMPIRES, 'empire');
    return refuseEmpires(`A small world has ${String(FEWEST_EMPIRES)} to ${most}.`);
  }
  if (map === undefined) return ok(smallWorldText(empires));
  return unexploredWorldText({ empires, rings: empires, forceLists });
}

const refuseEmpires = (text: string): Outcome<never> =>
  refuse('SCENARIO_REFUSED', [{ code: 'EMPIRES', path: 'empires', text }]);
