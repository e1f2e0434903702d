import type { GalaxySettings } from '#model/settings/galaxy-settings';
import { budgetLeft } from './budget-left.ts';
import { claimCostOf } from './claim-cost-of.ts';
import type { Claimed, ClaimSystem } from './claim.ts';
import type { ColonyBudget } from './colony-budget-of.ts';
import { joinedSystems } from './joined-systems.ts';

/** Why an empire can’t place a colony or an outpost in a system. */
export type ClaimFailure = 'no such kind' | 'taken' | 'not joined' | 'too dear';

/** An empire that places its colonies. */
export type Claimant = Readonly<{
  /** The names of the systems that it has, with those that it places. */
  own: ReadonlySet<string>;
  systems: readonly ClaimSystem[];
  lanes: readonly Readonly<{ between: readonly [string, string] }>[];
  budget: ColonyBudget;
  setting: GalaxySettings['colonyPoints'];
}>;

/** Why a system can’t be the next one; null: it can. A system that nobody knows of is nobody’s to take. @rule OPT-5 */
export function claimFailure(
  { own, systems, lanes, budget, setting }: Claimant,
  { system: name, kind }: Claimed,
): ClaimFailure | null {
  const system = systems.find((one) => one.name === name);
  if (system === undefined || !joinedSystems(own, lanes).has(name)) return 'not joined';
  if (system.owner !== null) return 'taken';
  if (claimCostOf(system, kind, setting) === null) return 'no such kind';
  return budgetLeft(budget, { system, kind }, setting) === null ? 'too dear' : null;
}
