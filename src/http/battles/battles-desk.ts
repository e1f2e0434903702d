import type { BattlesUnderWay } from '#app/usecases/encounters/read-battles';
import type { Html } from '#http/pages/html';
import type { ReturnedAnswer } from '#http/questions/question-view';
import type { FormBody } from '#http/visits/form-body';
import type { ModeratorSeat } from '#http/visits/seat';
import type { Document } from '#report/document/document';

/** What the page is made of. `sent`, `problems`: what was sent and is wrong. */
export type BattlesDesk = Readonly<{
  seat: ModeratorSeat;
  under: BattlesUnderWay;
  /** The id of the roll that is to be ruled on; empty: none. */
  roll: string;
  sent: FormBody;
  returned: ReturnedAnswer | undefined;
  problems: readonly string[];
  /** The encounter whose hour was sent and is wrong; empty: none. */
  hour: string;
  /** The page already warned that some answers would not count, so the moderator may rule anyway. */
  agreed?: boolean;
  html: (document: Document, idPrefix: string) => Html;
}>;
