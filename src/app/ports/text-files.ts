/** Texts that come with the program, such as scenarios and force lists. Names come from its own list. */
export type TextFiles = Readonly<{
  names: () => Promise<readonly string[]>;
  /** The text of a file of the list; undefined for a name that is not on it. */
  read: (name: string) => Promise<string | undefined>;
}>;
