import { cellPhrase } from '#report/document/cell-phrase';
import {
  type BlockOf,
  MOST_BOXES,
  type RecordCard,
  type RecordTrack,
} from '#report/document/document';
import { plainLine } from '#report/document/plain-line';
import { plainPhrase } from './plain-phrase.ts';
import { wrapHanging } from './wrap-text.ts';

const BOX = '[ ]';

const valuesText = ({ heads, rows }: RecordCard): readonly string[] =>
  rows.map(({ label, cells }) => {
    const told = cells.map((cell, index) => `${heads[index] ?? ''} ${cell}`);
    return `${label}: ${told.join(', ')}`;
  });

const trackText = ({ label, boxes }: RecordTrack): string =>
  `${label} ${boxes > MOST_BOXES ? `____ of ${String(boxes)}` : BOX.repeat(boxes)}`;

function cardLines(card: RecordCard, width: number): readonly string[] {
  const facts = card.facts.map(({ label, value }) => `${label} ${plainPhrase(cellPhrase(value))}`);
  const lines = [facts.join(', '), ...valuesText(card), card.remarks].filter((one) => one !== '');
  const unit = `Name ____________ ${card.tracks.map(trackText).join(' ')}`;
  return [
    ...wrapHanging('', `${plainLine(card.title)} (${plainLine(card.subtitle)})`, width),
    ...[...lines, ...Array.from({ length: card.units }, () => unit)].flatMap((line) =>
      wrapHanging('  ', plainLine(line), width),
    ),
  ];
}

/** Cards for the table, one below the other. */
export const textRecords = ({ cards }: BlockOf<'records'>, width: number): readonly string[] =>
  cards.flatMap((card, index) => [...(index === 0 ? [] : ['']), ...cardLines(card, width)]);
