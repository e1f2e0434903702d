import { z } from 'zod';
import type { CorrectionContent, CorrectionLine } from '#content/corrections/correction-content';
import { readEmpire, readSystem } from '#content/corrections/read-things';
import { spokenEmpire, spokenSystem } from '#content/corrections/speak-things';
import { amount, valueOf } from '#content/corrections/values';
import { foldName } from '#content/fold-name';
import { nameSchema } from '#content/name-schema';
import { empireId, systemId } from '#content/orders/id-schemas';
import { readNewName, readNumber, readSpoken } from '#content/orders/text/read-parts';
import { clausesOf } from '#content/orders/text/clauses';
import { quoted } from '#content/orders/text/speak';
import { isWord, type Token } from '#content/orders/text/tokens';
import { SPECIALISATIONS, TRAITS } from '#model/campaign/system';
import { SYSTEM_VALUES } from '#model/corrections/edit';

const VERBS = {
  census: 'census',
  morale: 'morale',
  productivity: 'productivity',
  intel: 'intel',
  raw: 'raw',
  capacity: 'capacity',
  utilized: 'utilized',
  missedGrowth: 'missed',
} as const;

/** `census Sol 8` */
export const setSystemValue: CorrectionContent<'SetSystemValue'> = {
  verbs: SYSTEM_VALUES.map((value) => VERBS[value]),
  examples: [
    'census Sol 8',
    'morale Sol 6',
    'productivity Sol 5',
    'intel Sol 2',
    'raw Sol 4',
    'capacity Sol 10',
    'utilized Sol 5',
    'missed Sol 1',
  ],
  schema: z.strictObject({
    kind: z.literal('SetSystemValue'),
    system: systemId,
    value: z.enum(SYSTEM_VALUES),
    to: amount,
  }),
  parse: (tokens, line, verb) => {
    const system = readSystem(tokens.slice(0, -1), line);
    const to = readNumber(tokens.slice(-1), 'the new value', line);
    const value = valueOf(SYSTEM_VALUES, VERBS, verb);
    if (system === null || to === null || value === undefined) return null;
    return { kind: 'SetSystemValue', system, value, to };
  },
  format: ({ system, value, to }, names) => `${VERBS[value]} ${spokenSystem(system, names)} ${to}`,
};

/** `owner Sirius loran`, `owner Sirius nobody` */
export const setOwner: CorrectionContent<'SetOwner'> = {
  verbs: ['owner'],
  examples: ['owner Wolf loran', 'owner Wolf nobody'],
  schema: z.strictObject({
    kind: z.literal('SetOwner'),
    system: systemId,
    owner: empireId.nullable(),
  }),
  parse: (tokens, line) => {
    const last = tokens.slice(-1);
    const system = readSystem(tokens.slice(0, -1), line);
    const isNobody = isWord(last[0], 'nobody');
    const owner = isNobody ? null : readEmpire(last, line);
    if (system === null || (owner === null && !isNobody)) return null;
    return { kind: 'SetOwner', system, owner };
  },
  format: ({ system, owner }, names) => {
    const whose = owner === null ? 'nobody' : spokenEmpire(owner, names);
    return `owner ${spokenSystem(system, names)} ${whose}`;
  },
};

function readTrait(tokens: readonly Token[], line: CorrectionLine): string | null {
  const spoken = readSpoken(tokens, 'a trait in quotes', line);
  if (spoken === null) return null;
  const trait = TRAITS.find((one) => foldName(one) === foldName(spoken.text));
  if (trait !== undefined) return trait;
  const hint = line.hint(spoken.text, TRAITS);
  return line.fault('UNKNOWN', `There is no trait “${spoken.text}”.${hint}`);
}

/** `trait Sol "Rare Metals"`, `untrait Sol "Rare Metals"` */
export const setTrait: CorrectionContent<'SetTrait'> = {
  verbs: ['trait', 'untrait'],
  examples: ['trait Sol "Rare Metals"', 'untrait Sol "Rare Metals"'],
  schema: z.strictObject({
    kind: z.literal('SetTrait'),
    system: systemId,
    trait: z.enum(TRAITS),
    has: z.boolean(),
  }),
  parse: (tokens, line, verb) => {
    const system = readSystem(tokens.slice(0, -1), line);
    const trait = readTrait(tokens.slice(-1), line);
    if (system === null || trait === null) return null;
    return { kind: 'SetTrait', system, trait, has: verb === 'trait' };
  },
  format: ({ system, trait, has }, names) =>
    `${has ? 'trait' : 'untrait'} ${spokenSystem(system, names)} ${quoted(trait)}`,
};

