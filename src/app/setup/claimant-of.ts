import type { Scenario, ScenarioSystem } from '#content/scenarios/scenario-schema';
import type { GalaxySettings } from '#model/settings/galaxy-settings';
import { valuesOf } from '#rules/galaxy/values-of';
import type { Claimant } from '#rules/setup/claim-failure';
import type { ColonyBudget } from '#rules/setup/colony-budget-of';

/** Whose turn it is to place colonies, and with what. */
export type Asking = Readonly<{
  /** From 0. */
  player: number;
  budget: ColonyBudget;
  setting: GalaxySettings['colonyPoints'];
}>;

/** An empire that is about to place its colonies on a map. */
export function claimantOf(
  { systems, lanes, empires }: Pick<Scenario, 'systems' | 'lanes' | 'empires'>,
  { player, budget, setting }: Asking,
): Claimant {
  const key = empires[player]?.key;
  const own = systems.filter(({ owner }) => owner === key).map(({ name }) => name);
  return { own: new Set(own), systems: systems.map(withNatives), lanes, budget, setting };
}

/** What inhabitants the system would have: those that were rolled, or those of its kind. @rule MAP-6 */
export function withNatives(system: ScenarioSystem): ScenarioSystem {
  if (system.native !== undefined) return system;
  const { importance, traits, capacity } = system;
  const { census, morale, productivity } = valuesOf(importance, traits, 'nobody');
  const most = (value: number): number => Math.min(value, capacity);
  return {
    ...system,
    native: { census: most(census), morale: most(morale), productivity: most(productivity) },
  };
}
