import { seesTruth } from '#app/actor';
import { USE_CASE_ERRORS } from '#app/use-case-error';
import { messageReply, nothingHere, problemReply } from '#http/replies/problem-reply';
import { votedReply } from '#http/replies/voted-reply';
import { redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { SHARED_TEXTS } from '#http/words/texts';
import { invariant } from '#kernel/result/invariant';
import type { FormBody } from '#http/visits/form-body';
import { isSameToken } from '#http/visits/form-token';
import { formTokensOf } from '#http/visits/form-tokens-of';
import {
  isModeratorSeat,
  isPlayerSeat,
  isSpectatorSeat,
  keyAt,
  type ModeratorSeat,
  type Seat,
} from '#http/visits/seat';
import type { Visit } from '#http/visits/visit';
import { TEXTS } from './texts.ts';

/** The seat that a route needs, and what the route does in it; undefined: it is not this visitor's. */
type Admitted = Readonly<{ seat: Seat | null; act: (body: FormBody) => Promise<Reply> }>;

type Entrance = Readonly<{
  route: Extract<Route, { who: 'player' }>;
  /** Those of the campaign. */
  seats: readonly Seat[];
  empire: string;
}>;

/** By the present address of the seat, or an older one: links and forms from before go on working. */
function admitPlayer(
  site: Site,
  visit: Visit,
  { route, seats, empire }: Entrance,
): Admitted | undefined {
  const players = seats.filter(isPlayerSeat);
  const present = players.find((one) => keyAt(one) === empire);
  const seat = present ?? players.find(({ actor }) => actor.empire === empire);
  if (seat === undefined) return undefined;
  if (present === undefined && route.method === 'get')
    return { seat, act: () => Promise.resolve(redirectTo(movedTo(visit, seat))) };
  return { seat, act: (body) => route.handle(site, { ...visit, body, seat }) };
}

type OperatorRoute = Extract<Route, { who: 'operator' }>;

function admitOperator(site: Site, visit: Visit, route: OperatorRoute): Admitted | undefined {
  const { account } = visit;
  if (account === null || !account.isOperator) return undefined;
  return { seat: null, act: (body) => route.handle(site, { ...visit, body, account }) };
}

function admit(site: Site, route: Route, visit: Visit): Admitted | undefined {
  const [slug, empire] = [visit.param('slug'), visit.param('empire')];
  const here = visit.seats.filter(({ campaign }) => campaign.slug === slug);
  switch (route.who) {
    case 'anyone':
      return { seat: null, act: (body) => route.handle(site, { ...visit, body }) };
    case 'moderator': {
      const seat = here.find(isModeratorSeat);
      if (seat === undefined) return undefined;
      const isClosed = route.truth && !seesTruth(seat.actor);
      const act = isClosed
        ? () => Promise.resolve(blindReply(seat))
        : (body: FormBody) => route.handle(site, { ...visit, body, seat });
      return { seat, act };
    }
    case 'player':
      return admitPlayer(site, visit, { route, seats: here, empire });
    case 'operator':
      return admitOperator(site, visit, route);
    case 'spectator': {
      const seat = here.find(isSpectatorSeat);
      return seat && { seat, act: (body) => route.handle(site, { ...visit, body, seat }) };
    }
  }
}

/** The same page at the present address of its seat. */
const movedTo = ({ path, search }: Visit, { base }: Seat): string =>
  `${path.replace(/^\/campaigns\/[^/]+\/empires\/[^/]+/u, () => base)}${search}`;

/** Whether a form came from our own page: one of this seat or, outside all seats, of any of the visitor's seats. */
function isOwnForm(seat: Seat | null, visit: Visit, body: FormBody): boolean {
  const tokens = seat === null ? formTokensOf(visit) : [seat.formToken];
  return tokens.some((token) => isSameToken(token, body.text('form-token')));
}

const foreignForm = (seat: Seat | null): Reply =>
  messageReply(403, TEXTS.thisFormIsOutOfDate, {
    ways: [{ href: seat === null ? '/' : `${seat.base}/`, label: TEXTS.openPageAgain }],
  });

/** Closed to a moderator who plays until they open it, and to everybody where the players decide by vote. */
const blindReply = ({ base, actor }: ModeratorSeat): Reply =>
  actor.byVote === true ? votedReply(base) : closedReply(base);

const closedReply = (base: string): Reply =>
  messageReply(403, USE_CASE_ERRORS.MODERATOR_BLIND, {
    ways: [
      { href: `${base}/open-truth`, label: TEXTS.openModeratorsViewAsk },
      { href: `${base}/`, label: SHARED_TEXTS.backToDesk },
    ],
  });

const HOME = { href: '/', label: SHARED_TEXTS.toYourCampaigns };

/** An address that is opened shows the page that it declares, or none. */
export function asDeclared({ path, page }: Pick<Route, 'path' | 'page'>, reply: Reply): Reply {
  const isDeclared = reply.kind !== 'page' || reply.filled.template === page;
  invariant(isDeclared, 'PAGE_NOT_DECLARED', path);
  return reply;
}

export type Guarded = Readonly<{ reply: Reply; seat: Seat | null }>;

type Asked = Readonly<{
  route: Route;
  visit: Visit;
  /** Reads what was sent; asked of nobody who may not send it. */
  readBody: () => Promise<FormBody>;
}>;

/** Lets a visitor in if they may see the page, or answers as if it did not exist. */
export async function guardedReply(
  site: Site,
  { route, visit, readBody }: Asked,
): Promise<Guarded> {
  if (visit.trouble !== null) return { reply: problemReply(visit.trouble, HOME), seat: null };
  const admitted = admit(site, route, visit);
  if (admitted === undefined) return { reply: nothingHere(), seat: null };
  const { seat, act } = admitted;
  if (route.method === 'get') return { reply: asDeclared(route, await act(visit.body)), seat };
  const body = await readBody();
  return { reply: isOwnForm(seat, visit, body) ? await act(body) : foreignForm(seat), seat };
}
