import type { Importance } from '#model/campaign/system';
import type { GalaxySettings } from '#model/settings/galaxy-settings';
import { claimCostOf } from './claim-cost-of.ts';
import type { Claimed, ClaimSystem } from './claim.ts';
import type { ColonyBudget } from './colony-budget-of.ts';

type Kind = Readonly<{ system: Pick<ClaimSystem, 'importance' | 'traits'>; kind: Claimed['kind'] }>;

/** What is left of a budget after a system; null: the system can’t be taken like this, or not any more. @rule OPT-5 */
export function budgetLeft(
  budget: ColonyBudget,
  { system, kind }: Kind,
  setting: GalaxySettings['colonyPoints'],
): ColonyBudget | null {
  const cost = claimCostOf(system, kind, setting);
  if (cost === null) return null;
  if (budget.kind === 'points') {
    return cost > budget.points ? null : { kind: 'points', points: budget.points - cost };
  }
  const { importance } = system;
  const left = budget.systems[importance];
  if (left === 0) return null;
  const systems: Readonly<Record<Importance, number>> = {
    ...budget.systems,
    [importance]: left - 1,
  };
  return { kind: 'systems', systems };
}
