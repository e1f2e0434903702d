import { selectField, numberField, textField, type Offer } from '#http/forms/field';
import { ownSystems, statsOf } from '#http/names/view-names';
import { wholeNumber } from '#http/visits/form-body';
import { keysById, valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import type { FormDesk, OrderForm } from './order-form.ts';

const KIND_WORDS: Readonly<Record<string, string>> = {
  ship: 'Ships',
  convoy: 'Convoys and other ships of trade',
  flight: 'Flights',
  base: 'Bases',
  minefield: 'Minefields',
  ground: 'Ground forces',
};

function classOffers({ view }: FormDesk): readonly Offer[] {
  const universal = keysById(view.designs).filter((id) => {
    const design = statsOf(view, id);
    return design !== undefined && view.universalLists.includes(design.list);
  });
  const classes = unique([...view.empire.unlocked, ...universal]).flatMap((id) => {
    const design = statsOf(view, id);
    return design === undefined ? [] : [design];
  });
  return Object.keys(KIND_WORDS).flatMap((kind) =>
    classes
      .filter((design) => design.kind === kind)
      .map(({ id, name, hull, cost }) => ({
        value: id,
        label: `${name}${hull === null ? '' : ` (${hull})`}: ${String(cost)} EP`,
        group: KIND_WORDS[kind] ?? '',
      })),
  );
}

/** Places that can build: where shipyards are come first, so that the preset is a useful one. */
function placeOffers(desk: FormDesk): readonly Offer[] {
  const yards = new Map<string, number>();
  for (const unit of valuesById(desk.view.units)) {
    if (unit.place.kind !== 'system' || statsOf(desk.view, unit.design)?.role !== 'shipyard')
      continue;
    yards.set(unit.place.system, (yards.get(unit.place.system) ?? 0) + 1);
  }
  const offers = ownSystems(desk.view).map(({ id, name }) => {
    const count = yards.get(id) ?? 0;
    const note = count === 0 ? '' : `, ${String(count)} ${count === 1 ? 'shipyard' : 'shipyards'}`;
    return { value: id, label: `${name}${note}`, yards: count };
  });
  return [...offers].sort((a, b) => b.yards - a.yards);
}

const namesIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

export const buildUnitsForm: OrderForm<'BuildUnits'> = {
  kind: 'BuildUnits',
  title: 'Build units',
  hint: 'Pay the whole price now, or a part of it; what is paid now is built with this turn’s capacity.',
  unavailable: (desk) => {
    if (classOffers(desk).length === 0) return 'No class of units is unlocked.';
    return placeOffers(desk).length === 0 ? 'You own no system that could build.' : null;
  },
  fields: (desk, sent) => [
    selectField({ name: 'design', label: 'Class', sent, offers: classOffers(desk) }),
    numberField({
      name: 'count',
      label: 'How many',
      sent,
      min: 1,
      max: 1000,
      preset: 1,
      required: true,
    }),
    selectField({ name: 'system', label: 'Where', sent, offers: placeOffers(desk) }),
    selectField({
      name: 'source',
      label: 'Built by',
      sent,
      offers: [
        { value: 'shipyard', label: 'Shipyards' },
        { value: 'system', label: 'The system itself' },
      ],
    }),
    textField({
      name: 'names',
      label: 'Names',
      hint: 'As many as you like, with commas between them; the rest stay unnamed.',
      sent,
      max: 2000,
    }),
    numberField({
      name: 'pay',
      label: 'Pay now',
      hint: 'Leave empty to pay the whole price.',
      sent,
      min: 0,
    }),
  ],
  read: (sent) => {
    const count = wholeNumber(sent.text('count'));
    const paid = sent.text('pay').trim();
    const pay = paid === '' ? null : wholeNumber(paid);
    if (count === undefined) return { field: 'count', problem: 'Give a whole number.' };
    if (pay === undefined) return { field: 'pay', problem: 'Give a whole number, or nothing.' };
    const [design, system, source] = ['design', 'system', 'source'].map(sent.text);
    const names = namesIn(sent.text('names'));
    return { json: { kind: 'BuildUnits', design, count, system, source, names, pay } };
  },
};
