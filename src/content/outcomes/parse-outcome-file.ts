import { z } from 'zod';
import { ok, type Result } from '#kernel/result/result';
import type { ContentIssue } from '#content/issue';
import { type Checks, NO_CHECKS, readAndCheck } from '#content/read-and-check';
import { readJson } from '#content/read-json';
import { readBySchema } from '#content/schema-words';
import type { OutcomeAnswer } from '#model/decisions/outcome';
import { outcomeFileSchema } from './outcome-file-schema.ts';

/** Which battle an outcome is of, and the mark of its forces. */
export type OutcomeHead = Readonly<{ battle: string; forces: string }>;

const { battle, forces } = outcomeFileSchema.shape;
const headSchema = z.looseObject({ battle, forces });

/** Which battle a file is of, as far as that can be read. */
export function outcomeHeadOf(text: string): OutcomeHead | null {
  const json = readJson(text);
  const head = json.ok ? readBySchema(headSchema, json.value) : null;
  return head?.success === true ? head.data : null;
}

type OutcomeFile = z.infer<typeof outcomeFileSchema>;

const answerOf = ({ rounds, fates, retreats, cameOut, scouted }: OutcomeFile): OutcomeAnswer => {
  const came = { rounds, fates, retreats, cameOut, ...(scouted && { scouted }) };
  return { kind: 'battle-outcome', ...came };
};

/** Reads the file of an outcome, and checks it by what is known of its battle; whether it is one of that battle is judged elsewhere. */
export function parseOutcomeFile<I extends Readonly<{ path: string; text: string }> = never>(
  text: string,
  { faultsOf, guesses }: Checks<OutcomeAnswer, I> = NO_CHECKS,
): Result<OutcomeAnswer, readonly (ContentIssue | I)[]> {
  const json = readJson(text);
  if (!json.ok) return json;
  const read = readAndCheck(outcomeFileSchema, json.value, {
    faultsOf: (file, isUnread) => faultsOf(answerOf(file), isUnread),
    guesses,
  });
  return read.ok ? ok(answerOf(read.value)) : read;
}
