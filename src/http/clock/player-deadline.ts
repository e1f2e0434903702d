import { deadlineCalendar } from './deadline-calendar.ts';
import { messageReply, problemReply } from '#http/replies/problem-reply';
import type { PlainReply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { PlayerVisit } from '#http/visits/visit';
import type { Route } from '#http/routes/route';
import { TEXTS } from './texts.ts';

async function calendar({ useCases }: Site, { seat }: PlayerVisit): Promise<PlainReply> {
  const way = { href: `${seat.base}/`, label: TEXTS.backToYourOverview };
  const deadline = await useCases.readDeadline(seat);
  if (!deadline.ok) return problemReply(deadline.error, way);
  const open = deadline.value?.isClosed === true ? null : deadline.value;
  const body = open === null ? null : deadlineCalendar(open);
  if (body === null) {
    return messageReply(404, TEXTS.thereIsNoDeadlineAtPresent, {
      ways: [way],
    });
  }
  return { kind: 'file', type: 'text/calendar', body, saveAs: 'deadline.ics' };
}

export const PLAYER_DEADLINE_ROUTES: readonly Route[] = [
  { who: 'player', method: 'get', path: '/deadline.ics', handle: calendar },
];
