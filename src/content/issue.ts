import type { z } from 'zod';
import type { RuleRef } from '#kernel/reasons/cite';
import { unique } from '#kernel/collections/unique';
import { NO_SUCH_ENTRY } from './schema-words.ts';

/** The kinds of errors that a text can have, each with its meaning in one line. */
export const CONTENT_CODES = {
  JSON_BROKEN: 'The text is not valid JSON.',
  SHAPE: 'A value is missing or of the wrong kind, or the format has no entry of this name.',
  TWICE: 'Two entries have the same name or place.',
  UNKNOWN: 'Nothing has this name or id.',
  AMBIGUOUS: 'More than one thing has this name.',
  VALUE: 'The rules do not allow this value here.',
  VALUE_MISSING: 'The book prints no usable value, and the file gives none.',
  ABILITY_UNKNOWN: 'There is no such ability.',
  PLACE: 'Something is in a place where it cannot be.',
  VERB: 'The first word of a line is not an order.',
  SYNTAX: 'A line does not follow the form of its order.',
  DAMAGED: 'The content was changed or damaged after it was written.',
  TOO_LONG: 'The text is too long for an order sheet.',
  MORE: 'There are more errors than the list shows.',
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
