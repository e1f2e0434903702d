import type { EmpireView } from '#fog/views/empire-view';
import type { Notice } from '#app/ports/letter-record';
import type { EmpireId } from '#model/campaign/ids';

/** Who placed a notice, as its reader knows them; null: an empire that the reader has not met. */
export type NoticeWriter = 'moderator' | EmpireId | null;

/** A notice as one of its readers sees it: neither its number nor the other readers. */
export type OwnNotice = Readonly<{
  from: NoticeWriter;
  headline: string;
  text: string;
  turn: number;
}>;

type Reader = Readonly<{ empire: EmpireId; met: EmpireView['neighbours'] }>;

/** The notices that an empire placed or was shown. @rule FOG-15 */
export const noticesOf = (notices: readonly Notice[], empire: EmpireId): readonly Notice[] =>
  notices.filter(({ from, to }) => from === empire || to.includes(empire));

/** A notice for one reader. */
export function ownNotice({ empire, met }: Reader) {
  return ({ from, headline, text, turn }: Notice): OwnNotice => {
    const isKnown = from === empire || (from !== null && Object.hasOwn(met, from));
    const known = isKnown ? from : null;
    return { from: from === null ? 'moderator' : known, headline, text, turn };
  };
}
