import { brandAs } from '#kernel/brand/brand';
import type { ForceLists } from '#content/force-lists/force-lists';
import { classesOf } from '#content/scenarios/classes-of';
import { listsOfScenario } from '#content/scenarios/lists-of-scenario';
import type { ScenarioForce } from '#content/scenarios/scenario-schema';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import type { SetupFile } from '#content/setups/setup-schema';
import { forcesBillOf } from '#app/galaxy/paid-forces';
import { startingListOf } from '#app/galaxy/starting-list-of';
import { empireViewOf } from '#fog/views/empire-view-of';
import { firstIncomeOf } from '#legality/accounts/projected-accounts';
import type { EmpireId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Income } from '#rules/economy/income-of';
import { isStartingClass } from '#rules/galaxy/is-starting-class';
import { scenarioOfSetup } from './scenario-of-setup.ts';
import type { Setup } from './setup.ts';

/** The first units of an empire with their bill. */
export type FirstForces = Readonly<{
  /** With the free units, and with automatic ones if the player has bought none. */
  forces: readonly ScenarioForce[];
  points: number;
  cost: number;
  /** What remains for the Treasury. */
  left: number;
  /** The income of the first turn with these units, of which their maintenance is a part. */
  income: Income;
  /** The classes that the empire can buy. */
  classes: readonly UnitDesign[];
}>;

/** The first units of a player, and what they cost. Null: the player doesn’t choose them. @rule SET-1 @rule ECO-3 */
export function firstForces(
  { file }: Readonly<{ file: SetupFile }> | Setup,
  player: number,
  lists: ForceLists,
): FirstForces | null {
  const made = scenarioOfSetup(file, lists);
  if (!made.ok) return null;
  const { scenario, base } = made.value;
  const empire = scenario.empires[player - 1];
  const points = base.seats[player - 1]?.points ?? null;
  if (empire === undefined || points === null) return null;
  const all = listsOfScenario(scenario, lists);
  const forces = scenario.forces.filter(({ owner }) => owner === empire.key);
  const cost = forcesBillOf(forces, classesOf(empire.forceList, all));
  const { state, rules, name } = stateOfScenario(scenario, lists);
  const view = empireViewOf(state, brandAs<EmpireId>(empire.key), { campaignName: name, rules });
  const list = startingListOf(empire, all);
  const classes = all.designs.filter((design) => isStartingClass(design, list));
  const income = firstIncomeOf(view);
  return { forces, points, cost, left: points - cost, income, classes };
}
