import { boxesField } from '#http/forms/field';
import type { DecisionForm } from './decision-form.ts';
import { ownPieceText } from './pieces.ts';

const TEXTS = {
  cargoOf: (carrier: string, place: string): string => `Cargo of ${carrier} ${place}`,
  carrierIsCrippled:
    'The carrier is crippled and no longer has room for all its cargo. Cargo that does not stay is lost. Check the cargo to keep, as far as there is room. Your standing orders fill any room that is left.',
  cargoWithRoom: (room: number): string => `Cargo, with room for ${String(room)}`,
  cargoToKeep: 'Cargo to keep',
} as const;

/** Which cargo stays in a hold that has become too small. @rule CSC-14 */
export const cargoForm: DecisionForm<'cargo'> = {
  title: ({ question, names }) =>
    TEXTS.cargoOf(ownPieceText(question.carrier, names), names.at(question.place)),
  explain: () => TEXTS.carrierIsCrippled,
  tables: ({ question, names }) =>
    question.holds.map(({ room, cargo }) => ({
      caption: TEXTS.cargoWithRoom(room),
      columns: ['Unit', 'State', 'Room', 'Cost'],
      keys: cargo.map(({ unit }) => unit),
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
      label: TEXTS.cargoToKeep,
      inRow: 'Keep',
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
