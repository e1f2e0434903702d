import { z } from 'zod';
import type { CorrectionContent, CorrectionLine } from '#content/corrections/correction-content';
import type { CorrectionNames } from '#content/corrections/correction-names';
import { addressed, readEmpire, readThing } from '#content/corrections/read-things';
import { spokenDesign, spokenEmpire } from '#content/corrections/speak-things';
import { amount } from '#content/corrections/values';
import { nameSchema } from '#content/name-schema';
import { designId, empireId } from '#content/orders/id-schemas';
import { clausesOf } from '#content/orders/text/clauses';
import { isNumber, readNewName, readNumber, readSpoken } from '#content/orders/text/read-parts';
import { quoted, spokenProperName } from '#content/orders/text/speak';
import { isWord, type Token } from '#content/orders/text/tokens';
import type { DesignId } from '#model/campaign/ids';
import { CLASS_VALUES, type ClassValue } from '#model/corrections/edit';
import { HULL_CLASSES } from '#model/forces/design';

const WORDS: Readonly<Record<ClassValue, string>> = {
  cost: 'cost',
  era: 'era',
  inService: 'year',
  dv: 'dv',
  as: 'as',
  af: 'af',
  cv: 'cv',
  cr: 'cr',
  cc: 'cc',
  attrition: 'attrition',
  attack: 'attack',
  defense: 'defense',
  dieFaces: 'die',
};

/** A class that no empire is named with: by its name if that is the only one, else by its id. */
const spokenClass = (id: DesignId, { all }: CorrectionNames): string =>
  spokenProperName(all.designs, id);

function readValue(token: Token | undefined, line: CorrectionLine): ClassValue | null {
  const value = CLASS_VALUES.find((one) => isWord(token, WORDS[one]));
  if (value !== undefined) return value;
  const words = CLASS_VALUES.map((one) => WORDS[one]).join(', ');
  return line.fault(
    'SYNTAX',
    `“${token?.text ?? ''}” is no value of a class. Before the number, write one of: ${words}.`,
  );
}

/** `class human "Apollo" dv 4` */
export const setClassValue: CorrectionContent<'SetClassValue'> = {
  verbs: ['class'],
  examples: ['class human "Apollo" dv 4', 'class human "Apollo" cost 9'],
  schema: z.strictObject({
    kind: z.literal('SetClassValue'),
    design: designId,
    value: z.enum(CLASS_VALUES),
    to: amount,
  }),
  parse: (tokens, line) => {
    const to = readNumber(tokens.slice(-1), 'the new value', line);
    const value = to === null ? null : readValue(tokens.at(-2), line);
    const design = value === null ? null : readThing(tokens.slice(0, -2), 'designs', line);
    if (to === null || value === null || design === null) return null;
    return { kind: 'SetClassValue', design, value, to };
  },
  format: ({ design, value, to }, names) =>
    `class ${spokenClass(design, names)} ${WORDS[value]} ${to}`,
};

const RATE = /^(\d{1,4})\/(\d{1,4})$/;

/** `maintenance human "Apollo" 1/6` */
export const setMaintenance: CorrectionContent<'SetMaintenance'> = {
  verbs: ['maintenance'],
  examples: ['maintenance human "Apollo" 1/6'],
  schema: z.strictObject({
    kind: z.literal('SetMaintenance'),
    design: designId,
    to: z.strictObject({ points: z.int().min(0).max(1000), per: z.int().min(1).max(1000) }),
  }),
  parse: (tokens, line) => {
    const [, points, per] = RATE.exec(tokens.at(-1)?.text ?? '') ?? [];
    if (points === undefined || per === undefined) {
      return line.fault('SYNTAX', 'The rate is missing. Write points and units, such as 1/6.');
    }
    const design = readThing(tokens.slice(0, -1), 'designs', line);
    if (design === null) return null;
    return { kind: 'SetMaintenance', design, to: { points: Number(points), per: Number(per) } };
  },
  format: ({ design, to }, names) =>
    `maintenance ${spokenClass(design, names)} ${to.points}/${to.per}`,
};

/** `hull human "Apollo" CA` */
export const setHull: CorrectionContent<'SetHull'> = {
  verbs: ['hull'],
  examples: ['hull human "Apollo" CA'],
  schema: z.strictObject({
    kind: z.literal('SetHull'),
    design: designId,
    to: z.enum(HULL_CLASSES),
  }),
  parse: (tokens, line) => {
    const to = HULL_CLASSES.find((one) => isWord(tokens.at(-1), one.toLowerCase()));
    if (to === undefined) {
      return line.fault('SYNTAX', `The hull is missing. Write one of: ${HULL_CLASSES.join(', ')}.`);
    }
    const design = readThing(tokens.slice(0, -1), 'designs', line);
    return design === null ? null : { kind: 'SetHull', design, to };
  },
  format: ({ design, to }, names) => `hull ${spokenClass(design, names)} ${to}`,
};

