import { counted } from '#kernel/words/counted';
import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import type { UnitDesign } from '#model/forces/design';
import { eraText } from '#rules/design/era-text';
import type { Block, Document } from '#report/document/document';
import { section } from '#report/sections/section';
import { classCard } from '#report/sections/class-card';

type PrintedList = Readonly<{
  name: string;
  designs: readonly UnitDesign[];
  /** How many units of each class there is room for on its card. */
  units: number;
}>;

/** A force list for the table: a card for each class, with boxes for the damage of its units. */
export function forceListSheet({ name, designs, units }: PrintedList): Document {
  const eras = sortBy([...groupBy(designs, ({ era }) => era)], ([a], [b]) => a - b);
  const blocks = eras.flatMap(([era, own]): readonly Block[] =>
    section(eraText(era), `era-${String(era)}`, [
      { kind: 'records', cards: own.map((design) => classCard(design, units)) },
    ]),
  );
  const empty: Block = {
    kind: 'paragraph',
    text: [{ kind: 'text', text: 'This list has no classes yet.' }],
  };
  return {
    title: name,
    subtitle: 'Force list',
    facts: [{ label: 'Classes', value: counted(designs.length, 'class', 'classes') }],
    blocks: designs.length === 0 ? [empty] : blocks,
  };
}
