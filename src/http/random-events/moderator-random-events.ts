import type { RuleOnEventInput } from '#app/usecases/corrections/rule-on-event';
import { toDesk } from '#http/desk/to-desk';
import type { Flash } from '#http/pages/frame';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import type { ModeratorVisit } from '#http/visits/visit';
import { RANDOM_EVENTS_PAGE } from './random-events-content.ts';
import { placeIn, randomEventsPage } from './random-events-page.ts';
import { TEXTS } from './texts.ts';

const PATH = '/random-events';

const DONE: Readonly<Record<string, string>> = {
  choose: TEXTS.chosen,
  veto: TEXTS.vetoed,
  draw: TEXTS.drawn,
};

function flashesOf(done: string): readonly Flash[] {
  const text = DONE[done];
  return text === undefined ? [] : [{ tone: 'good', text }];
}

async function randomEvents({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { seat, query } = visit;
  const desk = await useCases.readDesk(seat);
  if (!desk.ok) return problemReply(desk.error, toDesk(visit));
  const view = await useCases.readModeratorView({ actor: seat.actor, look: 'random-events' });
  if (!view.ok) return problemReply(view.error, toDesk(visit));
  const content = randomEventsPage(view.value, seat, desk.value.version);
  const flashes = flashesOf(query('done'));
  return pageReply(RANDOM_EVENTS_PAGE, content, { title: TEXTS.randomEvents, flashes });
}

function wishIn(body: FormBody): RuleOnEventInput['wish'] {
  switch (body.text('act')) {
    case 'draw':
      return { act: 'draw' };
    case 'veto':
      return { act: 'veto', id: body.text('id') };
    default:
      return {
        act: 'choose',
        event: body.text('event'),
        ...placeIn(body.text('place')),
        turns: wholeNumber(body.text('turns')) ?? null,
        text: body.text('text'),
        instead: body.text('instead'),
      };
  }
}

async function decide({ useCases }: Site, { seat, body }: ModeratorVisit): Promise<Reply> {
  const wish = wishIn(body);
  const ruled = await useCases.ruleOnEvent({
    actor: seat.actor,
    version: wholeNumber(body.text('version')) ?? -1,
    reason: body.text('reason'),
    wish,
  });
  const path = `${seat.base}${PATH}`;
  if (!ruled.ok) return problemReply(ruled.error, { href: path, label: TEXTS.backToEvents });
  return redirectTo(`${path}?done=${wish.act}`);
}

export const MODERATOR_RANDOM_EVENTS_ROUTES: readonly Route[] = [
  {
    who: 'moderator',
    method: 'get',
    path: PATH,
    truth: true,
    page: RANDOM_EVENTS_PAGE,
    nav: { label: TEXTS.randomEvents, card: { group: 'turn', place: 5, text: TEXTS.card } },
    handle: randomEvents,
  },
  { who: 'moderator', method: 'post', path: PATH, truth: true, handle: decide },
];
