import type { UseCase } from '#app/guarded';
import type { LookRow } from '#app/people/look-rows';
import type { Ports } from '#app/ports/ports';

/** A use case of the table: how it is made over an outside world, who calls it, and what of a player’s it shows a moderator. */
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

/** A use case that somebody calls by a session or a link, whatever seats they have. */
export const bySession = <I, O>(make: Making<I, O>, look: LookRow<I, O>): UseCaseRow<I, O> => ({
  ...{ make, look },
  caller: 'session',
});
