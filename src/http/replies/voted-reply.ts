import { USE_CASE_ERRORS } from '#app/use-case-error';
import { SHARED_TEXTS } from '#http/words/texts';
import { messageReply } from './problem-reply.ts';
import type { PlainReply } from './reply.ts';

/** To a moderator where the players decide by vote. @rule TURN-6 */
export const votedReply = (base: string): PlainReply =>
  messageReply(403, USE_CASE_ERRORS.DECIDED_BY_VOTE, {
    ways: [
      { href: `${base}/votes`, label: SHARED_TEXTS.lookAtVotes },
      { href: `${base}/`, label: SHARED_TEXTS.backToDesk },
    ],
  });
