import { classesByList } from '#http/names/class-lists';
import { SHARED_TEXTS } from '#http/words/texts';
import type { UnitDesign } from '#model/forces/design';
import { sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
import type { ClassOffer } from './what-if-world.ts';

/** A class that can be chosen, with its stats. */
export type KnownClass = Readonly<{ design: UnitDesign; isPrinted: boolean }>;

/** Those whose stats are known here first, then the printed ones. */
export function knownAndPrinted(
  known: readonly UnitDesign[],
  printed: readonly UnitDesign[],
): readonly KnownClass[] {
  const ids = new Set(known.map(({ id }) => id));
  const all = [
    ...known.map((design) => ({ design, isPrinted: false })),
    ...printed.filter(({ id }) => !ids.has(id)).map((design) => ({ design, isPrinted: true })),
  ];
  return sortBy(
    all,
    (a, b) => Number(a.isPrinted) - Number(b.isPrinted),
    (a, b) => compareText(a.design.name, b.design.name),
  );
}

/** Ground forces fight in no battle in space. */
export const classesToChoose = (
  known: readonly UnitDesign[],
  printed: readonly UnitDesign[],
): readonly KnownClass[] =>
  knownAndPrinted(known, printed).filter(({ design }) => design.kind !== 'ground');

/** Classes as a field offers them: by list, the lists that are named first. */
export function classOffers(
  classes: readonly KnownClass[],
  first: readonly string[],
  labelOf = ({ name, list }: UnitDesign): string => `${name} (${list})`,
): readonly ClassOffer[] {
  const printed = new Set(classes.flatMap(({ design, isPrinted }) => (isPrinted ? design.id : [])));
  const designs = classes.map(({ design }) => design);
  return [
    { value: '', label: SHARED_TEXTS.chooseClass, group: '', isFirst: true },
    ...classesByList(designs, first).map(({ one, group, isFirst }) => ({
      value: one.id,
      label: labelOf(one),
      group: printed.has(one.id) ? SHARED_TEXTS.asPrinted(group) : group,
      isFirst,
    })),
  ];
}

/**
 * The classes of one row. An empty row offers all; one with a class offers the lists that come first and that of its class,
 * because some hundred classes in every row make a page that is slow to load.
 */
export function offersInRow(classes: readonly ClassOffer[], chosen: string): readonly ClassOffer[] {
  const list = classes.find(({ value }) => value !== '' && value === chosen)?.group;
  return list === undefined
    ? classes
    : classes.filter(({ group, isFirst }) => isFirst || group === list);
}
