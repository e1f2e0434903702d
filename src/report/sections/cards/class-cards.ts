import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import { counted } from '#kernel/words/counted';
import type { Unit } from '#model/forces/unit';
import type { Block, RecordCard } from '#report/document/document';
import { classCard } from '../class-card.ts';
import type { SheetDesk } from './sheet-desk.ts';

function haveText(units: readonly Unit[]): string {
  const crippled = units.filter(({ condition }) => condition === 'crippled').length;
  const all = counted(units.length, 'unit');
  return crippled === 0 ? all : `${all}, ${String(crippled)} crippled`;
}

/** A card for each class that the reader has units of, with its values sound and crippled. @rule CSC-16 */
export function classCardBlocks({ view, designOf }: SheetDesk): readonly Block[] {
  const byClass = groupBy(valuesById(view.units), ({ design }) => design);
  const cards = [...byClass].flatMap(([id, units]): readonly RecordCard[] => {
    const design = designOf(id);
    if (design === undefined) return [];
    const card = classCard(design, 0);
    return [{ ...card, facts: [{ label: 'You have', value: haveText(units) }, ...card.facts] }];
  });
  if (cards.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: 'Classes that you have' },
    { kind: 'records', cards: sortBy(cards, (a, b) => compareText(a.title, b.title)) },
  ];
}
