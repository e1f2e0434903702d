import type { EmpireView } from '#fog/views/empire-view';
import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Letter } from '#app/ports/letter-record';
import type { EmpireId } from '#model/campaign/ids';
import { readStoredTalk } from './own-letters.ts';

/** A letter as the report of one of its readers prints it. Null: an empire that the reader has not met. */
export type PrintedLetter = Readonly<{
  subject: string;
  from: EmpireId | null;
  /** Of the reader's own letter; of others' letters it is not told. */
  to: readonly (EmpireId | null)[];
  turn: number;
  text: string;
  attached: readonly string[];
}>;

type Printed = Readonly<{
  empire: EmpireId;
  view: EmpireView;
  /** The issue of the reports; `edition`: counted by Openings. */
  issue: Readonly<{ turn: number; edition: number }>;
}>;

const isIn = ({ issued }: Pick<Letter, 'issued'>, { turn, edition }: Printed['issue']): boolean =>
  issued?.turn === turn && issued.edition === edition;

/** The letters that a report prints: those that its empire wrote or got since the report before, but none of whom it had muted then, and none to or from the moderators. @rule DIP-13 */
export async function printedLetters(
  reader: StoreReader,
  id: CampaignId,
  { empire, view, issue }: Printed,
): Promise<readonly PrintedLetter[]> {
  const { conversations, letters } = await readStoredTalk(reader, id, empire);
  const threads = new Set(
    conversations.filter(({ desk }) => desk !== undefined).map(({ number }) => number),
  );
  const known = (one: EmpireId): EmpireId | null =>
    one === empire || Object.hasOwn(view.neighbours, one) ? one : null;
  return letters
    .filter((letter) => isIn(letter, issue) && !letter.mutedBy.includes(empire))
    .flatMap(({ from, ...letter }) =>
      threads.has(letter.conversation) || from === null ? [] : [{ ...letter, from }],
    )
    .map(({ conversation, from, to, turn, text, attachments }) => ({
      subject: conversations.find(({ number }) => number === conversation)?.subject ?? '',
      from: known(from),
      to: from === empire ? to.map(known) : [],
      turn,
      text,
      attached: attachments
        .filter((one) => one.to === empire || from === empire)
        .map((one) => one.text),
    }));
}
