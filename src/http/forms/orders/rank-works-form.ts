import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { type Offer, ranksField, ranksIn } from '#http/forms/field';
import { plainForm } from './described-form.ts';
import type { FieldRow } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { workOffers } from './works.ts';
import { ifNone } from './unavailable.ts';

const TEXTS = {
  giveOneToFirst: 'Give 1 to the unit to build first, 2 to the next. The rest keep their order.',
  builtFirst: 'Built first',
  giveOneToSome: 'Give 1 to at least one unit.',
} as const;

/** Units under construction where others wait beside them. */
function rivalOffers(desk: FormDesk): readonly Offer[] {
  const open = valuesById(desk.view.works).filter(({ cancelled }) => !cancelled);
  const places = [...groupBy(open, ({ system }) => system).values()];
  const rivals = new Set(
    places
      .filter(({ length }) => length > 1)
      .flatMap((works) => works.map(({ id }) => id as string)),
  );
  return workOffers(desk).filter(({ value }) => rivals.has(value));
}

/** A place for each; what is offered is all that is read. */
const places: FieldRow<readonly string[]> = {
  show: ({ name, sent, desk }) => {
    const hint = TEXTS.giveOneToFirst;
    const offers = rivalOffers(desk);
    return [ranksField({ name, label: TEXTS.builtFirst, hint, sent, offers, preset: [] })];
  },
  read: ({ name, sent, desk }) => {
    const values = rivalOffers(desk).map(({ value }) => value);
    const value = ranksIn(sent, name, values);
    return value.length === 0 ? { problem: TEXTS.giveOneToSome } : { value };
  },
};

export const rankWorksForm = plainForm({
  kind: 'RankWorks',
  title: 'Choose what is built first',
  hint: 'For places without enough capacity for everything under construction there. The ranking stays until you change it. Units that you begin this turn come last, unless you tick “Build before everything else there”. You can rank them from next turn.',
  group: 'Construction and repair',
  unavailable: ifNone(
    rivalOffers,
    'No place has two units of yours under construction. You can rank units that you begin this turn from next turn.',
  ),
  fields: { works: places },
});
