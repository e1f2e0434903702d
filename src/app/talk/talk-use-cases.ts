import { ACT, ofAll, ofPlayer, OWN_ONLY } from '#app/people/look-rows';
import { fromSeat } from '#app/use-case-row';
import { acceptAttachment } from '#app/usecases/talk/accept-attachment';
import { muteEmpire } from '#app/usecases/talk/mute-empire';
import { openConversation } from '#app/usecases/talk/open-conversation';
import { placeNotice } from '#app/usecases/talk/place-notice';
import { readLetters } from '#app/usecases/talk/read-letters';
import { readNewspaper } from '#app/usecases/talk/read-newspaper';
import { readWholeNewspaper } from '#app/usecases/talk/read-whole-newspaper';
import { switchTalk } from '#app/usecases/talk/switch-talk';
import { writeLetter } from '#app/usecases/talk/write-letter';

/** The part of the table of use cases that is about letters and the newspaper. */
export const TALK_USE_CASES = {
  acceptAttachment: fromSeat(acceptAttachment, ACT),
  muteEmpire: fromSeat(muteEmpire, ACT),
  openConversation: fromSeat(openConversation, OWN_ONLY),
  placeNotice: fromSeat(placeNotice, ACT),
  readLetters: fromSeat(readLetters, OWN_ONLY),
  readNewspaper: fromSeat(readNewspaper, ofPlayer('report')),
  readWholeNewspaper: fromSeat(readWholeNewspaper, () => ofAll('events')),
  switchTalk: fromSeat(switchTalk, ACT),
  writeLetter: fromSeat(writeLetter, ACT),
} as const;
