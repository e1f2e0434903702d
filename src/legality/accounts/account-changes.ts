import type { LegalOrder } from '#model/orders/order';
import type { AccountChange } from './account-change.ts';
import { incomeChanges } from './income-changes.ts';
import { maintenanceChanges } from './maintenance-changes.ts';
import type { ProjectedAccounts } from './projected-accounts.ts';

/** Line by line where next turn's income and maintenance differ from this turn's. @rule ECO-4 */
export const accountChanges = (
  accounts: ProjectedAccounts,
  { legal }: Readonly<{ legal: readonly LegalOrder[] }>,
): readonly AccountChange[] => [...incomeChanges(accounts, legal), ...maintenanceChanges(accounts)];
