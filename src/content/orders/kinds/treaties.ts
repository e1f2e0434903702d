import { z } from 'zod';
import { empireId, systemId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import type { OrderNames } from '#content/orders/order-names';
import { readChoice } from '#content/orders/text/read-parts';
import { readReference } from '#content/orders/text/read-references';
import type { SheetLine } from '#content/orders/text/sheet-line';
import { spokenName } from '#content/orders/text/speak';
import { isWord, partsBetween, type Token } from '#content/orders/text/tokens';
import { type Agreement, AGREEMENTS } from '#model/campaign/dealings';
import type { EmpireId, SystemId } from '#model/campaign/ids';

/** A line in its parts: the other empire, one word of some, words that may follow, and `support SYSTEM`. */
type Spoken<W extends string> = Readonly<{
  other: EmpireId;
  word: W;
  more: ReadonlySet<string>;
  support: SystemId | null;
}>;

type Words<W extends string> = Readonly<{
  /** One of these comes first after the colon. */
  choices: readonly W[];
  /** The words that can follow it. */
  more?: readonly string[];
  /** A system can support it. */
  hasSupport?: true;
}>;

const SUPPORT = 'support';

const ONE_COLON = 'Put one colon between the power and the rest: `offer "Loran Imperium": trade`.';

/** What follows the first word: each once, `support` with its system. */
function readMore(
  parts: readonly (readonly Token[])[],
  { more = [], hasSupport }: Omit<Words<string>, 'choices'>,
  line: SheetLine,
): Pick<Spoken<string>, 'more' | 'support'> | null {
  const found = new Set<string>();
  let support: SystemId | null = null;
  for (const part of parts) {
    if (hasSupport === true && isWord(part[0], SUPPORT)) {
      const system = readReference(part.slice(1), line.names.systems, 'system', line);
      if (system === null) return null;
      if (support !== null)
        return line.fault('SYNTAX', '“support” is in this line twice. Remove one of the two.');
      support = system.id;
      continue;
    }
    const choices = [...more, ...(hasSupport === true ? [SUPPORT] : [])];
    if (choices.length === 0) return line.fault('SYNTAX', 'Nothing more belongs in this line.');
    const word = readChoice(part, choices, line);
    if (word === null) return null;
    found.add(word);
  }
  return { more: found, support };
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
}>;

function written(
  { verb, other, word, more = [], support = null }: Written,
  names: OrderNames,
): string {
  const parts = [
    word,
    ...more.filter((one) => one !== false),
    ...(support === null ? [] : [`${SUPPORT} ${spokenName(names.systems, support)}`]),
  ];
  return `${verb} ${spokenName(names.empires, other)}: ${parts.join(', ')}`;
}

const COVERT = 'covert';
const KEEP = 'keep';
const offer = z.enum(AGREEMENTS);
const support = systemId.nullable().default(null);

/** `offer "Loran Imperium": trade, covert, keep` */
export const offerTreaty: OrderContent<'OfferTreaty'> = {
  verb: 'offer',
  example: 'offer "Loran Imperium": non-aggression',
  schema: z.strictObject({
    kind: z.literal('OfferTreaty'),
    to: empireId,
    offer,
    covert: z.boolean().default(false),
    keep: z.boolean().default(false),
  }),
  parse: (tokens, line) => {
    const spoken = readSpoken(tokens, { choices: AGREEMENTS, more: [COVERT, KEEP] }, line);
    if (spoken === null) return null;
    const { other, word, more } = spoken;
    const how = { covert: more.has(COVERT), keep: more.has(KEEP) };
    return { kind: 'OfferTreaty', to: other, offer: word, ...how };
  },
  format: ({ to, offer: word, covert, keep }, names) =>
    written({ verb: 'offer', other: to, word, more: [covert && COVERT, keep && KEEP] }, names),
};

/** Reads a line that names an offer and nothing more. */
const readOffer = (
  tokens: readonly Token[],
  line: SheetLine,
): Pick<Spoken<Agreement>, 'other' | 'word'> | null =>
  readSpoken(tokens, { choices: AGREEMENTS }, line);

/** `retract "Loran Imperium": trade` */
export const retractOffer: OrderContent<'RetractOffer'> = {
  verb: 'retract',
  example: 'retract "Loran Imperium": trade',
  schema: z.strictObject({ kind: z.literal('RetractOffer'), to: empireId, offer }),
  parse: (tokens, line) => {
    const read = readOffer(tokens, line);
    return read && { kind: 'RetractOffer', to: read.other, offer: read.word };
  },
  format: ({ to: other, offer: word }, names) => written({ verb: 'retract', other, word }, names),
};

/** `decline "Loran Imperium": trade` */
export const declineOffer: OrderContent<'DeclineOffer'> = {
  verb: 'decline',
  example: 'decline "Loran Imperium": trade',
  schema: z.strictObject({ kind: z.literal('DeclineOffer'), from: empireId, offer }),
  parse: (tokens, line) => {
    const read = readOffer(tokens, line);
    return read && { kind: 'DeclineOffer', from: read.other, offer: read.word };
  },
  format: ({ from: other, offer: word }, names) => written({ verb: 'decline', other, word }, names),
};

const BREAKABLE = ['treaty', 'pact'] as const;

/** `break "Loran Imperium": treaty, support Sol`, `break "Loran Imperium": pact` */
export const breakTreaty: OrderContent<'BreakTreaty'> = {
  verb: 'break',
  example: 'break "Loran Imperium": treaty, support Sol',
  schema: z.strictObject({
    kind: z.literal('BreakTreaty'),
    with: empireId,
    what: z.enum(BREAKABLE).default('treaty'),
    support,
  }),
  parse: (tokens, line) => {
    const spoken = readSpoken(tokens, { choices: BREAKABLE, hasSupport: true }, line);
    if (spoken === null) return null;
    const { other, word: what } = spoken;
    return { kind: 'BreakTreaty', with: other, what, support: spoken.support };
  },
  format: ({ with: other, what, support: by }, names) =>
    written({ verb: 'break', other, word: what, support: by }, names),
};

const DECLARABLE = ['war', 'hostilities'] as const;

/** `declare "Loran Imperium": war, covert, support Sol` */
export const declareWar: OrderContent<'DeclareWar'> = {
  verb: 'declare',
  example: 'declare "Loran Imperium": war, support Sol',
  schema: z.strictObject({
    kind: z.literal('DeclareWar'),
    on: empireId,
    declare: z.enum(DECLARABLE).default('war'),
    covert: z.boolean().default(false),
    support,
  }),
  parse: (tokens, line) => {
    const words = { choices: DECLARABLE, more: [COVERT], hasSupport: true } as const;
    const spoken = readSpoken(tokens, words, line);
    if (spoken === null) return null;
    const { other: on, word: declare, more } = spoken;
    const covert = more.has(COVERT);
    return { kind: 'DeclareWar', on, declare, covert, support: spoken.support };
  },
  format: ({ on, declare, covert, support: by }, names) =>
    written(
      { verb: 'declare', other: on, word: declare, more: [covert && COVERT], support: by },
      names,
    ),
};

/** `reveal "Loran Imperium"` */
export const revealTreaty: OrderContent<'RevealTreaty'> = {
  verb: 'reveal',
  example: 'reveal "Loran Imperium"',
  schema: z.strictObject({ kind: z.literal('RevealTreaty'), with: empireId }),
  parse: (tokens, line) => {
    const other = readReference(tokens, line.names.empires, 'power', line);
    return other && { kind: 'RevealTreaty', with: other.id };
  },
  format: ({ with: other }, names) => `reveal ${spokenName(names.empires, other)}`,
};
