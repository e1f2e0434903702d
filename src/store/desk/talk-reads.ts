import type { StoreReader } from '#app/ports/campaign-store';
import type { Transaction } from '#store/schema/database';
import { loadConversations, loadLetterMarks, loadLetters, loadMutes } from './letters.ts';
import { loadNotices } from './notices.ts';

type TalkReads = Pick<
  StoreReader,
  'conversations' | 'letters' | 'letterMarks' | 'mutes' | 'notices'
>;

/** The reads of what players write to each other and into the newspaper. */
export const talkReads = (trx: Transaction): TalkReads => ({
  conversations: (id) => loadConversations(trx, id),
  letters: (id, empire) => loadLetters(trx, id, empire),
  letterMarks: (id) => loadLetterMarks(trx, id),
  mutes: (id) => loadMutes(trx, id),
  notices: (id) => loadNotices(trx, id),
});
