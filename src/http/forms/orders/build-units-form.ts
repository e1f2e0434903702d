import type { Offer } from '#http/forms/field';
import { ownSystems } from '#http/names/view-names';
import type { DesignId } from '#model/campaign/ids';
import type { WorkSource } from '#model/campaign/work';
import { isUpgrade } from '#rules/construction/upgrade-of';
import { firstCopyOf } from '#rules/tech/rough-schematics';
import { unique } from '#kernel/collections/unique';
import { buildableClasses } from './buildable-classes.ts';
import { plainForm } from './described-form.ts';
import { amount, amountOr, line, oneOf, readAs, ticked } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { firstOf, ifNone } from './unavailable.ts';

const KIND_WORDS: Readonly<Record<string, string>> = {
  ship: 'Ships',
  convoy: 'Convoys and other trade ships',
  flight: 'Flights',
  base: 'Bases',
  minefield: 'Minefields',
  ground: 'Ground forces',
};

/** The price of a class; from stolen schematics, that of the first one. @rule INT-5 */
function priceText({ view }: FormDesk, design: Readonly<{ id: DesignId; cost: number }>): string {
  const isRough = view.roughSchematics?.includes(design.id) === true;
  return `${String((isRough ? firstCopyOf(design) : design).cost)} EP`;
}

function classOffers(desk: FormDesk): readonly Offer[] {
  const classes = buildableClasses(desk).filter(({ id }) => !isUpgrade(id));
  return Object.keys(KIND_WORDS).flatMap((kind) =>
    classes
      .filter((design) => design.kind === kind)
      .map(({ id, name, hull, cost }) => ({
        value: id,
        label: `${name}${hull === null ? '' : ` (${hull})`}: ${priceText(desk, { id, cost })}`,
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

export const buildUnitsForm = plainForm({
  kind: 'BuildUnits',
  title: 'Build units',
  hint: 'Pay the whole price now, or a part of it. This turn’s capacity builds the part that you pay for.',
  group: 'Construction and repair',
  unavailable: firstOf(
    ifNone(classOffers, 'No class of units is unlocked.'),
    ifNone(placeOffers, 'You have no place that can build units.'),
  ),
  fields: {
    design: oneOf({ label: 'Class', offers: classOffers }),
    count: amount({ label: 'How many', min: 1, max: 100, preset: 1, required: true }),
    system: oneOf({ label: 'Where (with free capacity)', offers: placeOffers }),
    source: oneOf({ label: 'Built by', offers: SOURCES }),
    share: amountOr(undefined, {
      label: 'Points per unit that the system builds',
      hint: 'For ships and flights if the shipyards lack capacity. Each such point costs 2 EP and takes 2 of the system’s capacity. Leave it empty for none.',
      min: 1,
    }),
    names: readAs(
      line({
        label: 'Names',
        hint: 'Separate names with commas. Units without one stay unnamed.',
        max: 2000,
      }),
      (text) => ({ value: namesIn(text) }),
    ),
    pay: amountOr(null, {
      label: 'Pay now',
      hint: 'Leave it empty to pay the whole price.',
      min: 0,
    }),
    first: ticked({
      label: 'Order of building',
      box: 'Build before everything else there',
    }),
  },
});
