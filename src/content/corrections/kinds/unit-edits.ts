import { z } from 'zod';
import type { CorrectionContent, CorrectionLine } from '#content/corrections/correction-content';
import { PLACE_WORDS, readUnitPlace, spokenUnitPlace } from '#content/corrections/read-places';
import { addressed, readThing, readThings } from '#content/corrections/read-things';
import {
  spokenDesign,
  spokenEmpire,
  spokenUnit,
  spokenUnits,
} from '#content/corrections/speak-things';
import { amount, valueOf } from '#content/corrections/values';
import { nameSchema } from '#content/name-schema';
import { designId, empireId, fleetId, systemId, unitId } from '#content/orders/id-schemas';
import { clausesOf } from '#content/orders/text/clauses';
import { ordnanceSchema, readOrdnance, spokenOrdnance } from '#content/orders/text/read-ordnance';
import {
  allOrNull,
  isNumber,
  readChoice,
  readNewName,
  readNumber,
} from '#content/orders/text/read-parts';
import { quoted } from '#content/orders/text/speak';
import { partsBetween, type Token } from '#content/orders/text/tokens';
import { UNIT_STATES, UNIT_VALUES } from '#model/corrections/edit';

const MOST_ADDED = 100;

const units = z.array(unitId).min(1).max(1000);

const place = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('system'), system: systemId }),
  z.strictObject({ kind: z.literal('fleet'), fleet: fleetId }),
  z.strictObject({
    kind: z.literal('aboard'),
    carrier: unitId,
    others: z.exactOptional(z.array(unitId).min(1).max(MOST_ADDED)),
  }),
]);

function namesIn(
  tokens: readonly Token[] | undefined,
  line: CorrectionLine,
): readonly string[] | null {
  if (tokens === undefined) return [];
  return allOrNull(partsBetween(tokens, ',').map((part) => readNewName(part, line)));
}

/** `add human 2 "Sparta" at Sol named "Ares", "Hermes"` */
export const addUnits: CorrectionContent<'AddUnits'> = {
  verbs: ['add'],
  examples: ['add human 2 "Apollo" at Sol named "Ares", "Hermes"', 'add human "Saber" aboard u3'],
  schema: z
    .strictObject({
      kind: z.literal('AddUnits'),
      empire: empireId,
      design: designId,
      count: z.int().min(1).max(MOST_ADDED),
      names: z.array(nameSchema).default([]),
      place,
    })
    .refine(({ names, count }) => names.length <= count, {
      path: ['names'],
      message: 'There are more names than units. Leave out some names',
    }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, [...PLACE_WORDS, 'named'], line);
    const who = addressed(clauses.head, line);
    if (who === null) return null;
    const [first, ...rest] = who.rest;
    const isCounted = isNumber(first) && rest.length > 0;
    const head = clauses.head.slice(0, 1);
    const design = readThing([...head, ...(isCounted ? rest : who.rest)], 'designs', line);
    const where = readUnitPlace(clauses, line);
    const names = namesIn(clauses.of('named'), line);
    if (design === null || where === null || names === null) return null;
    const count = isCounted ? Number(first?.text) : 1;
    return { kind: 'AddUnits', empire: who.empire, design, count, names, place: where };
  },
  format: ({ empire, design, count, names: given, place: where }, names) => {
    const named = given.length === 0 ? '' : ` named ${given.map(quoted).join(', ')}`;
    const what = spokenDesign(design, empire, names);
    return `add ${spokenEmpire(empire, names)} ${count} ${what} ${spokenUnitPlace(where, names)}${named}`;
  },
};

/** `remove human.u7, "Ares"` */
export const removeUnits: CorrectionContent<'RemoveUnits'> = {
  verbs: ['remove'],
  examples: ['remove human u7, u8', 'remove "Ares"'],
  schema: z.strictObject({ kind: z.literal('RemoveUnits'), units }),
  parse: (tokens, line) => {
    const found = readThings(tokens, 'units', line);
    return found === null ? null : { kind: 'RemoveUnits', units: found };
  },
  format: (edit, names) => `remove ${spokenUnits(edit.units, names)}`,
};

