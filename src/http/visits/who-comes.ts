import type { Outcome } from '#app/use-case-error';
import type { UseCases } from '#app/use-cases';
import { ok } from '#kernel/result/result';
import { formTokenOf } from './form-token.ts';
import { type Seat, seatBase } from './seat.ts';

/** The account that this browser is signed in to. */
export type OwnAccount = Readonly<{
  name: string;
  session: string;
  formToken: string;
  /** Of the server. */
  isOperator: boolean;
}>;

/** Who sits at this browser. */
export type Comer = Readonly<{
  seats: readonly Seat[];
  account: OwnAccount | null;
  /** A session lasts longer than its cookie, so the cookie is set again. */
  isProlonged: boolean;
}>;

/** A stranger. */
export const NOBODY: Comer = { seats: [], account: null, isProlonged: false };

/**
 * The seats and the account that these sessions give; of two for one seat the newer counts. Ended sessions give
 * none; refused: the store cannot say now whose they are.
 */
export async function whoComes(
  { whoAmI }: Pick<UseCases, 'whoAmI'>,
  sessions: readonly string[],
): Promise<Outcome<Comer>> {
  const seats = new Map<string, Seat>();
  let comer = NOBODY;
  for (const session of sessions) {
    const known = await whoAmI({ session });
    if (!known.ok) {
      if (known.error.code === 'SESSION_ENDED') continue;
      return known;
    }
    const { account, isProlonged } = known.value;
    for (const seat of known.value.seats) {
      const base = seatBase(seat);
      const { actor, name, keys, campaign } = seat;
      // By ids: pages that were opened before the address was made of a name keep their tokens.
      const place = seatBase({ ...seat, keys: {} });
      const at = { session, base, formToken: formTokenOf(session, place) };
      seats.set(base, { actor, name, keys, campaign, isOfAccount: account !== null, ...at });
    }
    const own = account && {
      name: account.name,
      session,
      formToken: formTokenOf(session, ''),
      isOperator: account.isOperator,
    };
    comer = {
      seats: [],
      account: own ?? comer.account,
      isProlonged: comer.isProlonged || isProlonged,
    };
  }
  return ok({ ...comer, seats: [...seats.values()] });
}
