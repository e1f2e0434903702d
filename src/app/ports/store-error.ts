/** The ways in which a store can fail. */
export const STORE_FAILURES = [
  'busy',
  'full',
  'damaged',
  'too-new',
  'restoring',
  'failed',
] as const;
export type StoreFailure = (typeof STORE_FAILURES)[number];

/** A store failed, and has changed nothing. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly failure: StoreFailure;

  constructor(failure: StoreFailure, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.failure = failure;
  }
}
