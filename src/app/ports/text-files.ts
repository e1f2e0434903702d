/** Text files that come with the program, such as scenarios and force lists. Only names from its list are valid. */
export type TextFiles = Readonly<{
  names: () => Promise<readonly string[]>;
  /** The text of a file; undefined: the name is not on the list. */
  read: (name: string) => Promise<string | undefined>;
}>;
