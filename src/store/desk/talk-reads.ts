import type { TalkReads } from '#app/ports/letter-record';
import type { Transaction } from '#store/schema/database';
import { loadConversations, loadLetterMarks, loadLetters, loadMutes } from './letters.ts';
import { loadHouseRules } from './house-rules.ts';
import { loadNotices } from './notices.ts';

/** The reads of what players write to each other and into the newspaper. */
export const talkReads = (trx: Transaction): TalkReads => ({
  houseRules: (id) => loadHouseRules(trx, id),
  conversations: (id) => loadConversations(trx, id),
  letters: (id, empire) => loadLetters(trx, id, empire),
  letterMarks: (id) => loadLetterMarks(trx, id),
  mutes: (id) => loadMutes(trx, id),
  notices: (id) => loadNotices(trx, id),
});
