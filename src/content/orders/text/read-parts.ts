import type { FaultLine } from './sheet-line.ts';
import { isWord, type Token } from './tokens.ts';

/** A name as the player wrote it. Words without quotes may also be an id; words in quotes are always a name. */
export type Spoken = Readonly<{ text: string; isQuoted: boolean }>;

/** One name: a text in quotes, or words without quotes. `what` names the thing that the order needs, such as "a system". */
export function readSpoken(
  tokens: readonly Token[] | undefined,
  what: string,
  line: FaultLine,
): Spoken | null {
  const [first, ...rest] = tokens ?? [];
  if (first === undefined) {
    return line.fault('SYNTAX', `Something is missing here. Write ${what}.`);
  }
  if (first.kind === 'quoted' && rest.length === 0) return { text: first.text, isQuoted: true };
  const all = [first, ...rest];
  const odd = all.find(({ kind }) => kind !== 'word');
  if (odd === undefined) {
    return { text: all.map(({ text }) => text).join(' '), isQuoted: false };
  }
  const text =
    odd.kind === 'mark'
      ? `“${odd.text}” does not belong here. If it is part of a name, put the name in quotes.`
      : `There is more here than ${what}. Put the whole name in one pair of quotes.`;
  return line.fault('SYNTAX', text);
}

/** A new name, exactly as the player wrote it. */
export function readNewName(tokens: readonly Token[] | undefined, line: FaultLine): string | null {
  return readSpoken(tokens, 'a name', line)?.text ?? null;
}

/** Says what is wrong with a part that is not what the order needs there. */
function problemOf(tokens: readonly Token[] | undefined): string {
  const text = (tokens ?? []).map((token) => token.text).join(' ');
  return text === '' ? 'Something is missing here.' : `“${text}” doesn’t fit here.`;
}

/** A whole number with nothing beside it. */
export function readNumber(
  tokens: readonly Token[] | undefined,
  what: string,
  line: FaultLine,
): number | null {
  const [token, ...rest] = tokens ?? [];
  if (token !== undefined && rest.length === 0 && isNumber(token)) return Number(token.text);
  return line.fault('SYNTAX', `${problemOf(tokens)} Write ${what} as a whole number.`);
}

/** Whether a token is a whole number that fits. */
export function isNumber(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^\d{1,9}$/.test(token.text);
}

/** One of a few words with nothing beside it, in any capitals. */
export function readChoice<C extends string>(
  tokens: readonly Token[] | undefined,
  choices: readonly C[],
  line: FaultLine,
): C | null {
  const [token, ...rest] = tokens ?? [];
  const choice = choices.find((one) => isWord(token, one));
  if (choice !== undefined && rest.length === 0) return choice;
  return line.fault('SYNTAX', `${problemOf(tokens)} Write one of: ${choices.join(', ')}.`);
}

/** Everything, or null when something in it is missing. */
export function allOrNull<T>(items: readonly (T | null)[]): readonly T[] | null {
  const found = items.filter((item) => item !== null);
  return found.length === items.length ? found : null;
}
