import { boxesField, selectField, numberField, textField, type Offer } from '#http/forms/field';
import { ownSystems } from '#http/names/view-names';
import { wholeNumber } from '#http/visits/form-body';
import type { WorkSource } from '#model/campaign/work';
import { isUpgrade } from '#rules/construction/upgrade-of';
import { unique } from '#kernel/collections/unique';
import { buildableClasses } from './buildable-classes.ts';
import type { FormDesk, OrderForm } from './order-form.ts';

const KIND_WORDS: Readonly<Record<string, string>> = {
  ship: 'Ships',
  convoy: 'Convoys and other trade ships',
  flight: 'Flights',
  base: 'Bases',
  minefield: 'Minefields',
  ground: 'Ground forces',
};

function classOffers(desk: FormDesk): readonly Offer[] {
  const classes = buildableClasses(desk).filter(({ id }) => !isUpgrade(id));
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

const SOURCES: readonly Readonly<{ value: WorkSource; label: string; note: string }>[] = [
  { value: 'shipyard', label: 'Shipyards', note: 'at shipyards' },
  { value: 'system', label: 'The system itself', note: 'by the system' },
  { value: 'convoy', label: 'Convoys, for bases', note: 'by convoys' },
  { value: 'census', label: 'The Census, for ground forces', note: 'of ground forces' },
];

/** Own systems and where yards or convoys are; where most is free at shipyards comes first. */
function placeOffers({ view, names, free }: FormDesk): readonly Offer[] {
  const places = new Map(free.map((one) => [one.system, one.free]));
  const systems = unique([...ownSystems(view).map(({ id }) => id), ...places.keys()]);
  const offers = systems.map((id) => {
    const left = places.get(id);
    const notes = SOURCES.flatMap(({ value, note }) =>
      left === undefined || left[value] === 0 ? [] : [`${String(left[value])} ${note}`],
    );
    const label = [names.system(id), notes.join(', ')].filter((text) => text !== '').join(': ');
    return { value: id, label, yards: left?.shipyard ?? 0 };
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
  hint: 'Pay the whole price now, or a part of it. This turn’s capacity builds the part that you pay for.',
  unavailable: (desk) => {
    if (classOffers(desk).length === 0) return 'No class of units is unlocked.';
    return placeOffers(desk).length === 0 ? 'You have no place that can build units.' : null;
  },
  fields: (desk, sent) => [
    selectField({ name: 'design', label: 'Class', sent, offers: classOffers(desk) }),
    numberField({
      name: 'count',
      label: 'How many',
      sent,
      min: 1,
      max: 100,
      preset: 1,
      required: true,
    }),
    selectField({
      name: 'system',
      label: 'Where (with free capacity)',
      sent,
      offers: placeOffers(desk),
    }),
    selectField({
      name: 'source',
      label: 'Built by',
      sent,
      offers: SOURCES,
    }),
    numberField({
      name: 'share',
      label: 'Points per unit that the system builds',
      hint: 'For ships and flights if the shipyards lack capacity. Each such point costs 2 EP and takes 2 of the system’s capacity. Leave it empty for none.',
      sent,
      min: 1,
    }),
    textField({
      name: 'names',
      label: 'Names',
      hint: 'Separate names with commas. Units without one stay unnamed.',
      sent,
      max: 2000,
    }),
    numberField({
      name: 'pay',
      label: 'Pay now',
      hint: 'Leave it empty to pay the whole price.',
      sent,
      min: 0,
    }),
    boxesField({
      name: 'first',
      label: 'Order of building',
      sent,
      offers: [{ value: 'yes', label: 'Build before everything else there' }],
    }),
  ],
  read: (sent) => {
    const count = wholeNumber(sent.text('count'));
    const paid = sent.text('pay').trim();
    const shared = sent.text('share').trim();
    const share = shared === '' ? undefined : wholeNumber(shared);
    const pay = paid === '' ? null : wholeNumber(paid);
    if (count === undefined) return { field: 'count', problem: 'Give a whole number.' };
    if (shared !== '' && share === undefined) {
      return { field: 'share', problem: 'Give a whole number, or nothing.' };
    }
    if (pay === undefined) return { field: 'pay', problem: 'Give a whole number, or nothing.' };
    const [design, system, source] = ['design', 'system', 'source'].map(sent.text);
    const names = namesIn(sent.text('names'));
    const shares = share === undefined ? {} : { share };
    const first = sent.has('first') ? { first: true } : {};
    const what = { design, count, system, source, ...shares, ...first };
    return { json: { kind: 'BuildUnits', ...what, names, pay } };
  },
};
