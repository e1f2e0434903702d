import type { FindKind, OpenFind } from '#model/campaign/open-find';
import type { Offer } from '#http/forms/field';
import { statsOf } from '#http/names/view-names';
import { shapedForm } from './described-form.ts';
import { amount, oneOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { ifNone } from './unavailable.ts';

const TEXTS = {
  findAt: (what: string, system: string, points: number): string =>
    `${what} at ${system}, for ${String(points)} EP`,
} as const;

const WORDS: { readonly [F in FindKind]: string } = {
  derelicts: 'Derelicts',
  colony: 'Units of the splinter colony',
};

const headOf = ({ names }: FormDesk, { kind, system, points }: OpenFind): string =>
  TEXTS.findAt(WORDS[kind], names.system(system), points);

/** Each class of each find, under what was found. */
const offersOf = (desk: FormDesk): readonly Offer[] =>
  desk.view.empire.finds.flatMap((find) =>
    find.classes.flatMap((id) => {
      const design = statsOf(desk.view, id);
      if (design === undefined) return [];
      const { name, hull, cost } = design;
      const label = `${name}${hull === null ? '' : ` (${hull})`}: ${String(cost)} EP`;
      const value = [find.kind, find.system, id].join(' ');
      return [{ value, label, group: headOf(desk, find) }];
    }),
  );

export const takeFindForm = shapedForm({
  kind: 'TakeFind',
  title: 'Choose units from a find',
  hint: 'Choose class by class: ships first, then flights for their berths. If you choose nothing from a find, Farlane chooses for you. You lose the points that you leave over.',
  group: 'Construction and repair',
  unavailable: ifNone(({ view }) => view.empire.finds, 'You have no finds to choose from.'),
  fields: {
    what: oneOf({ label: 'Class', offers: offersOf }),
    count: amount({ label: 'How many', min: 1, preset: 1, required: true }),
  },
  order: ({ what, count }) => {
    const [find = '', system = '', design = ''] = what.split(' ');
    return { kind: 'TakeFind', find, system, design, count };
  },
});
