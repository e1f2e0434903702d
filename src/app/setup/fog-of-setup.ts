import { brandAs } from '#kernel/brand/brand';
import { valuesById } from '#kernel/collections/tables';
import { SETUP_STEPS, type SetupAct } from '#content/setups/setup-act';
import type { ForceLists } from '#content/force-lists/force-lists';
import { didYouMean } from '#content/nearest-name';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import type { InputIssue } from '#app/use-case-error';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { EmpireView } from '#fog/views/empire-view';
import type { EmpireId } from '#model/campaign/ids';
import { colonyOffers } from './colony-offers.ts';
import { decidedSoFar } from './decided-so-far.ts';
import { scenarioOfSetup } from './scenario-of-setup.ts';
import type { Setup } from './setup.ts';
import { placeOfSeat, setupIssue } from './setup-issue.ts';

/** Whether the map is made, so that players can see their part of it. */
const isMapMade = ({ step }: Setup): boolean =>
  SETUP_STEPS.indexOf(step) >= SETUP_STEPS.indexOf('colonies');

/**
 * What a player sees of the map: what their empire would know if the game began now. Null: the map is not made yet.
 * @rule FOG-1 @rule OPT-5
 */
export function mapSeenBy(setup: Setup, player: number, lists: ForceLists): EmpireView | null {
  if (!isMapMade(setup)) return null;
  const scenario = scenarioOfSetup(decidedSoFar(setup), lists);
  if (!scenario.ok) return null;
  const { state, rules, name } = stateOfScenario(scenario.value.scenario, lists);
  const key = scenario.value.scenario.empires[player - 1]?.key ?? '';
  return empireViewOf(state, brandAs<EmpireId>(key), { campaignName: name, rules });
}

type Named = Readonly<{ place: string; system: string }>;

/** The systems that a player’s act names, each with its place in the act. */
function namedIn(act: SetupAct): readonly Named[] {
  if (act.kind === 'colonies') {
    return act.colonies.map(({ system }, index) => ({
      place: `colonies[${String(index)}].system`,
      system,
    }));
  }
  if (act.kind === 'names') {
    return act.names.map(({ system }, index) => ({
      place: `names[${String(index)}].system`,
      system,
    }));
  }
  if (act.kind !== 'forces' || act.forces === null) return [];
  return act.forces.map(({ at }, index) => ({ place: `forces[${String(index)}].at`, system: at }));
}

/** The systems that a player reaches with the colonies of an act, each lane by lane from their own. @rule OPT-5 */
function reachedBy(setup: Setup, act: SetupAct, lists: ForceLists): readonly string[] {
  if (act.kind !== 'colonies') return [];
  const offers = colonyOffers(setup, act.player, act.colonies, lists);
  return offers?.considered.flatMap(({ system, name }) => (name === null ? [] : [system])) ?? [];
}

/** A player can name only systems that they know of, and a refusal names no other. @rule FOG-1 */
export function unseenIssues(
  setup: Setup,
  act: SetupAct,
  lists: ForceLists,
): readonly InputIssue[] {
  const named = namedIn(act);
  if (named.length === 0 || !('player' in act)) return [];
  const view = mapSeenBy(setup, act.player, lists);
  const known = view === null ? [] : valuesById(view.systems);
  const names = known.map(({ name }) => name);
  const all = new Set<string>([
    ...names,
    ...known.map(({ id }) => id),
    ...reachedBy(setup, act, lists),
  ]);
  return named
    .filter(({ system }) => !all.has(system))
    .map(({ place, system }) => {
      const text = `You know of no system “${system}”.${didYouMean(system, names)}`;
      return setupIssue('UNKNOWN', place, text);
    });
}

const ELSEWHERE =
  'This doesn’t fit together with something that you can’t see. Choose something else, or ask the moderator.';

/** The faults of a player’s own part. A fault of anybody else’s part is told without its reason. @rule FOG-1 */
export function withoutSecrets(
  issues: readonly InputIssue[],
  player: number,
): readonly InputIssue[] {
  const own = issues.filter(({ path }) => path.startsWith(placeOfSeat(player - 1, '')));
  return own.length > 0 ? own : [setupIssue('VALUE', '', ELSEWHERE)];
}
