/** A word of the game. */
export type Term = Readonly<{
  /** Its anchor in the glossary. */
  id: string;
  name: string;
  /** How it is written in texts, capitals and all; the longest that fits counts. */
  forms: readonly string[];
  meaning: string;
  rules: readonly string[];
  /** It is one of the few words of the player’s guide. */
  inGuide?: true;
}>;
