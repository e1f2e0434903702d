import type { EmpireId } from '#model/campaign/ids';
import type { Block } from '#report/document/document';
import { capitalised, objectOf, subjectOf } from '#report/sentences/names';
import { listed } from '#kernel/words/listed';
import type { ReportContext } from './context.ts';
import { writtenParagraphs } from './written-paragraphs.ts';

/** A letter between players. Null: an empire that the reader has not met. */
export type ReportedLetter = Readonly<{
  subject: string;
  from: EmpireId | null;
  /** Of the reader's own letter. */
  to: readonly (EmpireId | null)[];
  turn: number;
  text: string;
  attached: readonly string[];
}>;

function headOf({ from, to, turn }: ReportedLetter, { names }: ReportContext): string {
  const who = capitalised(subjectOf(from, names));
  const whom = to.length === 0 ? '' : ` to ${listed(to.map((one) => objectOf(one, names)))}`;
  return `${who}${whom}, turn ${String(turn)}`;
}

/** The letters that an empire wrote or got, oldest first. @rule DIP-13 */
export const letterBlocks = (
  letters: readonly ReportedLetter[],
  context: ReportContext,
): readonly Block[] =>
  letters.flatMap((letter): readonly Block[] => [
    {
      kind: 'paragraph',
      text: [
        { kind: 'strong', text: letter.subject },
        { kind: 'text', text: ` · ${headOf(letter, context)}` },
      ],
    },
    ...writtenParagraphs(letter.text),
    ...letter.attached.map(
      (one): Block => ({
        kind: 'paragraph',
        text: [{ kind: 'text', text: `Attached: ${one}.` }],
      }),
    ),
  ]);
