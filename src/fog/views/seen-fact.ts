import type { RuleRef } from '#kernel/reasons/cite';

/** A roll as a player is shown it: no id and no place in any log, since counting is a leak. */
export type SeenRoll = Readonly<{
  purpose: string;
  faces: number;
  values: readonly number[];
  total: number;
  /** The moderator has said what it shows. */
  ruled?: true;
}>;

/** What a player is told of something that happened. */
export type Seen<T extends string, D> = Readonly<
  { type: T; cite: RuleRef; rolls: readonly SeenRoll[] } & D
>;
