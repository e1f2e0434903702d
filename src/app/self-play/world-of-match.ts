import { readForceLists } from '#app/campaigns/read-force-lists';
import { type Outcome, refuse } from '#app/use-case-error';
import { type MadeGalaxy, makeGalaxy } from '#app/usecases/galaxies/make-galaxy';
import type { ForceLists } from '#content/force-lists/force-lists';
import { playableLists } from '#model/forces/playable-lists';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { type ScenarioStart, stateOfScenario } from '#content/scenarios/state-of-scenario';
import { ok } from '#kernel/result/result';
import type { RuleSet } from '#model/settings/rule-set';
import type { Match } from './match.ts';

/** Of this many maps the fairest is played, as a moderator would choose it: luck with the map hides how well they play. */
const MAPS_DRAWN = 8;
/** More than any difference: an empire whose ships can't leave has lost. */
const SHUT_IN = 1000;

/** How far the seats of a map are apart, in percent. @rule MAP-2 */
const unfairnessOf = ({ summary: { homes } }: MadeGalaxy): number =>
  Math.max(0, ...homes.map(({ favour, isShut }) => Math.abs(favour) + (isShut ? SHUT_IN : 0)));

/** The map of a match; of several that are equally fair the first. @rule MAP-12 */
function mapOf({ seed, players, rings, forceLists }: Match, lists: ForceLists) {
  const playable = playableLists(lists.lists).map(({ id }) => id);
  const drawn = (map: number): Outcome<MadeGalaxy> =>
    makeGalaxy({
      name: `Match ${String(seed)}`,
      players: players.length,
      rings,
      homes: null,
      seed: map === 0 ? `match ${String(seed)}` : `match ${String(seed)} map ${String(map)}`,
      names: [],
      lists: players.map((_player, at) => playable[(seed + at) % playable.length] ?? ''),
      settings: { startingForces: 'bought' },
      forceLists,
    });
  let best = drawn(0);
  for (let map = 1; map < MAPS_DRAWN && best.ok; map += 1) {
    const other = drawn(map);
    if (other.ok && unfairnessOf(other.value) < unfairnessOf(best.value)) best = other;
  }
  return best;
}

/** The world of a match: the fairest of some maps drawn by its seed, bought forces, and force lists in turn. @rule MAP-12 @rule SET-1 */
export function worldOfMatch(match: Match): Outcome<ScenarioStart> {
  const lists = readForceLists(match.forceLists);
  if (!lists.ok) return lists;
  const made = mapOf(match, lists.value);
  if (!made.ok) return made;
  const parsed = parseScenario(made.value.scenario, lists.value);
  if (!parsed.ok) return refuse('SCENARIO_REFUSED', parsed.error);
  const start = stateOfScenario(parsed.value, lists.value);
  return ok({ ...start, rules: rulesOf(start.rules, match) });
}

const rulesOf = (rules: RuleSet, { victory }: Match): RuleSet =>
  victory === undefined ? rules : { ...rules, victory };
