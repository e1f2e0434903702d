import { SHARED_TEXTS } from '#http/words/texts';
import type { UnitDesign } from '#model/forces/design';
import { sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
import type { ClassOffer } from './what-if-world.ts';

/** A class that can be chosen, with its stats. */
export type KnownClass = Readonly<{ design: UnitDesign; isPrinted: boolean }>;

/** Those whose stats are known here first, then the printed ones. Ground forces fight in no battle in space. */
export function classesToChoose(
  known: readonly UnitDesign[],
  printed: readonly UnitDesign[],
): readonly KnownClass[] {
  const ids = new Set(known.map(({ id }) => id));
  const all = [
    ...known.map((design) => ({ design, isPrinted: false })),
    ...printed.filter(({ id }) => !ids.has(id)).map((design) => ({ design, isPrinted: true })),
  ];
  return sortBy(
    all.filter(({ design }) => design.kind !== 'ground'),
    (a, b) => Number(a.isPrinted) - Number(b.isPrinted),
    (a, b) => compareText(a.design.name, b.design.name),
  );
}

/** Classes as a field offers them. */
export const classOffers = (
  classes: readonly KnownClass[],
  knownGroup: string,
): readonly ClassOffer[] => [
  { value: '', label: SHARED_TEXTS.chooseClass, group: '' },
  ...classes.map(({ design: { id, name, list }, isPrinted }) => ({
    value: id,
    label: `${name} (${list})`,
    group: isPrinted ? SHARED_TEXTS.printedInForceLists : knownGroup,
  })),
];
