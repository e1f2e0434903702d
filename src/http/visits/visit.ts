import type { UseCaseError } from '#app/use-case-error';
import type { Theme } from '#http/pages/frame';
import type { FormBody } from './form-body.ts';
import type { ModeratorSeat, PlayerSeat, Seat, SpectatorSeat } from './seat.ts';
import type { Comer, OwnAccount } from './who-comes.ts';

/** A request as the handlers see it. */
export type Visit = Readonly<{
  /** The address of this server as the browser knows it, without a stroke at its end. */
  origin: string;
  /** The address without what follows the question mark. */
  path: string;
  /** What follows, with the question mark; empty when there is nothing. */
  search: string;
  /** A part of the address by its name; empty when there is none. */
  param: (name: string) => string;
  query: (name: string) => string;
  /** All values of what comes several times in the address. */
  queries: (name: string) => readonly string[];
  /** What the page’s script says of itself; empty when it says nothing. */
  header: (name: string) => string;
  body: FormBody;
  seats: readonly Seat[];
  /** The account that this browser is signed in to. */
  account: Comer['account'];
  /** What says to which accounts this browser signed in. */
  marks: readonly string[];
  isProlonged: boolean;
  /** The secret of this browser's forms as long as nobody is signed in; a new one comes with the answer. */
  visitor: Readonly<{ secret: string; isNew: boolean }>;
  /** The error, if the seats could not be read; the visitor is not a stranger because of it. */
  trouble: UseCaseError | null;
  theme: Theme;
  /** Aborted when the browser no longer waits for the answer. */
  gone: AbortSignal;
}>;

export type ModeratorVisit = Visit & Readonly<{ seat: ModeratorSeat }>;
export type PlayerVisit = Visit & Readonly<{ seat: PlayerSeat }>;
/** Of an account that is an operator's. */
export type OperatorVisit = Visit & Readonly<{ account: OwnAccount }>;
export type SpectatorVisit = Visit & Readonly<{ seat: SpectatorSeat }>;
