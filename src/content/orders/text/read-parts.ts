import type { FaultLine } from './sheet-line.ts';
import { isWord, type Token } from './tokens.ts';

/** A name as it was written: bare words may also be an id, quoted ones are always a name. */
export type Spoken = Readonly<{ text: string; isQuoted: boolean }>;

/** One name: a text in quotes, or bare words. `what` says what is looked for: "a system". */
export function readSpoken(
  tokens: readonly Token[] | undefined,
  what: string,
  line: FaultLine,
): Spoken | null {
  const [first, ...rest] = tokens ?? [];
  if (first === undefined) return line.fault('SYNTAX', `Here should be ${what}.`);
  if (first.kind === 'quoted' && rest.length === 0) return { text: first.text, isQuoted: true };
  const all = [first, ...rest];
  const odd = all.find(({ kind }) => kind !== 'word');
  if (odd === undefined) {
    return { text: all.map(({ text }) => text).join(' '), isQuoted: false };
  }
  const text =
    odd.kind === 'mark'
      ? `“${odd.text}” does not belong here; a name that has it in it stands in quotes.`
      : `Here should be ${what} alone; the whole of a name stands in one pair of quotes.`;
  return line.fault('SYNTAX', text);
}

/** A name to be given, just as it was written. */
export function readNewName(tokens: readonly Token[] | undefined, line: FaultLine): string | null {
  return readSpoken(tokens, 'a name', line)?.text ?? null;
}

/** A whole number that stands alone. */
export function readNumber(
  tokens: readonly Token[] | undefined,
  what: string,
  line: FaultLine,
): number | null {
  const [token, ...rest] = tokens ?? [];
  if (token !== undefined && rest.length === 0 && isNumber(token)) return Number(token.text);
  return line.fault('SYNTAX', `Here should be ${what}, a whole number.`);
}

/** Whether a token is a whole number that fits. */
export function isNumber(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^\d{1,9}$/.test(token.text);
}

/** One of a few words that stands alone, in whatever capitals. */
export function readChoice<C extends string>(
  tokens: readonly Token[] | undefined,
  choices: readonly C[],
  line: FaultLine,
): C | null {
  const [token, ...rest] = tokens ?? [];
  const choice = choices.find((one) => isWord(token, one));
  if (choice !== undefined && rest.length === 0) return choice;
  return line.fault('SYNTAX', `Here should be one of: ${choices.join(', ')}.`);
}

/** Everything, or null when something in it is missing. */
export function allOrNull<T>(items: readonly (T | null)[]): readonly T[] | null {
  const found = items.filter((item) => item !== null);
  return found.length === items.length ? found : null;
}
