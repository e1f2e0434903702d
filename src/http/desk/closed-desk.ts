import { listed } from '#kernel/words/listed';
import type { DeskContent } from './desk-content.ts';
import type { Moderator } from '#app/actor';
import type { Flash } from '#http/pages/frame';

const CLOSED = 'closed to you';

/** The desk of a moderator who plays: phases and lights, and nothing of what others do or of what happened. */
export function closedDesk(content: DeskContent): DeskContent {
  const isAsked = content.waiting.length > 0;
  return {
    ...content,
    previewHref: '',
    // Whom a phase asks tells where ships met.
    waiting: isAsked ? [{ empire: 'Players', about: CLOSED, since: '' }] : [],
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
        return { ...run, events: CLOSED, eventsHref: '', diffHref: '', undoHref: '' };
      }),
    })),
    start: { undoHref: '' },
  };
}

/** The note above it. */
export const closedFlash = ({ blind = [] }: Moderator): Flash => ({
  tone: 'info',
  text: `You play ${listed(blind)}, so you can’t see what other empires do. Each closed page offers to open the moderator’s view. If you open it, all players are told.`,
});
