/** Whom a phase waits for. */
export type DeskWaiting = Readonly<{
  waiting: readonly Readonly<{ empire: string; about: string; since: string }>[];
  settled: string;
  /** Windows are open that can be closed. */
  waitsForPlayers: boolean;
  /** Where the moderator answers in a player's place; empty: nothing waits. */
  battlesHref: string;
  /** The page of battles fought elsewhere that wait for an outcome; empty if none does. */
  outcomesHref: string;
}>;
