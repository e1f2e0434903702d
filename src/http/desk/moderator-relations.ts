import { CONFIRM_PAGE } from '#http/pages/confirm-page';
import { SHARED_TEXTS } from '#http/words/texts';
import { relationPage } from './relation-page.ts';
import { problemReply, type Way } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import type { ModeratorVisit } from '#http/visits/visit';
import type { Route } from '#http/routes/route';

async function relations({ useCases }: Site, { seat, query }: ModeratorVisit): Promise<Reply> {
  const toDesk: Way = { href: `${seat.base}/`, label: SHARED_TEXTS.backToDesk };
  const desk = await useCases.readDesk(seat);
  if (!desk.ok) return problemReply(desk.error, toDesk);
  const view = await useCases.readModeratorView({ actor: seat.actor, look: 'relations' });
  if (!view.ok) return problemReply(view.error, toDesk);
  const content = relationPage(view.value, seat, {
    version: desk.value.version,
    chosen: { a: query('a'), b: query('b') },
  });
  return pageReply(CONFIRM_PAGE, content, { title: content.title });
}

/** What the form says of the pact; else it stays as it is. */
const PACTS: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['no', false],
]);

async function setRelation({ useCases }: Site, { seat, body }: ModeratorVisit): Promise<Reply> {
  const { base, actor } = seat;
  const set = await useCases.setRelation({
    actor,
    version: wholeNumber(body.text('version')) ?? -1,
    a: body.text('a'),
    b: body.text('b'),
    state: body.text('state'),
    pact: PACTS.get(body.text('pact')) ?? null,
    covert: body.text('told') === 'covert',
    reason: body.text('reason'),
  });
  if (!set.ok)
    return problemReply(set.error, { href: `${base}/relations`, label: SHARED_TEXTS.tryAgain });
  return redirectTo(`${base}/?done=related`);
}

export const MODERATOR_RELATIONS_ROUTES: readonly Route[] = [
  {
    who: 'moderator',
    method: 'get',
    path: '/relations',
    truth: true,
    page: CONFIRM_PAGE,
    nav: null,
    handle: relations,
  },
  { who: 'moderator', method: 'post', path: '/relations', truth: true, handle: setRelation },
];
