import { numberField, selectField, textField, type Offer } from '#http/forms/field';
import { HULL_CLASSES } from '#model/forces/design';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { statsOf } from '#http/names/view-names';
import { keysById } from '#kernel/collections/tables';
import type { OrderForm } from './order-form.ts';

const KINDS: readonly Offer[] = [
  { value: 'ship', label: 'Ship' },
  { value: 'base', label: 'Base' },
  { value: 'flight', label: 'Flight' },
  { value: 'minefield', label: 'Minefield' },
  { value: 'ground', label: 'Ground unit' },
];
const HULL_GROUPS = [
  { group: 'Ground units', hulls: ['LG', 'MG', 'HG'] },
  { group: 'Flights and minefields', hulls: ['LF', 'MF', 'HF', 'SHF'] },
];
const HULLS: readonly Offer[] = HULL_CLASSES.map((value) => {
  const found = HULL_GROUPS.find(({ hulls }) => hulls.includes(value));
  return { value, label: value, group: found?.group ?? 'Ships and bases' };
});
const SHIP = ['dv', 'as', 'af', 'cv', 'cr'] as const;
const GROUND = [
  { name: 'attrition', label: 'Attrition (ground units)' },
  { name: 'attack', label: 'Attack (ground units)' },
  { name: 'defense', label: 'Defense (ground units)' },
  { name: 'dieFaces', label: 'D Factor (ground units): faces of the die' },
] as const;
const MOST = 1000;

/** A value that is left empty is 0; undefined: no number. */
function valueIn(sent: FormBody, name: string): number | undefined {
  const text = sent.text(name).trim();
  return text === '' ? 0 : wholeNumber(text);
}

/** `Fire Control 2` as an order says it. */
function abilityIn(text: string): Readonly<{ id: string; rating: number }> {
  const parts = /^(.*\S)\s+(\d{1,4})$/u.exec(text);
  const words = (parts?.[1] ?? text).toLowerCase();
  const id = words.replaceAll(/[ -]+([a-z])/gu, (_all, first: string) => first.toUpperCase());
  return { id, rating: Number(parts?.[2] ?? 1) };
}

const abilitiesIn = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map(abilityIn);

export const designUnitForm: OrderForm<'DesignUnit'> = {
  kind: 'DesignUnit',
  title: 'Design a class',
  hint: 'Classes follow the unit design rules of your era. The form shows the cost, the points left and any mistakes as you type, or when you press “Check only”.',
  unavailable: ({ view }) => {
    const { rules, empire } = view;
    if (rules.research === 'inServiceDate') {
      return 'In this campaign classes become available by year, and players don’t design any.';
    }
    const isListed = keysById(view.designs).some((id) => {
      const design = statsOf(view, id);
      return design?.list === empire.forceList && design.era === empire.era;
    });
    return rules.customResearch === 'off' && isListed
      ? 'Your force list still has classes of this era. You can design your own when it has none left.'
      : null;
  },
  fields: (_desk, sent) => [
    textField({ name: 'name', label: 'Name of the class', sent, max: 60, required: true }),
    selectField({ name: 'unit', label: 'Kind of unit', sent, offers: KINDS }),
    selectField({ name: 'hull', label: 'Hull', sent, offers: HULLS }),
    ...SHIP.map((name) =>
      numberField({ name, label: name.toUpperCase(), sent, min: 0, max: MOST }),
    ),
    ...GROUND.map((one) => numberField({ ...one, sent, min: 0, max: MOST })),
    textField({
      name: 'abilities',
      label: 'Abilities',
      hint: 'Separate them with commas, such as Explorer, Scout 2. Add Atmospheric for flights that can enter an atmosphere.',
      sent,
      max: 1000,
    }),
  ],
  read: (sent) => {
    const [name, unit, hull] = ['name', 'unit', 'hull'].map(sent.text);
    const values = [...SHIP, ...GROUND.map((one) => one.name)].map(
      (key) => [key, valueIn(sent, key)] as const,
    );
    const odd = values.find(([, value]) => value === undefined);
    if (odd !== undefined) return { field: odd[0], problem: 'Give a whole number, or nothing.' };
    const landed = GROUND.find(
      ({ name: key }) => unit !== 'ground' && (valueIn(sent, key) ?? 0) > 0,
    );
    if (landed !== undefined) {
      return { field: landed.name, problem: 'Only ground units have this value. Leave it empty.' };
    }
    const ship = Object.fromEntries(values.slice(0, SHIP.length));
    const ground = unit === 'ground' ? Object.fromEntries(values.slice(SHIP.length)) : null;
    const abilities = abilitiesIn(sent.text('abilities'));
    return { json: { kind: 'DesignUnit', name, unit, hull, ...ship, ground, abilities } };
  },
};
