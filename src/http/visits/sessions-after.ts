import type { Visit } from './visit.ts';

type Come = Readonly<{
  session: string;
  /** The address of the seat that a link opened; null: the session is an account's. */
  base: string | null;
}>;

/** The sessions of a browser after one more began, and those that it takes the place of. */
export function sessionsAfter(
  { seats, account }: Pick<Visit, 'seats' | 'account'>,
  { session, base }: Come,
): Readonly<{ kept: readonly string[]; ended: readonly string[] }> {
  const linked = seats.filter(({ isOfAccount }) => !isOfAccount);
  const replaced = linked.filter((seat) => seat.base === base).map((seat) => seat.session);
  const others = linked.filter((seat) => seat.base !== base).map((seat) => seat.session);
  const ofAccount = account === null ? [] : [account.session];
  return base === null
    ? { kept: [...others, session], ended: ofAccount }
    : { kept: [...ofAccount, ...others, session], ended: replaced };
}
