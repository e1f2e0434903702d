import type { EmpireView } from '#fog/views/empire-view';
import type { Offer } from '#http/forms/field';
import { HULL_CLASSES } from '#model/forces/design';
import { statsOf } from '#http/names/view-names';
import { keysById } from '#kernel/collections/tables';
import { shapedForm } from './described-form.ts';
import { amountOr, type FieldRow, line, oneOf, readAs } from './field-rows.ts';
import { firstOf, unless } from './unavailable.ts';

/** The kinds of units that can be designed. */
export const KINDS: readonly Offer[] = [
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
const OTHER_HULLS = 'Ships and bases';
const HULLS: readonly Offer[] = HULL_CLASSES.map((value) => {
  const found = HULL_GROUPS.find(({ hulls }) => hulls.includes(value));
  return { value, label: value, group: found?.group ?? OTHER_HULLS };
});
const MOST = 1000;

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

const value = (label: string): FieldRow<number> => amountOr(0, { label, min: 0, max: MOST });
const ONLY_GROUND_UNITS = 'Only ground units have this value. Leave it empty.';
const GROUND = {
  attrition: value('Attrition (ground units)'),
  attack: value('Attack (ground units)'),
  defense: value('Defense (ground units)'),
  dieFaces: value('D Factor (ground units): faces of the die'),
};

/** Whether the force list has classes of the era. */
const hasListedClass = (view: EmpireView): boolean =>
  keysById(view.designs).some((id) => {
    const design = statsOf(view, id);
    return design?.list === view.empire.forceList && design.era === view.empire.era;
  });

export const designUnitForm = shapedForm({
  kind: 'DesignUnit',
  title: 'Design a class',
  hint: 'Classes follow the unit design rules of your era. The form shows the cost, the points left and any mistakes as you type, or when you press “Check only”.',
  group: 'Research',
  unavailable: firstOf(
    unless(
      ({ view }) => view.rules.research !== 'inServiceDate',
      'In this campaign classes become available by year, and players don’t design any.',
    ),
    unless(
      ({ view }) => view.rules.customResearch !== 'off' || !hasListedClass(view),
      'Your force list still has classes of this era. You can design your own when it has none left.',
    ),
  ),
  fields: {
    name: line({ label: 'Name of the class', max: 60, required: true }),
    unit: oneOf({ label: 'Kind of unit', offers: KINDS }),
    hull: oneOf({ label: 'Hull', offers: HULLS }),
    dv: value('DV'),
    as: value('AS'),
    af: value('AF'),
    cv: value('CV'),
    cr: value('CR'),
    ...GROUND,
    abilities: readAs(
      line({
        label: 'Abilities',
        hint: 'Separate them with commas, such as Explorer, Scout 2. Add Atmospheric for flights that can enter an atmosphere.',
        max: 1000,
      }),
      (text) => ({ value: abilitiesIn(text) }),
    ),
  },
  order: ({ attrition, attack, defense, dieFaces, ...said }) => {
    const ground = { attrition, attack, defense, dieFaces };
    if (said.unit === 'ground') return { kind: 'DesignUnit', ...said, ground };
    const odd = Object.entries(ground).find(([, points]) => points > 0);
    if (odd === undefined) return { kind: 'DesignUnit', ...said, ground: null };
    return { field: odd[0], problem: ONLY_GROUND_UNITS };
  },
});
