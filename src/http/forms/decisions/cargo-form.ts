import { boxesField } from '#http/forms/field';
import type { DecisionForm } from './decision-form.ts';
import { ownPieceText } from './pieces.ts';

/** Which cargo stays in a hold that has become too small. @rule CSC-14 */
export const cargoForm: DecisionForm<'cargo'> = {
  title: ({ question, names }) =>
    `What ${ownPieceText(question.carrier, names)} keeps aboard ${names.at(question.place)}`,
  explain: () =>
    'It is crippled, and has not room for all of this any more: what does not stay is lost. Check what stays, as far as there is room; what you leave out stays by your standing orders if room is left for it.',
  tables: ({ question, names }) =>
    question.holds.map(({ room, cargo }) => ({
      caption: `Cargo, with room for ${String(room)}`,
      columns: ['Unit', 'State', 'Room', 'Cost'],
      rows: cargo.map((piece) => [
        ownPieceText(piece, names),
        piece.condition,
        String(piece.size),
        String(piece.cost),
      ]),
    })),
  fields: ({ question, names, standing, sent }) => [
    boxesField({
      name: 'keep',
      label: 'What stays aboard',
      sent,
      offers: question.holds.flatMap(({ cargo }) =>
        cargo.map((piece) => ({
          value: piece.unit,
          label: `${ownPieceText(piece, names)}, takes ${String(piece.size)}`,
        })),
      ),
      preset: standing?.kind === 'cargo' ? standing.keep : [],
    }),
  ],
  read: ({ sent }) => ({ kind: 'cargo', keep: sent.texts('keep') }),
};
