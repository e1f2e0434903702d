import { ok } from '#kernel/result/result';
import type { ForceLists } from '#content/force-lists/force-lists';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { formatScenario } from '#content/scenarios/format-scenario';
import { parseForces } from '#content/scenarios/parse-forces';
import type { Scenario } from '#content/scenarios/scenario-schema';
import { drawnScenario, type GalaxyRecipe } from '#app/galaxy/drawn-scenario';
import { type GalaxySummary, galaxySummaryOf } from '#app/galaxy/galaxy-summary-of';
import { soundScenario } from '#app/galaxy/sound-scenario';
import { type Outcome, refuse } from '#app/use-case-error';
import type { Roll } from '#model/rolls/roll-purpose';

export type MakeGalaxyInput = GalaxyRecipe &
  Readonly<{
    /** The text of its force lists. */
    forceLists: string;
    /** The text of a file with the forces of all empires, instead of the default forces. */
    forces?: string;
  }>;

export type MadeGalaxy = Readonly<{
  /** The text of a scenario file. */
  scenario: string;
  summary: GalaxySummary;
  /** The reasons for each system. */
  rolls: readonly Roll[];
}>;

/** Makes a galaxy, as a scenario for a campaign. @rule MAP-12 @rule SET-1 */
export function makeGalaxy(input: MakeGalaxyInput): Outcome<MadeGalaxy> {
  const lists = readForceLists(input.forceLists);
  if (!lists.ok) return lists;
  const drawn = drawnScenario(input, lists.value);
  if (!drawn.ok) return drawn;
  const { settings, rolls } = drawn.value;
  const armed = withForces(drawn.value.scenario, input.forces);
  if (!armed.ok) return armed;
  const sound = checked(armed.value, settings.startingPoints, lists.value);
  if (!sound.ok) return sound;
  const scenario = formatScenario(sound.value);
  return ok({ scenario, summary: galaxySummaryOf(sound.value, lists.value), rolls });
}

function withForces(scenario: Scenario, text: string | undefined): Outcome<Scenario> {
  if (text === undefined) return ok(scenario);
  const forces = parseForces(text);
  if (!forces.ok) return refuse('GALAXY_REFUSED', forces.error);
  return ok({ ...scenario, forces: forces.value });
}

function checked(scenario: Scenario, points: number, lists: ForceLists): Outcome<Scenario> {
  const sound = soundScenario(scenario, { points, lists });
  return sound.ok ? sound : refuse('GALAXY_REFUSED', sound.error);
}
