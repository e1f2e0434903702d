import type { Choices } from '#test/support/proof-choices';
import type { Data } from './mutate.ts';

/** What Farlane reads from outside, with ways to make input for it that is nearly right. */
export type Target = Readonly<{
  name: string;
  /** How many inputs make a short run, where one of them costs much. */
  short?: number;
  /** What has to be there before the first input is made. */
  prepare?: () => Promise<void>;
  /** An input, mostly wrong somewhere. */
  make: (choices: Choices) => Data;
  /** Reads it. Throws where Farlane does not refuse in its own words. */
  read: (input: Data) => void | Promise<void>;
}>;

const RAW =
  /Invalid input|Invalid option|Expected .*received|Unrecognized key|Too (?:big|small):|is not a function|Cannot read prop|ROW_MISSING|JSON_NOT_DATA|\[object Object\]|\bundefined\b|\bNaN\b/u;

/** Numbers that JSON does not have are repeated by their names. */
const asSaid = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

/** What is told to a person must be words of ours; throws if it is not. `said`: parts of the input that may be repeated. */
export function expectOurWords(texts: readonly string[], input: Data): void {
  const said = JSON.stringify(input, asSaid);
  for (const text of texts) {
    const raw = RAW.exec(text)?.[0];
    if (raw !== undefined && !said.includes(raw)) throw new Error(`raw words: ${text}`);
  }
}