/** `unit human.u3 crippled` */
export const setUnitState: CorrectionContent<'SetUnitState'> = {
  verbs: ['unit'],
  examples: ['unit human u3 crippled', 'unit "Ares", human.u4 mothballed', 'unit human u3 unpaid'],
  schema: z.strictObject({
    kind: z.literal('SetUnitState'),
    units,
    state: z.enum(UNIT_STATES),
  }),
  parse: (tokens, line) => {
    const state = readChoice(tokens.slice(-1), UNIT_STATES, line);
    const found = readThings(tokens.slice(0, -1), 'units', line);
    if (state === null || found === null) return null;
    return { kind: 'SetUnitState', units: found, state };
  },
  format: ({ units: which, state }, names) => `unit ${spokenUnits(which, names)} ${state}`,
};

const VERBS = { census: 'cargo', outOfSupply: 'supply', damage: 'damage' } as const;

/** `cargo human.u9 1`, `supply human.u9 2`, `damage human.u9 1`: Census aboard, levels out of supply, Attrition lost */
export const setUnitValue: CorrectionContent<'SetUnitValue'> = {
  verbs: UNIT_VALUES.map((value) => VERBS[value]),
  examples: ['cargo human u9 1', 'supply human u9 2', 'damage human u9 1'],
  schema: z.strictObject({
    kind: z.literal('SetUnitValue'),
    unit: unitId,
    value: z.enum(UNIT_VALUES),
    to: amount,
  }),
  parse: (tokens, line, verb) => {
    const unit = readThing(tokens.slice(0, -1), 'units', line);
    const to = readNumber(tokens.slice(-1), 'the new value', line);
    const value = valueOf(UNIT_VALUES, VERBS, verb);
    if (unit === null || to === null || value === undefined) return null;
    return { kind: 'SetUnitValue', unit, value, to };
  },
  format: ({ unit, value, to }, names) => `${VERBS[value]} ${spokenUnit(unit, names)} ${to}`,
};

/** `arm human.u14 with heavy, heavy`, `arm human.u14 with nothing` */
export const armUnits: CorrectionContent<'ArmUnits'> = {
  verbs: ['arm'],
  examples: ['arm human u14, u15 with heavy, jammer', 'arm human u14 with nothing'],
  schema: z.strictObject({ kind: z.literal('ArmUnits'), units, ordnance: ordnanceSchema }),
  parse: (tokens, line) => {
    const { head, of } = clausesOf(tokens, ['with'], line);
    const found = readThings(head, 'units', line);
    const ordnance = readOrdnance(of('with'), line);
    return found === null || ordnance === null
      ? null
      : { kind: 'ArmUnits', units: found, ordnance };
  },
  format: ({ units: which, ordnance }, names) =>
    `arm ${spokenUnits(which, names)} with ${spokenOrdnance(ordnance)}`,
};

/** `place human.u3 to "First Fleet"`, `place human.u3 at Sol`, `place human.u3 aboard human.u1 with human.u2` */
export const placeUnits: CorrectionContent<'PlaceUnits'> = {
  verbs: ['place'],
  examples: [
    'place human u3, u4 to "Home Fleet"',
    'place human u3 at Sol',
    'place human u5 aboard human u1',
    'place human u5 aboard human u1 with u2, u3',
  ],
  schema: z.strictObject({ kind: z.literal('PlaceUnits'), units, place }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, PLACE_WORDS, line);
    const found = readThings(clauses.head, 'units', line);
    const where = readUnitPlace(clauses, line);
    if (found === null || where === null) return null;
    return { kind: 'PlaceUnits', units: found, place: where };
  },
  format: (edit, names) =>
    `place ${spokenUnits(edit.units, names)} ${spokenUnitPlace(edit.place, names)}`,
};

/** `rename-unit human.u3 to "Ares"` */
export const renameUnit: CorrectionContent<'RenameUnit'> = {
  verbs: ['rename-unit'],
  examples: ['rename-unit human u3 to "Ares"'],
  schema: z.strictObject({ kind: z.literal('RenameUnit'), unit: unitId, name: nameSchema }),
  parse: (tokens, line) => {
    const { head, of } = clausesOf(tokens, ['to'], line);
    const unit = readThing(head, 'units', line);
    const name = readNewName(of('to'), line);
    return unit === null || name === null ? null : { kind: 'RenameUnit', unit, name };
  },
  format: ({ unit, name }, names) => `rename-unit ${spokenUnit(unit, names)} to ${quoted(name)}`,
};