const NOTHING = 'nothing';
const SPECIALISED_IN = [...SPECIALISATIONS, NOTHING];

/** `specialise Sol to mining`, `specialise Sol to nothing` */
export const setSpecialisation: CorrectionContent<'SetSpecialisation'> = {
  verbs: ['specialise'],
  examples: ['specialise Sol to mining', 'specialise Sol to nothing'],
  schema: z.strictObject({
    kind: z.literal('SetSpecialisation'),
    system: systemId,
    to: z.enum(SPECIALISATIONS).nullable(),
  }),
  parse: (tokens, line) => {
    const { head, of } = clausesOf(tokens, ['to'], line);
    const system = readSystem(head, line);
    const [word, ...more] = of('to') ?? [];
    const choice = more.length > 0 ? undefined : SPECIALISED_IN.find((one) => isWord(word, one));
    if (choice === undefined) {
      return line.fault(
        'SYNTAX',
        `The specialisation is missing or unknown. After “to”, write one of: ${SPECIALISED_IN.join(', ')}.`,
      );
    }
    const to = SPECIALISATIONS.find((one) => one === choice) ?? null;
    return system === null ? null : { kind: 'SetSpecialisation', system, to };
  },
  format: ({ system, to }, names) =>
    `specialise ${spokenSystem(system, names)} to ${to ?? NOTHING}`,
};

const MOST_MORALE = 10;
const MOST_TURNS = 99;
const SIGNS: Readonly<Record<string, number>> = { cheer: 1, grieve: -1 };

/** `cheer Sol 1 3 named "Harvest Feast"`, `grieve Sol 2 1 named "Plague"`: the change and its turns; `calm Sol named "Plague"` ends it */
export const setMoraleCondition: CorrectionContent<'SetMoraleCondition'> = {
  verbs: ['cheer', 'grieve', 'calm'],
  examples: [
    'cheer Sol 1 3 named "Harvest Feast"',
    'grieve Sol 2 1 named "Plague"',
    'calm Sol named "Plague"',
  ],
  schema: z
    .strictObject({
      kind: z.literal('SetMoraleCondition'),
      system: systemId,
      name: nameSchema,
      modifier: z.int().min(-MOST_MORALE).max(MOST_MORALE),
      turns: z.int().min(0).max(MOST_TURNS),
    })
    .refine(({ modifier, turns }) => (modifier === 0) === (turns === 0), {
      path: ['modifier'],
      message: 'A change of Morale lasts at least 1 turn. To end it, give 0 for both',
    }),
  parse: (tokens, line, verb) => {
    const { head, of } = clausesOf(tokens, ['named'], line);
    const sign = SIGNS[verb] ?? 0;
    const where = sign === 0 ? head : head.slice(0, -2);
    const system = readSystem(where, line);
    const name = readNewName(of('named'), line);
    if (sign === 0) {
      const nothing = { modifier: 0, turns: 0 };
      return system === null || name === null
        ? null
        : { kind: 'SetMoraleCondition', system, name, ...nothing };
    }
    const by = readNumber(head.slice(-2, -1), 'the change of Morale', line);
    const turns = readNumber(head.slice(-1), 'the number of turns', line);
    if (system === null || name === null || by === null || turns === null) return null;
    return { kind: 'SetMoraleCondition', system, name, modifier: sign * by, turns };
  },
  format: ({ system, name, modifier, turns }, names) => {
    const where = spokenSystem(system, names);
    if (turns === 0) return `calm ${where} named ${quoted(name)}`;
    const verb = modifier < 0 ? 'grieve' : 'cheer';
    return `${verb} ${where} ${Math.abs(modifier)} ${turns} named ${quoted(name)}`;
  },
};
