import type { AccountId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { BackupSchedule, Operator, OperatorLink } from '#app/ports/operator-record';
import type { Transaction } from '#store/schema/database';

/** Makes an account an operator; the link ends. */
export async function saveOperator(trx: Transaction, operator: Operator): Promise<void> {
  await trx.deleteFrom('operatorLinks').execute();
  await trx
    .insertInto('operators')
    .values(operator)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** An account is an operator no more. */
export async function endOperator(trx: Transaction, account: AccountId): Promise<void> {
  await trx.deleteFrom('operators').where('account', '=', account).execute();
}

/** A new link, or none; the older one ends. */
export async function saveOperatorLink(trx: Transaction, link: OperatorLink | null): Promise<void> {
  await trx.deleteFrom('operatorLinks').execute();
  if (link !== null) await trx.insertInto('operatorLinks').values(link).execute();
}

/** When backups are made from now on. */
export async function saveBackupSchedule(
  trx: Transaction,
  schedule: BackupSchedule,
): Promise<void> {
  await trx
    .insertInto('backupSchedules')
    .values({ id: 1, ...schedule })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(schedule))
    .execute();
}

/** The operators, the first first. */
async function loadOperators(trx: Transaction): Promise<readonly Operator[]> {
  return trx.selectFrom('operators').selectAll().orderBy('since').orderBy('account').execute();
}

/** The link by which the next operator can be made. */
async function loadOperatorLink(trx: Transaction): Promise<OperatorLink | undefined> {
  return trx.selectFrom('operatorLinks').selectAll().executeTakeFirst();
}

/** Undefined: nobody has set it. */
async function loadBackupSchedule(trx: Transaction): Promise<BackupSchedule | undefined> {
  return trx
    .selectFrom('backupSchedules')
    .select(['rhythm', 'keep', 'lastAt', 'triedAt'])
    .executeTakeFirst();
}

/** What is read of operators and their backups. */
export const operatorReads = (
  trx: Transaction,
): Pick<StoreReader, 'operators' | 'operatorLink' | 'backupSchedule'> => ({
  operators: () => loadOperators(trx),
  operatorLink: () => loadOperatorLink(trx),
  backupSchedule: () => loadBackupSchedule(trx),
});
