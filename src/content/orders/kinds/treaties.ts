import { z } from 'zod';
import { empireId, systemId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import type { Named, NameIndex, OrderNames } from '#content/orders/order-names';
import { clausesOf } from '#content/orders/text/clauses';
import { readChoice } from '#content/orders/text/read-parts';
import { readReference } from '#content/orders/text/read-references';
import type { SheetLine } from '#content/orders/text/sheet-line';
import { spokenName } from '#content/orders/text/speak';
import { isWord, partsBetween, type Token } from '#content/orders/text/tokens';
import { type Agreement, AGREEMENTS } from '#model/campaign/dealings';
import type { EmpireId, SystemId } from '#model/campaign/ids';

/** A line in its parts: the other empire, one word of some, words that may follow, `support SYSTEM`, and `for EMPIRE`. */
type Spoken<W extends string> = Readonly<{ other: EmpireId; word: W }> & More;

type More = Readonly<{
  more: ReadonlySet<string>;
  support: SystemId | null;
  /** The junior partner in whose name it is ordered; empty: the own name. */
  name: Readonly<{ junior?: EmpireId }>;
}>;

type Words<W extends string> = Readonly<{
  /** One of these comes first after the colon. */
  choices: readonly W[];
  /** The words that can follow it. */
  more?: readonly string[];
  /** A system can support it. */
  hasSupport?: boolean;
}>;

const SUPPORT = 'support';
const FOR = 'for';

const ONE_COLON = 'Put one colon between the power and the rest: `offer "Loran Imperium": trade`.';

/** A part that begins with some word, without that word; null: there is none, undefined: there are two. */
function partOf(
  parts: readonly (readonly Token[])[],
  word: string,
  line: SheetLine,
): readonly Token[] | null | undefined {
  const [first, second] = parts.filter((part) => isWord(part[0], word));
  if (second === undefined) return first?.slice(1) ?? null;
  line.fault('SYNTAX', `“${word}” is in this line twice. Remove one of the two.`);
  return undefined;
}

/** The thing that a part names after its first word; null: there is no such part, undefined: it is wrong. */
function thingAfter<N extends Named<string>>(
  parts: readonly (readonly Token[])[],
  word: string,
  { index, what, line }: Readonly<{ index: NameIndex<N>; what: string; line: SheetLine }>,
): N['id'] | null | undefined {
  const part = partOf(parts, word, line);
  if (part === null || part === undefined) return part;
  return readReference(part, index, what, line)?.id;
}

/** The words of a line that stand for themselves; null: one is wrong. */
function plainWords(
  parts: readonly (readonly Token[])[],
  choices: readonly string[],
  line: SheetLine,
): ReadonlySet<string> | null {
  if (parts.length > 0 && choices.length === 0) {
    return line.fault('SYNTAX', 'Nothing more belongs in this line.');
  }
  const words = parts.map((part) => readChoice(part, choices, line));
  return words.includes(null) ? null : new Set(words.filter((word) => word !== null));
}

/** What follows the first word: each once, `support` with its system, `for` with a junior partner. */
function readMore(
  parts: readonly (readonly Token[])[],
  { more = [], hasSupport = false }: Omit<Words<string>, 'choices'>,
  line: SheetLine,
): More | null {
  const keys = hasSupport ? [FOR, SUPPORT] : [FOR];
  const plain = parts.filter(([head]) => !keys.some((key) => isWord(head, key)));
  const words = plainWords(plain, hasSupport ? [...more, SUPPORT] : more, line);
  const { systems, empires } = line.names;
  const system = hasSupport
    ? thingAfter(parts, SUPPORT, { index: systems, what: 'system', line })
    : null;
  const junior = thingAfter(parts, FOR, { index: empires, what: 'power', line });
  if (words === null || system === undefined || junior === undefined) return null;
  return { more: words, support: system, name: junior === null ? {} : { junior } };
}

/** Reads `"Loran Imperium": trade, covert, support Sol`. */
function readSpoken<W extends string>(
  tokens: readonly Token[],
  words: Words<W>,
  line: SheetLine,
): Spoken<W> | null {
  const [head = [], body, surplus] = partsBetween(tokens, ':');
  if (body === undefined || surplus !== undefined) return line.fault('SYNTAX', ONE_COLON);
  const [first = [], ...rest] = partsBetween(body, ',');
  const other = readReference(head, line.names.empires, 'power', line);
  const word = readChoice(first, words.choices, line);
  const more = readMore(rest, words, line);
  if (other === null || word === null || more === null) return null;
  return { other: other.id, word, ...more };
}

type Written = Readonly<{
  verb: string;
  other: EmpireId;
  word: string;
  more?: readonly (string | false)[];
  support?: SystemId | null;
  junior?: EmpireId | undefined;
}>;

const writtenName = (junior: EmpireId | undefined, names: OrderNames): readonly string[] =>
  junior === undefined ? [] : [`${FOR} ${spokenName(names.empires, junior)}`];

function written(
  { verb, other, word, more = [], support = null, junior }: Written,
  names: OrderNames,
): string {
  const parts = [
    word,
    ...more.filter((one) => one !== false),
    ...(support === null ? [] : [`${SUPPORT} ${spokenName(names.systems, support)}`]),
    ...writtenName(junior, names),
  ];
  return `${verb} ${spokenName(names.empires, other)}: ${parts.join(', ')}`;
}

const COVERT = 'covert';
const KEEP = 'keep';
const offer = z.enum(AGREEMENTS);
const support = systemId.nullable().default(null);
const junior = z.exactOptional(empireId);

/** `offer "Loran Imperium": trade, covert, keep` */
const offerTreaty: OrderContent<'OfferTreaty'> = {
  verb: 'offer',
  example: 'offer "Loran Imperium": non-aggression',
  schema: z.strictObject({
    kind: z.literal('OfferTreaty'),
    to: empireId,
    offer,
    covert: z.boolean().default(false),
    keep: z.boolean().default(false),
    junior,
  }),
  parse: (tokens, line) => {
    const spoken = readSpoken(tokens, { choices: AGREEMENTS, more: [COVERT, KEEP] }, line);
    if (spoken === null) return null;
    const { other, word, more, name } = spoken;
    const how = { covert: more.has(COVERT), keep: more.has(KEEP) };
    return { kind: 'OfferTreaty', to: other, offer: word, ...how, ...name };
  },
  format: ({ to, offer: word, covert, keep, junior: party }, names) => {
    const more = [covert && COVERT, keep && KEEP];
    return written({ verb: 'offer', other: to, word, more, junior: party }, names);
  },
};

/** Reads a line that names an offer, and at most in whose name. */
const readOffer = (
  tokens: readonly Token[],
  line: SheetLine,
): Pick<Spoken<Agreement>, 'other' | 'word' | 'name'> | null =>
  readSpoken(tokens, { choices: AGREEMENTS }, line);

/** `retract "Loran Imperium": trade` */
const retractOffer: OrderContent<'RetractOffer'> = {
  verb: 'retract',
  example: 'retract "Loran Imperium": trade',
  schema: z.strictObject({ kind: z.literal('RetractOffer'), to: empireId, offer, junior }),
  parse: (tokens, line) => {
    const read = readOffer(tokens, line);
    return read && { kind: 'RetractOffer', to: read.other, offer: read.word, ...read.name };
  },
  format: ({ to: other, offer: word, junior: party }, names) =>
    written({ verb: 'retract', other, word, junior: party }, names),
};

/** `decline "Loran Imperium": trade` */
const declineOffer: OrderContent<'DeclineOffer'> = {
  verb: 'decline',
  example: 'decline "Loran Imperium": trade',
  schema: z.strictObject({ kind: z.literal('DeclineOffer'), from: empireId, offer, junior }),
  parse: (tokens, line) => {
    const read = readOffer(tokens, line);
    return read && { kind: 'DeclineOffer', from: read.other, offer: read.word, ...read.name };
  },
  format: ({ from: other, offer: word, junior: party }, names) =>
    written({ verb: 'decline', other, word, junior: party }, names),
};

const BREAKABLE = ['treaty', 'pact'] as const;

/** `break "Loran Imperium": treaty, support Sol`, `break "Loran Imperium": pact` */
const breakTreaty: OrderContent<'BreakTreaty'> = {
  verb: 'break',
  example: 'break "Loran Imperium": treaty, support Sol',
  schema: z.strictObject({
    kind: z.literal('BreakTreaty'),
    with: empireId,
    what: z.enum(BREAKABLE).default('treaty'),
    support,
    junior,
  }),
  parse: (tokens, line) => {
    const spoken = readSpoken(tokens, { choices: BREAKABLE, hasSupport: true }, line);
    if (spoken === null) return null;
    const { other, word: what, name } = spoken;
    return { kind: 'BreakTreaty', with: other, what, support: spoken.support, ...name };
  },
  format: ({ with: other, what, support: by, junior: party }, names) =>
    written({ verb: 'break', other, word: what, support: by, junior: party }, names),
};

const DECLARABLE = ['war', 'hostilities'] as const;

/** `declare "Loran Imperium": war, covert, support Sol` */
const declareWar: OrderContent<'DeclareWar'> = {
  verb: 'declare',
  example: 'declare "Loran Imperium": war, support Sol',
  schema: z.strictObject({
    kind: z.literal('DeclareWar'),
    on: empireId,
    declare: z.enum(DECLARABLE).default('war'),
    covert: z.boolean().default(false),
    support,
    junior,
  }),
  parse: (tokens, line) => {
    const words = { choices: DECLARABLE, more: [COVERT], hasSupport: true } as const;
    const spoken = readSpoken(tokens, words, line);
    if (spoken === null) return null;
    const { other: on, word: declare, more, name } = spoken;
    const covert = more.has(COVERT);
    return { kind: 'DeclareWar', on, declare, covert, support: spoken.support, ...name };
  },
  format: ({ on: other, declare: word, covert, support: by, junior: party }, names) => {
    const more = [covert && COVERT];
    return written({ verb: 'declare', other, word, more, support: by, junior: party }, names);
  },
};

/** `reveal "Loran Imperium"` */
const revealTreaty: OrderContent<'RevealTreaty'> = {
  verb: 'reveal',
  example: 'reveal "Loran Imperium"',
  schema: z.strictObject({ kind: z.literal('RevealTreaty'), with: empireId, junior }),
  parse: (tokens, line) => {
    const [head = [], ...rest] = partsBetween(tokens, ',');
    const other = readReference(head, line.names.empires, 'power', line);
    const more = readMore(rest, {}, line);
    return other && more && { kind: 'RevealTreaty', with: other.id, ...more.name };
  },
  format: ({ with: other, junior: party }, names) =>
    `reveal ${[spokenName(names.empires, other), ...writtenName(party, names)].join(', ')}`,
};

/** `support "Loran Imperium" against Kili with Sol` */
const lendSupport: OrderContent<'LendSupport'> = {
  verb: SUPPORT,
  example: 'support "Loran Imperium" against Kili with Sol',
  schema: z.strictObject({
    kind: z.literal('LendSupport'),
    to: empireId,
    against: empireId,
    support: systemId,
  }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, ['against', 'with'], line);
    const to = readReference(clauses.head, line.names.empires, 'power', line);
    const against = readReference(clauses.of('against'), line.names.empires, 'power', line);
    const system = readReference(clauses.of('with'), line.names.systems, 'system', line);
    if (to === null || against === null || system === null) return null;
    return { kind: 'LendSupport', to: to.id, against: against.id, support: system.id };
  },
  format: ({ to, against, support: by }, names) =>
    `support ${spokenName(names.empires, to)} against ${spokenName(names.empires, against)}` +
    ` with ${spokenName(names.systems, by)}`,
};

/** Orders about treaties and wars. */
export const TREATIES = {
  OfferTreaty: offerTreaty,
  RetractOffer: retractOffer,
  DeclineOffer: declineOffer,
  BreakTreaty: breakTreaty,
  DeclareWar: declareWar,
  RevealTreaty: revealTreaty,
  LendSupport: lendSupport,
} as const;
