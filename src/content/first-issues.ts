import { counted, plural } from '#kernel/words/counted';

/** A list of errors has a maximum length; its last line says how many more there are. */
type Issue = Readonly<{ code: string; path: string; text: string }>;

/** The most errors that are listed for one line. */
export const MOST_OF_LINE = 5;
/** The most errors that are listed for a file. */
export const MOST_OF_FILE = 100;

/** The first errors, and how many more there are, so that an answer stays readable. */
export function firstIssues<I extends Issue>(
  issues: readonly I[],
  most: number,
): readonly (I | Readonly<{ code: 'MORE'; path: string; text: string }>)[] {
  const more = issues.length - most;
  if (more <= 0) return issues;
  const text = `There ${plural(more, 'is', 'are')} ${counted(more, 'more error')}. Correct these first.`;
  return [...issues.slice(0, most), { code: 'MORE', path: '', text }];
}
