type Roles = Readonly<Record<string, Readonly<{ label: string }>>>;

/** The words that such a line may have, in one line. */
export const writableIn = (options: Roles): string =>
  Object.values(options)
    .map(({ label }) => label)
    .join(', ');

/** Words of such a line that say nothing there. */
export const oddWordsIn = (options: Roles, words: readonly string[]): readonly string[] =>
  words.filter((word) => !Object.hasOwn(options, word));

/** Roles as somebody wrote them in a line; `nobody` is an empty list, undefined: nothing was written. */
export const rankedWordsIn = (text: string): readonly string[] | undefined => {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return undefined;
  return words[0] === 'nobody' ? [] : words;
};
