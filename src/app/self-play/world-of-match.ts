import { readForceLists } from '#app/campaigns/read-force-lists';
import { type Outcome, refuse } from '#app/use-case-error';
import { makeGalaxy } from '#app/usecases/galaxies/make-galaxy';
import { playableLists } from '#model/forces/playable-lists';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { type ScenarioStart, stateOfScenario } from '#content/scenarios/state-of-scenario';
import { ok } from '#kernel/result/result';
import type { RuleSet } from '#model/settings/rule-set';
import type { Match } from './match.ts';

/** The world of a match: a map drawn by its seed, bought forces, and force lists in turn. @rule MAP-12 @rule SET-1 */
export function worldOfMatch(match: Match): Outcome<ScenarioStart> {
  const { seed, players, rings, forceLists } = match;
  const lists = readForceLists(forceLists);
  if (!lists.ok) return lists;
  const playable = playableLists(lists.value.lists).map(({ id }) => id);
  const made = makeGalaxy({
    name: `Match ${String(seed)}`,
    players: players.length,
    rings,
    homes: null,
    seed: `match ${String(seed)}`,
    names: [],
    lists: players.map((_player, at) => playable[(seed + at) % playable.length] ?? ''),
    settings: { startingForces: 'bought' },
    forceLists,
  });
  if (!made.ok) return made;
  const parsed = parseScenario(made.value.scenario, lists.value);
  if (!parsed.ok) return refuse('SCENARIO_REFUSED', parsed.error);
  const start = stateOfScenario(parsed.value, lists.value);
  return ok({ ...start, rules: rulesOf(start.rules, match) });
}

const rulesOf = (rules: RuleSet, { victory }: Match): RuleSet =>
  victory === undefined ? rules : { ...rules, victory };
