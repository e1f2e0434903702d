import type { Keyword } from './keywords.ts';
import type { FaultLine } from './sheet-line.ts';
import { isWord, type Token } from './tokens.ts';

/** The words before the first keyword, and those after each keyword. */
export type Clauses<K extends Keyword> = Readonly<{
  head: readonly Token[];
  of: (keyword: K) => readonly Token[] | undefined;
}>;

/** Splits a line at its keywords, which may come in any order but once each. */
export function clausesOf<K extends Keyword>(
  tokens: readonly Token[],
  keywords: readonly K[],
  line: FaultLine,
): Clauses<K> {
  const head: Token[] = [];
  const clauses = new Map<K, Token[]>();
  let current = head;
  for (const token of tokens) {
    const keyword = keywords.find((word) => isWord(token, word));
    if (keyword === undefined) {
      current.push(token);
      continue;
    }
    if (clauses.has(keyword))
      line.fault('SYNTAX', `“${keyword}” is in this line twice. Remove one of the two.`);
    current = [];
    clauses.set(keyword, current);
  }
  return { head, of: (keyword) => clauses.get(keyword) };
}
