import type { UseCaseErrorCode } from '#app/use-case-error';
import { StoreError } from '#app/ports/store-error';

const RESTORING: UseCaseErrorCode = 'STORE_RESTORING';

/** Whether something failed only because an operator restores a backup: that is no fault. */
export function isPlanned(error: unknown): boolean {
  if (error instanceof StoreError) return error.failure === 'restoring';
  return typeof error === 'object' && error !== null && 'code' in error && error.code === RESTORING;
}