/** `autoRepair` for “Auto-Repair”: abilities go by their names without blanks and hyphens. */
function abilityIdOf(name: string): string {
  const [first = '', ...more] = name.split(/[^a-zA-Z0-9]+/u).filter((word) => word !== '');
  const rest = more.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return [first.charAt(0).toLowerCase() + first.slice(1), ...rest].join('');
}

/** `ability human "Apollo" Scout 2`, `ability human "Apollo" "Auto-Repair"`; `unability human "Apollo" Scout` takes it away */
export const setAbility: CorrectionContent<'SetAbility'> = {
  verbs: ['ability', 'unability'],
  examples: ['ability human "Apollo" Scout 2', 'unability human "Apollo" Scout'],
  schema: z.strictObject({
    kind: z.literal('SetAbility'),
    design: designId,
    ability: z
      .string()
      .max(40)
      .regex(/^[a-z][a-zA-Z0-9]*$/, 'This is not an ability'),
    rating: z.int().min(0).max(1000),
  }),
  parse: (tokens, line, verb) => {
    const isRated = verb === 'ability' && isNumber(tokens.at(-1));
    const rest = isRated ? tokens.slice(0, -1) : tokens;
    const spoken = readSpoken(rest.slice(-1), 'an ability, in quotes if it has blanks', line);
    const design = spoken === null ? null : readThing(rest.slice(0, -1), 'designs', line);
    if (spoken === null || design === null) return null;
    const given = isRated ? Number(tokens.at(-1)?.text) : 1;
    const rating = verb === 'ability' ? given : 0;
    return { kind: 'SetAbility', design, ability: abilityIdOf(spoken.text), rating };
  },
  format: ({ design, ability, rating }, names) => {
    const what = `${spokenClass(design, names)} ${ability}`;
    return rating === 0 ? `unability ${what}` : `ability ${what} ${rating}`;
  },
};

/** `rename-class human "Apollo" to "Artemis"` */
export const renameClass: CorrectionContent<'RenameClass'> = {
  verbs: ['rename-class'],
  examples: ['rename-class human "Apollo" to "Artemis"'],
  schema: z.strictObject({ kind: z.literal('RenameClass'), design: designId, name: nameSchema }),
  parse: (tokens, line) => {
    const { head, of } = clausesOf(tokens, ['to'], line);
    const design = readThing(head, 'designs', line);
    const name = readNewName(of('to'), line);
    return design === null || name === null ? null : { kind: 'RenameClass', design, name };
  },
  format: ({ design, name }, names) =>
    `rename-class ${spokenClass(design, names)} to ${quoted(name)}`,
};

/** `new-class human "Artemis" from human "Apollo"`: later lines speak of it as `human.artemis` */
export const addClass: CorrectionContent<'AddClass'> = {
  verbs: ['new-class'],
  examples: ['new-class human "Artemis" from human "Apollo"'],
  schema: z.strictObject({
    kind: z.literal('AddClass'),
    empire: empireId,
    name: nameSchema,
    like: designId,
  }),
  parse: (tokens, line) => {
    const { head, of } = clausesOf(tokens, ['from'], line);
    const empire = readEmpire(head.slice(0, 1), line);
    const name = readNewName(head.slice(1), line);
    const like = readThing(of('from'), 'designs', line);
    if (empire === null || name === null || like === null) return null;
    return { kind: 'AddClass', empire, name, like };
  },
  format: ({ empire, name, like }, names) =>
    `new-class ${spokenEmpire(empire, names)} ${quoted(name)} from ${spokenClass(like, names)}`,
};

/** `unlist human "Apollo"`: its list has the class no more; `list human "Apollo"` puts it back */
export const setListed: CorrectionContent<'SetListed'> = {
  verbs: ['list', 'unlist'],
  examples: ['list human "Apollo"', 'unlist human "Apollo"'],
  schema: z.strictObject({
    kind: z.literal('SetListed'),
    empire: empireId,
    design: designId,
    listed: z.boolean(),
  }),
  parse: (tokens, line, verb) => {
    const who = addressed(tokens, line);
    const design = who === null ? null : readThing(tokens, 'designs', line);
    if (who === null || design === null) return null;
    return { kind: 'SetListed', empire: who.empire, design, listed: verb === 'list' };
  },
  format: ({ empire, design, listed }, names) =>
    `${listed ? 'list' : 'unlist'} ${spokenEmpire(empire, names)} ${spokenDesign(design, empire, names)}`,
};
