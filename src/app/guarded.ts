import { StoreError, type StoreFailure } from '#app/ports/store-error';
import { SeatLost } from './seat-lost.ts';
import {
  type Outcome,
  type UseCaseError,
  type UseCaseErrorCode,
  refuse,
} from './use-case-error.ts';

const REFUSALS: Readonly<Record<StoreFailure, UseCaseErrorCode>> = {
  busy: 'STORE_BUSY',
  full: 'STORE_FULL',
  damaged: 'STORE_DAMAGED',
  'too-new': 'STORE_TOO_NEW',
  restoring: 'STORE_RESTORING',
  failed: 'STORE_FAILED',
};

/** A failure of the store as a refusal. */
export const storeRefusal = ({
  failure,
}: StoreError): Readonly<{ ok: false; error: UseCaseError }> => refuse(REFUSALS[failure]);

/** Takes an input, and gives an outcome or a refusal that says what to do. */
export type UseCase<I, O> = (input: I) => Promise<Outcome<O>>;

/** A use case that returns failures of the store, or of the caller's seat, as refusals. Bugs still throw. */
export function guarded<I, O>(work: UseCase<I, O>): UseCase<I, O> {
  return async (input) => {
    try {
      return await work(input);
    } catch (error) {
      if (error instanceof StoreError) return storeRefusal(error);
      if (error instanceof SeatLost) return refuse(error.trouble);
      throw error;
    }
  };
}
