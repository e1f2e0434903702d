import { sortBy } from '#kernel/collections/sort-by';
import type { Finish } from './finish.ts';
import { finishedChanges } from './finished-changes.ts';
import { finishedChecks } from './finished-checks.ts';
import { finishedProjects } from './finished-projects.ts';
import { finishedRecoveries } from './finished-recoveries.ts';
import { finishedWorks } from './finished-works.ts';
import type { SheetVerdict } from '#legality/judge-orders';
import type { ProjectedAccounts } from '#legality/accounts/projected-accounts';

const NEVER = Number.MAX_SAFE_INTEGER;

/** Everything under way after a sheet, by the turn of completion. @rule CON-4 @rule CON-7 @rule ECO-6 @rule COL-4 @rule TECH-2 */
export function finishesOf(
  { plan, legal }: Pick<SheetVerdict, 'plan' | 'legal'>,
  accounts: ProjectedAccounts,
): readonly Finish[] {
  const orders = legal.map(({ order }) => order);
  const all = [
    ...finishedWorks(plan, legal),
    ...finishedProjects(plan, orders),
    ...finishedRecoveries(plan, orders),
    ...finishedChanges(plan, accounts),
    ...finishedChecks(plan),
  ];
  return sortBy(all, (a, b) => (a.turn ?? NEVER) - (b.turn ?? NEVER));
}
