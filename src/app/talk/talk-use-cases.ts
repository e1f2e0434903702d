import { ACT, noLook, ofAll, ofPlayer, OWN_ONLY } from '#app/people/look-rows';
import { fromSeat } from '#app/use-case-row';
import { acceptAttachment } from '#app/usecases/talk/accept-attachment';
import { answerThread } from '#app/usecases/talk/answer-thread';
import { grantTime } from '#app/usecases/talk/grant-time';
import { muteEmpire } from '#app/usecases/talk/mute-empire';
import { openConversation } from '#app/usecases/talk/open-conversation';
import { placeNotice } from '#app/usecases/talk/place-notice';
import { readLetters } from '#app/usecases/talk/read-letters';
import { readNewspaper } from '#app/usecases/talk/read-newspaper';
import { readThreads } from '#app/usecases/talk/read-threads';
import { readThreadSubjects } from '#app/usecases/talk/read-thread-subjects';
import { readWholeNewspaper } from '#app/usecases/talk/read-whole-newspaper';
import { switchTalk } from '#app/usecases/talk/switch-talk';
import { writeLetter } from '#app/usecases/talk/write-letter';
import { readHouseRules } from '#app/usecases/writing/read-house-rules';
import { writeHouseRules } from '#app/usecases/writing/write-house-rules';
import { writeToModerators } from '#app/usecases/talk/write-to-moderators';

/** The part of the table of use cases that is about letters and the newspaper. */
export const TALK_USE_CASES = {
  acceptAttachment: fromSeat(acceptAttachment, ACT),
  answerThread: fromSeat(answerThread, ACT),
  grantTime: fromSeat(grantTime, ACT),
  muteEmpire: fromSeat(muteEmpire, ACT),
  openConversation: fromSeat(openConversation, OWN_ONLY),
  placeNotice: fromSeat(placeNotice, ACT),
  readLetters: fromSeat(readLetters, OWN_ONLY),
  readNewspaper: fromSeat(readNewspaper, ofPlayer('report')),
  readHouseRules: fromSeat(
    readHouseRules,
    noLook('It shows the house rules, which everybody in the campaign may read.'),
  ),
  readThreads: fromSeat(readThreads, noLook('Players wrote it to the moderators.')),
  readThreadSubjects: fromSeat(readThreadSubjects, OWN_ONLY),
  readWholeNewspaper: fromSeat(readWholeNewspaper, () => ofAll('events')),
  switchTalk: fromSeat(switchTalk, ACT),
  writeLetter: fromSeat(writeLetter, ACT),
  writeHouseRules: fromSeat(writeHouseRules, ACT),
  writeToModerators: fromSeat(writeToModerators, ACT),
} as const;
