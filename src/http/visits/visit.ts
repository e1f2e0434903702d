import type { UseCaseError } from '#app/use-case-error';
import type { Theme } from '#http/pages/frame';
import type { FormBody } from './form-body.ts';
import type { ModeratorSeat, PlayerSeat, Seat } from './seat.ts';

/** A request as the handlers see it. */
export type Visit = Readonly<{
  /** The address without what follows the question mark. */
  path: string;
  /** A part of the address by its name; empty when there is none. */
  param: (name: string) => string;
  query: (name: string) => string;
  body: FormBody;
  seats: readonly Seat[];
  /** Why the seats could not be read, if so: whoever comes is no stranger because of that. */
  trouble: UseCaseError | null;
  theme: Theme;
}>;

export type ModeratorVisit = Visit & Readonly<{ seat: ModeratorSeat }>;
export type PlayerVisit = Visit & Readonly<{ seat: PlayerSeat }>;
