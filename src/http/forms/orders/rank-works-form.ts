import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { type Offer, ranksField, ranksIn } from '#http/forms/field';
import type { FormDesk, OrderForm } from './order-form.ts';
import { workOffers } from './works.ts';

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

export const rankWorksForm: OrderForm<'RankWorks'> = {
  kind: 'RankWorks',
  title: 'Choose what is built first',
  hint: 'For places whose capacity is too small for everything under construction there. The order stays until you change it. Units that you begin this turn come last, unless you tick that in their order, and you can rank them from next turn.',
  unavailable: (desk) =>
    rivalOffers(desk).length === 0
      ? 'You have no two units under construction at the same place. Units that you begin this turn can be ranked from next turn.'
      : null,
  fields: (desk, sent) => {
    const hint =
      'Give 1 to the unit that is built first, 2 to the next. The rest keep their order.';
    const offers = rivalOffers(desk);
    return [ranksField({ name: 'works', label: 'Built first', hint, sent, offers, preset: [] })];
  },
  read: (sent, desk) => {
    const values = rivalOffers(desk).map(({ value }) => value);
    const works = ranksIn(sent, 'works', values);
    if (works.length === 0) return { field: 'works', problem: 'Give 1 to at least one unit.' };
    return { json: { kind: 'RankWorks', works } };
  },
};
