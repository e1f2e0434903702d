import { numberField } from '#http/forms/field';
import { wholeNumber } from '#http/visits/form-body';
import type { DecisionForm } from './decision-form.ts';
import { ownPieceText } from './pieces.ts';

const TEXTS = {
  lossesToBombardment: (place: string, hits: number): string =>
    `Losses to the bombardment ${place}: ${String(hits)} Attrition`,
  bombardmentHits:
    'A bombardment hits your ground units, and you choose which of them lose Attrition. Hits that you don’t give out fall on the unit with the most Attrition left.',
  yourLandedUnits: 'Your landed units',
  attritionLeft: 'Attrition left',
  hitsOn: (unit: string): string => `Hits on ${unit}`,
} as const;

/** Which landed units take the hits of a bombardment. @rule BOM-2 */
export const troopForm: DecisionForm<'troop-losses'> = {
  title: ({ question, names }) =>
    TEXTS.lossesToBombardment(names.at(question.place), question.hits),
  explain: () => TEXTS.bombardmentHits,
  tables: ({ question, names }) => [
    {
      caption: TEXTS.yourLandedUnits,
      columns: ['Unit', TEXTS.attritionLeft, 'Cost'],
      keys: question.units.map(({ unit }) => unit),
      rows: question.units.map((piece) => [
        ownPieceText(piece, names),
        String(piece.left),
        String(piece.cost),
      ]),
    },
  ],
  fields: ({ question, names, standing, sent }) =>
    question.units.map((piece) => {
      const losses = standing?.kind === 'troop-losses' ? standing.losses : [];
      return numberField({
        name: `hits.${piece.unit}`,
        label: TEXTS.hitsOn(ownPieceText(piece, names)),
        sent,
        min: 0,
        max: Math.min(piece.left, question.hits),
        preset: losses.find(({ unit }) => unit === piece.unit)?.hits ?? 0,
      });
    }),
  read: ({ question, sent }) => ({
    kind: 'troop-losses',
    losses: question.units.flatMap(({ unit }) => {
      const text = sent.text(`hits.${unit}`).trim();
      const hits = text === '' ? 0 : (wholeNumber(text) ?? text);
      return hits === 0 ? [] : [{ unit, hits }];
    }),
  }),
};
