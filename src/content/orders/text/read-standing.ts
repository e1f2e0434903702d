import { DOCTRINE_NAMES, DOCTRINES } from '#model/forces/doctrines';
import { byKind, offered } from '#model/forces/standing/by-kind';
import type { NumberUnit, RowKind, RowOf } from '#model/forces/standing/row';
import {
  STANDING_ROWS,
  type StandingField,
  type StandingOrders,
} from '#model/forces/standing-orders';
import { LISTED, LISTED_PLACE } from './listed-things.ts';
import { allOrNull, readChoice, readNumber } from './read-parts.ts';
import type { SheetLine } from './sheet-line.ts';
import {
  type ClauseStart,
  CLAUSE_STARTS,
  CLAUSE_WORDS,
  LIST_WORDS,
  numberBehind,
} from './standing-clauses.ts';
import { isWord, partsBetween, type Token } from './tokens.ts';

type Standing = Partial<StandingOrders>;

/** The value of a field; null: it can't be read, and the line has the error. */
type Said = Readonly<{ value: unknown }> | null;
type ReadValue<K extends RowKind> = (
  row: RowOf<K>,
  tokens: readonly Token[],
  /** `option`: of a phrase, which of its options the words before are. */
  about: Readonly<{ line: SheetLine; option: string }>,
) => Said;

const said = (value: unknown): Said => (value === null ? null : { value });

const UNITS: Readonly<Record<NumberUnit, string>> = {
  percent: 'a percentage',
  Intel: 'an amount of Intel',
  EP: 'EP',
};

/** How to read the words after the first words of a clause. */
const READ: { readonly [K in RowKind]: ReadValue<K> } = {
  choice: ({ options }, tokens, { line }) => {
    const all = offered(options).map(
      ({ key, value, option }) => [option.word ?? key, value] as const,
    );
    const word = readChoice(
      tokens,
      all.map(([one]) => one),
      line,
    );
    return said(all.find(([one]) => one === word)?.[1] ?? null);
  },
  phrase: ({ options }, tokens, { line, option }) =>
    said(isEnd(tokens, line) ? (options[option]?.value ?? option) : null),
  number: ({ unit }, tokens, { line }) => said(readNumber(tokens, UNITS[unit], line)),
  roles: ({ options }, tokens, { line }) => said(readWords(tokens, Object.keys(options), line)),
  things: ({ of }, tokens, { line }) => said(LISTED[of].read(tokens, line)),
  place: ({ noneWord }, tokens, { line }) => LISTED_PLACE.read(tokens, noneWord, line),
};

const DOCTRINE = 'doctrine';

/** Standing orders with commas between them. */
export function readStanding(tokens: readonly Token[], line: SheetLine): Standing | null {
  const clauses: Token[][] = [];
  for (const part of partsBetween(tokens, ',')) {
    const previous = clauses.at(-1);
    const inList = LIST_WORDS.some((word) => isWord(previous?.[0], word));
    const isListed = !isClauseWord(part[0]) && inList;
    if (isListed) previous?.push({ kind: 'mark', text: ',' }, ...part);
    else clauses.push([...part]);
  }
  const [doctrines, others] = [
    clauses.filter(isDoctrine),
    clauses.filter((one) => !isDoctrine(one)),
  ];
  const [doctrine, own] = [joined(doctrines, line), joined(others, line)];
  return doctrine === null || own === null ? null : { ...doctrine, ...own };
}

/** A doctrine sets nearly all values. The other clauses change it, wherever it is in the line. */
const isDoctrine = ([first]: readonly Token[]): boolean => isWord(first, DOCTRINE);

function joined(clauses: readonly (readonly Token[])[], line: SheetLine): Standing | null {
  const read = clauses.map((clause) => readClause(clause, line));
  const standing = read.reduce<Standing>((all, part) => ({ ...all, ...part }), {});
  const fields = read.flatMap((part) => Object.keys(part ?? {}));
  if (fields.length > Object.keys(standing).length) {
    return line.fault(
      'SYNTAX',
      'The same standing order is in this line twice. Remove one of the two.',
    );
  }
  return read.includes(null) ? null : standing;
}

const isClauseWord = (token: Token | undefined): boolean =>
  isWord(token, DOCTRINE) || CLAUSE_WORDS.some((word) => isWord(token, word));

function readClause(clause: readonly Token[], line: SheetLine): Standing | null {
  const [first, ...rest] = clause;
  if (isWord(first, DOCTRINE)) {
    const name = readChoice(rest, DOCTRINE_NAMES, line);
    return name === null ? null : DOCTRINES[name].standing;
  }
  const alike = CLAUSE_STARTS.filter(({ words }) => isWord(first, words[0]));
  const [start] = alike;
  if (start === undefined) {
    const words = [DOCTRINE, ...CLAUSE_WORDS].join(', ');
    return line.fault(
      'SYNTAX',
      `This is not a standing order. Begin it with one of: ${words}. Or write only “follow empire”.`,
    );
  }
  const [found] = alike
    .filter(({ words }) => words.every((word, index) => isWord(clause[index], word)))
    .sort((a, b) => b.words.length - a.words.length);
  if (found !== undefined) return readBehind(found, clause.slice(found.words.length), line);
  return line.fault('SYNTAX', `A word is missing here. Write “${start.words.slice(1).join(' ')}”.`);
}

/** `enemies`, or `enemies at 80`: the value behind the words of a clause, and a number behind that. */
function readBehind(
  { field, option = '' }: ClauseStart,
  tokens: readonly Token[],
  line: SheetLine,
): Standing | null {
  const number = numberBehind(field);
  const at = number === undefined ? -1 : tokens.findIndex((token) => isWord(token, 'at'));
  const about = { line, option };
  const own = readField(field, at < 0 ? tokens : tokens.slice(0, at), about);
  const behind =
    number === undefined || at < 0 ? {} : readField(number, tokens.slice(at + 1), about);
  return own === null || behind === null ? null : { ...own, ...behind };
}

function readField(
  field: StandingField,
  tokens: readonly Token[],
  about: Readonly<{ line: SheetLine; option: string }>,
): Standing | null {
  const read = byKind(READ, STANDING_ROWS[field], tokens, about);
  return read && { [field]: read.value };
}

/** `crippled strongest`, in this order, or `nobody`. */
function readWords<C extends string>(
  tokens: readonly Token[],
  choices: readonly C[],
  line: SheetLine,
): readonly C[] | null {
  if (isNobody(tokens)) return [];
  const parts = tokens.length === 0 ? [[]] : tokens.map((token) => [token]);
  return allOrNull(parts.map((part) => readChoice(part, choices, line)));
}

function isEnd(rest: readonly Token[], line: SheetLine): boolean {
  if (rest.length > 0)
    line.fault('SYNTAX', `“${rest[0]?.text ?? ''}” does not belong here. Remove it.`);
  return rest.length === 0;
}

const isNobody = (tokens: readonly Token[]): boolean =>
  tokens.length === 1 && isWord(tokens[0], 'nobody');
