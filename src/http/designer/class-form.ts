import type { UnitDesign } from '#model/forces/design';
import { HULL_CLASSES } from '#model/forces/design';
import type { HouseUnit } from '#content/force-lists/house-list-schema';
import {
  type Field,
  numberField,
  type Offer,
  offersOf,
  selectField,
  textField,
} from '#http/forms/field';
import { KINDS } from '#http/forms/orders/design-unit-form';
import { type FormBody, formBodyOf, wholeNumber } from '#http/visits/form-body';
import { ABILITY_TABLE } from '#rules/design/ability-table';
import { eraText } from '#rules/design/era-text';
import { HULL_TABLE } from '#rules/design/hull-table';
import { TEXTS } from './texts.ts';

const SHIP = ['dv', 'as', 'af', 'cv', 'cr'] as const;
const GROUND = ['attrition', 'attack', 'defense'] as const;
/** As many as a list sensibly has; the format takes more. */
const LAST_ERA = 10;
const MOST = 1000;
/** The classes that one can be compared with at once. */
export const COMPARED = [1, 2, 3, 4] as const;

const LABELS: Readonly<Record<(typeof SHIP)[number] | (typeof GROUND)[number], string>> = {
  ...{ dv: 'DV', as: 'AS', af: 'AF', cv: 'CV', cr: 'CR' },
  attrition: TEXTS.ground('Attrition'),
  attack: TEXTS.ground('Attack'),
  defense: TEXTS.ground('Defense'),
};

const HULLS: readonly Offer[] = HULL_CLASSES.map((value) => {
  const { name, domain } = HULL_TABLE[value];
  const groups = {
    ship: TEXTS.shipsAndBases,
    flight: TEXTS.flightsAndMines,
    ground: TEXTS.groundUnits,
  };
  return { value, label: `${name} (${value})`, group: groups[domain] };
});

/** A form with the class as it is in the list. */
export function formOfUnit(unit: HouseUnit): FormBody {
  const { name, kind, hull, era, inService, abilities } = unit;
  const values = Object.entries(unit.values).map(([field, value]) => [
    field,
    String(value).replace(/^d/u, ''),
  ]);
  return formBodyOf({
    ...{ name, kind, hull, era: String(era) },
    inService: inService === undefined ? '' : String(inService),
    ...Object.fromEntries(values),
    abilities: abilities.join(', '),
    atmospheric: unit.kind === 'flight' && !unit.atmospheric ? 'no' : 'yes',
  });
}

const numberIn = (text: string): number | string => wholeNumber(text) ?? text.trim();

/** The values of the kind, empty ones as 0, and what else was written, for the format to refuse. */
function valuesIn(body: FormBody, kind: string): object {
  const isGround = kind === 'ground';
  const isSmall = kind === 'flight' || kind === 'minefield';
  const own = isGround ? GROUND : isSmall ? SHIP.slice(0, 3) : SHIP;
  const needed: readonly string[] = own;
  const values = [...SHIP, ...GROUND].flatMap((name) => {
    const text = body.text(name).trim();
    const isEmpty = text === '' || text === '0';
    if (!needed.includes(name) && isEmpty) return [];
    return [[name, text === '' ? 0 : numberIn(text)] as const];
  });
  const faces = body.text('die').trim();
  const die = isGround ? { die: `d${faces === '' ? '2' : faces}` } : {};
  return { ...Object.fromEntries(values), ...die };
}

const put = (name: string, text: string): object =>
  text.trim() === '' ? {} : { [name]: numberIn(text) };

/** The class of a form as the format has it; Cost and maintenance follow from it. */
export function unitIn(body: FormBody): object {
  const kind = body.text('kind');
  return {
    name: body.text('name').trim(),
    ...{ kind, hull: body.text('hull'), era: numberIn(body.text('era')) },
    ...put('inService', body.text('inService')),
    ...{ cost: 0, maintenance: '0/1' },
    values: valuesIn(body, kind),
    abilities: body
      .text('abilities')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
    ...(kind === 'flight' && body.text('atmospheric') === 'no' ? { atmospheric: false } : {}),
  };
}

/** What an ability costs in points, in the choice of abilities. */
const ABILITIES: readonly Offer[] = [
  { value: '', label: TEXTS.noAbility },
  ...ABILITY_TABLE.map(({ name, on }) => ({ value: name, label: `${name} (${on.join(', ')})` })),
];

/** The fields of a class. */
export function classFields(sent: FormBody): readonly Field[] {
  const number = (name: (typeof SHIP)[number] | (typeof GROUND)[number]): Field =>
    numberField({ name, label: LABELS[name], sent, min: 0, max: MOST });
  const eras = Array.from({ length: LAST_ERA + 1 }, (_, era): Offer => {
    return { value: String(era), label: eraText(era) };
  });
  return [
    textField({ name: 'name', label: TEXTS.nameOfClass, sent, max: 60, required: true }),
    selectField({ name: 'kind', label: TEXTS.kindOfUnit, sent, offers: KINDS }),
    selectField({ name: 'hull', label: 'Hull', sent, offers: HULLS }),
    selectField({ name: 'era', label: 'Era', sent, offers: eras }),
    ...SHIP.map(number),
    ...GROUND.map(number),
    numberField({ name: 'die', label: TEXTS.dFactor, sent, min: 2, max: 999 }),
    selectField({
      ...{ name: 'atmospheric', label: TEXTS.atmospheric, hint: TEXTS.atmosphericHint, sent },
      offers: offersOf({ yes: 'Yes', no: 'No' }),
    }),
    textField({
      name: 'abilities',
      label: 'Abilities',
      hint: TEXTS.abilitiesHint,
      sent,
      max: 1000,
    }),
    numberField({
      ...{ name: 'inService', label: TEXTS.inService, hint: TEXTS.inServiceHint, sent },
      ...{ min: 0, max: 99_999 },
    }),
  ];
}

/** The fields that add an ability to those of the class. */
export const abilityFields = (): readonly Field[] => {
  const sent = formBodyOf({});
  return [
    selectField({ name: 'add', label: TEXTS.anAbility, sent, offers: ABILITIES }),
    numberField({ name: 'rating', label: TEXTS.rating, sent, min: 1, max: MOST, preset: 1 }),
  ];
};

/** The form with the chosen ability among its abilities. */
export function withAbility(body: FormBody): FormBody {
  const row = ABILITY_TABLE.find(({ name }) => name === body.text('add'));
  if (row === undefined) return body;
  const rating = body.text('rating').trim();
  const spoken = row.rated ? `${row.name} ${rating === '' ? '1' : rating}` : row.name;
  const before = body.text('abilities').trim();
  const abilities = before === '' ? spoken : `${before.replace(/,\s*$/u, '')}, ${spoken}`;
  return { ...body, text: (name) => (name === 'abilities' ? abilities : body.text(name)) };
}

/** The choices to compare a class with: those of its list, then all published ones. */
export function compareFields(
  sent: FormBody,
  classes: readonly Readonly<{ design: UnitDesign; group: string }>[],
): readonly Field[] {
  const offers: readonly Offer[] = [
    { value: '', label: TEXTS.nobody },
    ...classes.map(({ design, group }) => ({ value: design.id, label: design.name, group })),
  ];
  return COMPARED.map((number) =>
    selectField({
      ...{ name: `compare-${String(number)}`, label: TEXTS.compareWith(number), sent, offers },
    }),
  );
}
