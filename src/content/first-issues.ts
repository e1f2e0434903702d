/** Faults are listed up to so many; the last line says how many more there are. */
type Issue = Readonly<{ code: string; path: string; text: string }>;

/** So many faults of one line are listed. */
export const MOST_OF_LINE = 5;
/** So many faults of a file are listed. */
export const MOST_OF_FILE = 100;

/** The first so many faults, and how many more there are. An answer stays readable, however wrong its question was. */
export function firstIssues<I extends Issue>(
  issues: readonly I[],
  most: number,
): readonly (I | Readonly<{ code: 'MORE'; path: string; text: string }>)[] {
  const more = issues.length - most;
  if (more <= 0) return issues;
  const text = `There ${more === 1 ? 'is 1 more fault' : `are ${String(more)} more faults`}. Correct these first.`;
  return [...issues.slice(0, most), { code: 'MORE', path: '', text }];
}
