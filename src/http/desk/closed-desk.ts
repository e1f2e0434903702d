import { listed } from '#kernel/words/listed';
import type { DeskContent } from './desk-content.ts';
import type { Moderator } from '#app/actor';
import type { Flash } from '#http/pages/frame';
import { SHARED_TEXTS } from '#http/words/texts';
import { TEXTS } from './texts.ts';

/** The desk of a moderator who plays: phases and lights, and nothing of what others do or of what happened. */
export function closedDesk(content: DeskContent): DeskContent {
  const isAsked = content.waiting.length > 0;
  return {
    ...content,
    previewHref: '',
    undoLast: null,
    // Whom a phase asks tells where ships met.
    waiting: isAsked ? [{ empire: 'Players', about: TEXTS.closedToYou, since: '' }] : [],
    waitsForPlayers: isAsked,
    battlesHref: '',
    outcomesHref: '',
    settled: '',
    sheets: content.sheets.map((sheet) => ({
      ...sheet,
      orders: '',
      submittedAt: '',
      receipt: '',
      ordersHref: '',
      reportHref: '',
      remarks: '',
    })),
    turns: content.turns.map((turn) => ({
      ...turn,
      eventsHref: '',
      runs: turn.runs.map((run) => {
        return { ...run, events: TEXTS.closedToYou, eventsHref: '', diffHref: '', undoHref: '' };
      }),
    })),
    start: { undoHref: '' },
  };
}

/** The note above it. */
export const closedFlash = ({ blind = [], byVote }: Moderator, base: string): Flash =>
  byVote === true
    ? {
        tone: 'info',
        text: TEXTS.playersDecideByVote,
        links: [{ href: `${base}/votes`, label: SHARED_TEXTS.lookAtVotes }],
      }
    : { tone: 'info', text: TEXTS.youPlayAndCantSee(listed(blind)) };
