import type { z } from 'zod';
import type { RuleRef } from '#kernel/reasons/cite';
import { unique } from '#kernel/collections/unique';
import { NO_SUCH_ENTRY } from './schema-words.ts';

/** What can be wrong with a text that somebody hands in, with one line of meaning each. */
export const CONTENT_CODES = {
  JSON_BROKEN: 'The text is not JSON at all.',
  SHAPE: 'A value is missing, of the wrong kind, or of a name that the format does not have.',
  TWICE: 'Something that must be the only one of its name or place is there twice.',
  UNKNOWN: 'A name or id that nothing bears.',
  AMBIGUOUS: 'A name that several things bear.',
  VALUE: 'A value that the rules do not allow here.',
  VALUE_MISSING: 'A printed value is missing and nothing fills it.',
  ABILITY_UNKNOWN: 'An ability that is not in the list of abilities.',
  PLACE: 'Something stands where it cannot be.',
  VERB: 'A line begins with a word that is no order.',
  SYNTAX: 'A line is not written as its order asks.',
  DAMAGED: 'What is there is not what was written.',
  TOO_LONG: 'More text than an order sheet can hold.',
  MORE: 'There are more faults than are listed.',
} as const;
export type ContentCode = keyof typeof CONTENT_CODES;

/** One fault of a text, with where it is: a path into JSON, or a line of a sheet. */
export type ContentIssue = Readonly<{
  /** Such as `systems[3].owner`; empty for the whole. */
  path: string;
  code: ContentCode;
  text: string;
  line?: number;
  cite?: RuleRef;
}>;

type ZodIssue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What a schema found, each with its path below `prefix`. */
export function issuesOf(error: z.core.$ZodError, prefix: Path = []): readonly ContentIssue[] {
  return issuesBelow(error.issues, prefix);
}

/** Writes a path as people do: `systems[3].owner`. */
export function placeText(path: Path): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${String(step)}]`;
    return text === '' ? String(step) : `${text}.${String(step)}`;
  }, '');
}

const issuesBelow = (issues: readonly ZodIssue[], prefix: Path): readonly ContentIssue[] =>
  issues.flatMap((issue) => issuesOfOne(issue, [...prefix, ...issue.path]));

function issuesOfOne(issue: ZodIssue, path: Path): readonly ContentIssue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => shape([...path, key], NO_SUCH_ENTRY));
  }
  if (issue.code === 'invalid_union') return issuesOfUnion(issue.errors, path, issue.message);
  return [shape(path, issue.message)];
}

/** The branch that got furthest is the one that was meant. */
function issuesOfUnion(
  branches: readonly (readonly ZodIssue[])[],
  path: Path,
  message: string,
): readonly ContentIssue[] {
  const meant = branches.find((branch) => branch.some((issue) => issue.path.length > 0));
  if (meant !== undefined) return issuesBelow(meant, path);
  const reasons = unique(branches.flatMap((branch) => branch.map((issue) => issue.message)));
  return [shape(path, reasons.length === 0 ? message : reasons.join('. Or: '))];
}

const shape = (path: Path, text: string): ContentIssue => ({
  path: placeText(path),
  code: 'SHAPE',
  text: `${text}.`,
});

/** A fault of a part of a file, with its place in the whole file. */
export const withPlace = (issue: ContentIssue, path: Path): ContentIssue => {
  const dot = issue.path === '' || issue.path.startsWith('[') ? '' : '.';
  return { ...issue, path: `${placeText(path)}${dot}${issue.path}` };
};
