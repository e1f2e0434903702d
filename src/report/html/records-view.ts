import { type BlockOf, MOST_BOXES, type RecordCard } from '#report/document/document';
import { counted } from '#kernel/words/counted';
import { cellHtml, type RulesPath } from './inline-html.ts';

type View = Readonly<Record<string, unknown>>;

const listOf = (length: number): readonly number[] =>
  Array.from({ length }, (_, index) => index + 1);

function cardView(card: RecordCard, rulesPath: RulesPath): View {
  const tracks = card.tracks.map(({ label, boxes }) => ({
    label,
    told: counted(boxes, 'box', 'boxes'),
    boxes: boxes > MOST_BOXES ? [] : listOf(boxes),
  }));
  return {
    title: card.title,
    subtitle: card.subtitle,
    facts: card.facts.map(({ label, value }) => ({ label, value: cellHtml(value, rulesPath) })),
    heads: card.heads,
    rows: card.rows,
    remarks: card.remarks,
    units: listOf(card.units).map(() => ({ tracks })),
  };
}

/** Cards for the table as their template reads them. */
export const recordsView = (
  { cards }: BlockOf<'records'>,
  rulesPath: RulesPath,
  rank: number,
): View => ({
  rank: Math.min(rank + 1, 6),
  cards: cards.map((card) => cardView(card, rulesPath)),
});
