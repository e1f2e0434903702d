import { err, ok, type Result } from '#kernel/result/result';

/** A bare word, a text in quotes (without them), or one of the marks `,` `:` `->`. */
export type Token = Readonly<{ kind: 'word' | 'quoted' | 'mark'; text: string }>;

const BLANK = /\s+/uy;
const COMMENT = /#.*/uy;
/** Inside straight quotes, a doubled quote means one quote. */
const STRAIGHT = /"((?:[^"]|"")*)"/uy;
/** As word processors make them of straight ones. */
const CURLY = /[“”„]([^“”„]*)[“”]/uy;
const ARROW = /->|→/uy;
const MARK = /[,:]/uy;
const WORD = /(?!->)[^\s",:#→“”„](?:(?!->)[^\s",:→“”„])*/uy;

/** Takes a line apart; the error is a sentence. */
export function tokensOf(line: string): Result<readonly Token[], string> {
  const tokens: Token[] = [];
  let position = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const found = pattern.exec(line);
    position += found?.[0].length ?? 0;
    return found;
  };
  while (position < line.length) {
    if (take(BLANK) !== null || take(COMMENT) !== null) continue;
    const token = nextToken(take);
    if (token === null) return err('A quotation mark has no partner. Close the quotes.');
    tokens.push(token);
  }
  return ok(tokens);
}

function nextToken(take: (pattern: RegExp) => RegExpExecArray | null): Token | null {
  const straight = take(STRAIGHT)?.[1];
  if (straight !== undefined) return { kind: 'quoted', text: straight.replaceAll('""', '"') };
  const curly = take(CURLY)?.[1];
  if (curly !== undefined) return { kind: 'quoted', text: curly };
  if (take(ARROW) !== null) return { kind: 'mark', text: '->' };
  const mark = take(MARK)?.[0];
  if (mark !== undefined) return { kind: 'mark', text: mark };
  const word = take(WORD)?.[0];
  return word === undefined ? null : { kind: 'word', text: word };
}

/** Whether a token is this word without quotes, in any capitals. */
export function isWord(token: Token | undefined, word: string): boolean {
  return token?.kind === 'word' && token.text.toLowerCase() === word;
}

/** Whether a token is this mark. */
function isMark(token: Token | undefined, mark: ',' | ':' | '->'): boolean {
  return token?.kind === 'mark' && token.text === mark;
}

/** The tokens between the marks; nothing at all is one empty part. */
export function partsBetween(
  tokens: readonly Token[],
  mark: ',' | ':' | '->',
): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (isMark(token, mark)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}
