import { cargoSizeOf } from '#fog/views/terms';
import type { EmpireView } from '#fog/views/empire-view';
import type { StandingOrders, UnitDesign } from '#fog/views/terms';
import { boxesField, type Field, type Offer } from '#http/forms/field';
import { HELD, offersOf } from '#http/words/standing';
import { statsOf } from '#http/names/view-names';
import type { FormBody } from '#http/visits/form-body';
import { sortBy } from '#kernel/collections/sort-by';
import { keysById, valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import { unique } from '#kernel/collections/unique';
import { colonyOffers } from './colonies.ts';
import { unitOffers } from './units.ts';
import type { FormDesk } from './order-form.ts';

type ListName = Extract<
  keyof StandingOrders,
  | 'holdBack'
  | 'stayFirst'
  | 'cargoFirst'
  | 'attacks'
  | 'spares'
  | 'unpaidFirst'
  | 'unpaidUnits'
  | 'developEachTurn'
  | 'unlockFirst'
  | 'sweepFirst'
  | 'foundFirst'
  | 'tendFirst'
  | 'admits'
>;
const LISTS: readonly ListName[] = [
  'holdBack',
  'stayFirst',
  'cargoFirst',
  'attacks',
  'spares',
  'unpaidFirst',
  'unpaidUnits',
  'developEachTurn',
  'unlockFirst',
  'sweepFirst',
  'foundFirst',
  'tendFirst',
  'admits',
];
/** What a fleet too may have for itself. */
const OF_FLEETS: readonly ListName[] = ['holdBack', 'stayFirst', 'cargoFirst', 'attacks', 'spares'];
const NOBODY = 'nobody';
const ANY_CLASS = 'No class in particular';

const classOffers = (designs: readonly UnitDesign[]): readonly Offer[] =>
  sortBy(designs, (a, b) => compareText(a.name, b.name)).map(({ id, name }) => ({
    value: id,
    label: name,
  }));

/** The classes that he has units of. */
function ownClasses(view: EmpireView): readonly UnitDesign[] {
  const ids = unique(valuesById(view.units).map(({ design }) => design));
  return ids.flatMap((id) => statsOf(view, id) ?? []);
}

/** The classes of ground units that he has. */
const groundClasses = (view: EmpireView): readonly UnitDesign[] =>
  ownClasses(view).filter(({ kind }) => kind === 'ground');

/** The classes of what he has that can lie in a hold. */
const cargoClasses = (view: EmpireView): readonly UnitDesign[] =>
  ownClasses(view).filter((design) => cargoSizeOf(design) !== null);

/** The classes that the empire can't build yet, in the order in which they come. */
const lockedClasses = (view: EmpireView): readonly UnitDesign[] =>
  (view.toCome ?? []).flatMap((id) => statsOf(view, id) ?? []);

/** The classes of minefields that he knows. */
const minefieldClasses = (view: EmpireView): readonly UnitDesign[] =>
  keysById(view.designs)
    .flatMap((id) => statsOf(view, id) ?? [])
    .filter(({ kind }) => kind === 'minefield');

const colonies = (desk: FormDesk): readonly Offer[] =>
  colonyOffers(
    desk,
    ({ productivity, census }) => `Productivity ${String(productivity)} of ${String(census)}`,
  );

/** The lists of standing orders: but for the first five only an empire has them. */
export function standingLists(desk: FormDesk, sent: FormBody): readonly Field[] {
  const { view } = desk;
  const keep = 'Tick nothing to leave it as it is.';
  const list = (name: ListName, label: string, none: string, offers: readonly Offer[]): Field => {
    const hint = OF_FLEETS.includes(name) ? keep : `For the whole empire. ${keep}`;
    const all = [{ value: NOBODY, label: none }, ...offers];
    return boxesField({ name, label, hint, sent, offers: all });
  };
  const others = valuesById(view.neighbours).map(({ id, name }) => ({ value: id, label: name }));
  const own = classOffers(ownClasses(view));
  return [
    list('holdBack', 'Hold back in the reinforcements', 'Hold nobody back', offersOf(HELD)),
    list('stayFirst', 'Stay behind first', ANY_CLASS, own),
    list(
      'cargoFirst',
      'Keep first of cargo where a hold becomes too small',
      ANY_CLASS,
      classOffers(cargoClasses(view)),
    ),
    list('attacks', 'Attack, although they are neutral or others are not', 'Nobody else', others),
    list('spares', 'Begin no encounter with', 'Spare nobody', others),
    list('unpaidFirst', 'Unpaid first in a shortfall', ANY_CLASS, own),
    list('unpaidUnits', 'Unpaid before all others', 'No unit in particular', unitOffers(desk)),
    list('developEachTurn', 'Raise Productivity each turn', 'No colony', colonies(desk)),
    list('unlockFirst', 'Unlock first', ANY_CLASS, classOffers(lockedClasses(view))),
    list('sweepFirst', 'Sweep minefields first', ANY_CLASS, classOffers(minefieldClasses(view))),
    list('foundFirst', 'Found first of equally hidden ships', ANY_CLASS, own),
    list('tendFirst', 'Restored first by Hospitals', ANY_CLASS, classOffers(groundClasses(view))),
    list('admits', 'Admit the fleets of', 'Nobody', others),
  ];
}

/** The lists that were sent; what nothing is ticked of is left as it is. */
export function listsIn(sent: FormBody): Readonly<Partial<Record<ListName, readonly string[]>>> {
  const given = LISTS.flatMap((name) => {
    const ticked = sent.texts(name).filter((value) => value !== '');
    if (ticked.length === 0) return [];
    return [[name, ticked.includes(NOBODY) ? [] : ticked] as const];
  });
  return Object.fromEntries(given);
}
