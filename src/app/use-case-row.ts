import type { UseCase } from '#app/guarded';
import type { LookRow } from '#app/people/look-rows';
import type { Ports } from '#app/ports/ports';

/** A use case of the table: how it is made from the ports, who calls it, and what it shows a moderator that belongs to a player. */
export type UseCaseRow<I, O> = Readonly<{
  make: (ports: Ports) => UseCase<I, O>;
  caller: 'seat' | 'session';
  look: LookRow<I, O>;
}>;

type Making<I, O> = UseCaseRow<I, O>['make'];

/** A use case that somebody calls from a seat. */
export const fromSeat = <I, O>(make: Making<I, O>, look: LookRow<I, O>): UseCaseRow<I, O> => ({
  ...{ make, look },
  caller: 'seat',
});

/** A use case that is called by a session or a link, no matter which seats the caller has. */
export const bySession = <I, O>(make: Making<I, O>, look: LookRow<I, O>): UseCaseRow<I, O> => ({
  ...{ make, look },
  caller: 'session',
});
