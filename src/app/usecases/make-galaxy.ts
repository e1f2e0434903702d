import { ok } from '#kernel/result/result';
import type { ForceLists } from '#content/force-lists/force-lists';
import { parseForceLists } from '#content/force-lists/parse-force-lists';
import { type GalaxyEmpire, scenarioOfGalaxy } from '#content/galaxy/scenario-of-galaxy';
import { systemNames } from '#app/galaxy/system-names';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { galaxyDice } from '#engine/galaxy/galaxy-dice';
import { generateGalaxy } from '#engine/galaxy/generate-galaxy';
import { chosenGalaxySettings } from '#app/galaxy/chosen-galaxy-settings';
import { type EmpiresAsked, galaxyEmpires } from '#app/galaxy/galaxy-empires';
import { type GalaxySummary, galaxySummaryOf } from '#app/galaxy/galaxy-summary-of';
import { type MapPlan, planIssues } from '#app/galaxy/plan-issues';
import { type Outcome, refuse } from '#app/use-case-error';
import type { Roll } from '#model/rolls/roll-purpose';
import type { GalaxySettings } from '#model/settings/galaxy-settings';
import { homeworldPlaces } from '#rules/galaxy/homeworld-places';

export type MakeGalaxyInput = MapPlan &
  EmpiresAsked &
  Readonly<{
    /** What the scenario is called. */
    name: string;
    /** The same seed and choices always give the same galaxy: whoever knows it can draw the map. */
    seed: string;
    /** Settings of the map other than the usual ones, by name. */
    settings: Readonly<Record<string, string>>;
    /** The text of the force lists it will be played with. */
    forceLists: string;
  }>;

export type MadeGalaxy = Readonly<{
  /** The text of a scenario file. */
  scenario: string;
  summary: GalaxySummary;
  /** Why each system is as it is. */
  rolls: readonly Roll[];
}>;

/** Makes a galaxy as a scenario from which a campaign can be made. @rule MAP-12 @rule SET-1 */
export function makeGalaxy(input: MakeGalaxyInput): Outcome<MadeGalaxy> {
  const lists = parseForceLists(input.forceLists);
  if (!lists.ok) return refuse('FORCE_LISTS_REFUSED', lists.error);
  const settings = chosenGalaxySettings(input.settings);
  const issues = [
    ...inputIssues(input, lists.value),
    ...(settings.ok ? [] : settings.error.issues),
  ];
  if (!settings.ok || issues.length > 0) return refuse('GALAXY_REFUSED', issues);
  return made(input, settings.value, lists.value);
}

function inputIssues(input: MakeGalaxyInput, { lists }: ForceLists): MakeIssues {
  const { seed, names, players, lists: asked } = input;
  const playable = lists.filter(({ universal }) => !universal).map(({ id }): string => id);
  const seedText = 'The seed is a word or a number: it cannot be empty.';
  const namesText = `There are ${String(names.length)} names for ${String(players)} empires.`;
  return [
    ...planIssues(input),
    ...(seed === '' ? [{ code: 'SEED', path: 'seed', text: seedText }] : []),
    ...(names.length > players ? [{ code: 'NAMES', path: 'names', text: namesText }] : []),
    ...asked.flatMap((id, index) => {
      if (playable.includes(id)) return [];
      const text = `There is no force list “${id}”. Choose from ${playable.join(', ')}.`;
      return [{ code: 'UNKNOWN', path: `lists[${String(index)}]`, text }];
    }),
  ];
}

type MakeIssues = ReturnType<typeof planIssues>;

function made(
  input: MakeGalaxyInput,
  settings: GalaxySettings,
  lists: ForceLists,
): Outcome<MadeGalaxy> {
  const { rings, players, seed } = input;
  const dice = galaxyDice(seed);
  const homes = input.homes ?? homeworldPlaces(rings, players);
  const galaxy = generateGalaxy(dice, { rings, homes, settings });
  const empires: readonly GalaxyEmpire[] = galaxyEmpires(input, lists);
  const names = systemNames(
    dice,
    galaxy.systems.map(({ id }) => id),
    empires.map(({ name }) => name),
  );
  const file = scenarioOfGalaxy({ name: input.name, galaxy, names, empires, settings });
  const scenario = `${JSON.stringify(file, null, 2)}\n`;
  // Read as any other scenario is, so that no campaign can stumble over what was written here.
  const parsed = parseScenario(scenario, lists);
  if (!parsed.ok) return refuse('GALAXY_REFUSED', parsed.error);
  return ok({ scenario, summary: galaxySummaryOf(parsed.value), rolls: dice.log() });
}
