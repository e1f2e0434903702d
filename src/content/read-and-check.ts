import type { z } from 'zod';
import { err, ok, type Result } from '#kernel/result/result';
import { type ContentIssue, issuesOf } from './issue.ts';
import { inOrderOfPlaces } from './in-order-of-places.ts';
import { readBySchema } from './schema-words.ts';
import { type Guess, isWithin, putStandIns } from './stand-ins.ts';

/** Whether the value at a place, or something that it is part of, could not be read. */
export type IsUnread = (path: string) => boolean;

/** The checks of a value that its schema accepts, and what may stand in for what the schema refuses. */
export type Checks<T, I> = Readonly<{
  faultsOf: (value: T, isUnread: IsUnread) => readonly I[];
  /** Each guess has other values where a check looks. An error that appears with every guess is real, with any correct values. */
  guesses: readonly Guess[];
}>;

/** For a value that has yet to be checked. */
export const NO_CHECKS: Checks<unknown, never> = { faultsOf: () => [], guesses: [] };

/** A refused value may hide others, so reading is repeated up to this many times. */
const MOST_PASSES = 4;

type Located = Readonly<{ path: string; text: string }>;

/**
 * Reads a value by a schema and checks it in one go. It returns the errors of the schema and of the checks together, in
 * the order of the value.
 */
export function readAndCheck<T, I extends Located>(
  schema: z.ZodType<T>,
  json: unknown,
  { faultsOf, guesses }: Checks<T, I>,
): Result<T, readonly (ContentIssue | I)[]> {
  const read = readBySchema(schema, json);
  if (read.success) {
    const faults = faultsOf(read.data, () => false);
    return faults.length === 0 ? ok(read.data) : err(inOrderOfPlaces(faults, json));
  }
  const [first = [], ...others] = guesses.map((guess) =>
    faultsBesides({ schema, json, error: read.error, guess }, faultsOf),
  );
  const told = others.map((faults) => new Set(faults.map(keyOf)));
  const certain = first.filter((issue) => told.every((one) => one.has(keyOf(issue))));
  return err(inOrderOfPlaces([...issuesOf(read.error), ...certain], json));
}

const keyOf = ({ path, text }: Located): string => `${path}\n${text}`;

type Refused<T> = Readonly<{
  schema: z.ZodType<T>;
  json: unknown;
  error: z.core.$ZodError;
  guess: Guess;
}>;

/** The errors of the checks, if these values were meant. */
function faultsBesides<T, I extends Located>(
  { schema, json: sent, error, guess }: Refused<T>,
  faultsOf: Checks<T, I>['faultsOf'],
): readonly (ContentIssue | I)[] {
  const json: unknown = structuredClone(sent);
  const refused = new Set(issuesOf(error).map(({ path }) => path));
  const isUnread: IsUnread = (path) => isWithin(path, refused);
  const hidden: ContentIssue[] = [];
  putStandIns(json, error, guess);
  for (let pass = 1; pass < MOST_PASSES; pass += 1) {
    const read = readBySchema(schema, json);
    if (read.success) {
      return [...hidden, ...faultsOf(read.data, isUnread).filter(({ path }) => !isUnread(path))];
    }
    const found = issuesOf(read.error).filter(({ path }) => !isUnread(path));
    hidden.push(...found);
    for (const { path } of found) refused.add(path);
    putStandIns(json, read.error, guess);
  }
  return hidden;
}
