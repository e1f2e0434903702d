import type { ForceLists } from '#content/force-lists/force-lists';
import { foldName } from '#content/fold-name';
import { playableLists } from '#model/forces/playable-lists';
import { empireKey } from '#content/galaxy/empire-key';
import { type GalaxyTreaty, scenarioOfGalaxy } from '#content/galaxy/scenario-of-galaxy';
import { homeworldNames } from '#app/galaxy/homeworld-names';
import { systemNames } from '#app/galaxy/system-names';
import { parseScenario } from '#content/scenarios/parse-scenario';
import type { Scenario } from '#content/scenarios/scenario-schema';
import { galaxyDice } from '#engine/galaxy/galaxy-dice';
import { generateGalaxy } from '#engine/galaxy/generate-galaxy';
import { chosenGalaxySettings } from '#app/settings/chosen-settings';
import { type Outcome, refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';
import { counted } from '#kernel/words/counted';
import type { Roll } from '#model/rolls/roll-purpose';
import { DEFAULT_GALAXY_SETTINGS, type GalaxySettings } from '#model/settings/galaxy-settings';
import { homeworldPlaces } from '#rules/galaxy/homeworld-places';
import { withBoughtForces } from './with-bought-forces.ts';
import { type EmpiresAsked, galaxyEmpires } from './galaxy-empires.ts';
import { type MapPlan, planIssues } from './plan-issues.ts';
import { systemFinder } from '#app/setup/system-finder';
import { withClaims } from '#app/setup/with-claims';
import { treatiesAsked } from './treaties-asked.ts';

/** The input that decides a map. */
export type GalaxyRecipe = MapPlan &
  EmpiresAsked &
  Readonly<{
    /** The name of the scenario. */
    name: string;
    /** The same seed and choices always give the same galaxy. Anybody who knows the seed can draw the map. */
    seed: string;
    /** Settings of the map that differ from the default, by name. */
    settings: Readonly<Record<string, string>>;
    /** Treaties from before the first units, such as `1-2=trade, 1-3=military`: empires by number in player order. */
    treaties?: string;
  }>;

/** A drawn map, with the reasons for each system. */
export type DrawnScenario = Readonly<{
  scenario: Scenario;
  settings: GalaxySettings;
  rolls: readonly Roll[];
}>;

/**
 * Draws a map with its empires and their first forces, or returns all faults of the input.
 * @rule MAP-12 @rule SET-1 @rule SET-3 @rule OPT-5
 */
export function drawnScenario(recipe: GalaxyRecipe, lists: ForceLists): Outcome<DrawnScenario> {
  const settings = chosenGalaxySettings(recipe.settings);
  const treaties = treatiesAsked(recipe.treaties ?? '', recipe.players);
  const issues = [
    ...recipeIssues(recipe, lists),
    ...(settings.ok ? [] : settings.error.issues),
    ...(treaties.ok ? [] : treaties.error),
  ];
  if (!settings.ok || !treaties.ok || issues.length > 0) return refuse('GALAXY_REFUSED', issues);
  const all = { ...DEFAULT_GALAXY_SETTINGS, ...settings.value };
  return drawn(recipe, { settings: all, treaties: treaties.value }, lists);
}

type RecipeIssues = ReturnType<typeof planIssues>;

function recipeIssues(recipe: GalaxyRecipe, { lists }: ForceLists): RecipeIssues {
  const { seed, names, players, lists: asked } = recipe;
  const playable = playableLists(lists).map(({ id }): string => id);
  const seedText = 'The seed is empty. Give a word or a number.';
  const namesText = `There are ${counted(names.length, 'name')} for ${counted(players, 'empire')}.`;
  return [
    ...planIssues(recipe),
    ...(seed === '' ? [{ code: 'SEED', path: 'seed', text: seedText }] : []),
    ...(names.length > players ? [{ code: 'NAMES', path: 'names', text: namesText }] : []),
    ...alikeIssues(names),
    ...asked.flatMap((id, index) => {
      if (playable.includes(id)) return [];
      const text = `There is no force list “${id}”. Choose from ${playable.join(', ')}.`;
      return [{ code: 'UNKNOWN', path: `lists[${String(index)}]`, text }];
    }),
  ];
}

/** Names that would get the same key. Players of a setup read this: it must not tell what the other name is. @rule FOG-1 */
function alikeIssues(names: readonly string[]): RecipeIssues {
  return names.flatMap((name, index) => {
    const other = names.slice(0, index).find((one) => empireKey(one) === empireKey(name));
    if (other === undefined || name === '') return [];
    const isSame = foldName(other) === foldName(name);
    const text = isSame
      ? `Another empire is called “${name}” too. Choose another name.`
      : `“${name}” and the name of another empire differ only in signs or accents. Choose another name.`;
    return [{ code: 'NAMES', path: `names[${String(index)}]`, text }];
  });
}

function drawn(
  recipe: GalaxyRecipe,
  { settings, treaties }: Readonly<{ settings: GalaxySettings; treaties: readonly GalaxyTreaty[] }>,
  lists: ForceLists,
): Outcome<DrawnScenario> {
  const { rings, players, seed } = recipe;
  const dice = galaxyDice(seed);
  const homes = recipe.homes ?? homeworldPlaces(rings, players);
  const galaxy = generateGalaxy(dice, { rings, homes, settings });
  const empires = galaxyEmpires(dice, recipe, lists);
  const systems = galaxy.systems.map(({ id }) => id);
  const taken = empires.map((one) => one.name);
  const names =
    settings.map === 'explore'
      ? homeworldNames(dice, { systems, rings }, taken)
      : systemNames(dice, systems, taken);
  const file = scenarioOfGalaxy({ name: recipe.name, galaxy, names, empires, settings, treaties });
  // Read it back like any other scenario, so that a campaign can't fail on what was written here.
  const parsed = parseScenario(JSON.stringify(file), lists);
  if (!parsed.ok) return refuse('GALAXY_REFUSED', parsed.error);
  const { scenario: held } = withClaims({
    scenario: parsed.value,
    settings,
    asked: empires.map(() => undefined),
    finder: systemFinder(parsed.value),
  });
  const isBought = settings.startingForces === 'bought';
  const scenario = isBought ? withBoughtForces(held, lists) : held;
  return ok({ scenario, settings, rolls: dice.log() });
}
