import { maySubmit } from '#app/actor';
import type { OwnStandIn } from '#app/usecases/machine/read-own-stand-in';
import type { Flash } from '#http/pages/frame';
import type { Link } from '#http/pages/page-parts';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import type { PlayerSeat } from '#http/visits/seat';
import type { PlayerVisit } from '#http/visits/visit';
import { SHARED_TEXTS } from '#http/words/texts';
import {
  MACHINE_TURN_PAGE,
  OWN_STAND_IN_PAGE,
  type OwnStandInContent,
} from './machine-contents.ts';
import { machineTurnPage } from './machine-turn-page.ts';
import { ownStandInWords } from './stand-in-words.ts';
import { TEXTS } from './texts.ts';

const PATH = '/stand-in';

const DONE: Flash = { tone: 'good', text: TEXTS.youPlayAgain };
const HOME: Link = { href: '/', label: SHARED_TEXTS.toYourCampaigns };

function ownStandInPage(own: OwnStandIn, seat: PlayerSeat): OwnStandInContent {
  const { standIn, isIdlePlayed, turns } = own;
  const path = `${seat.base}${PATH}`;
  const isPlayer = standIn === null;
  return {
    path,
    formToken: seat.formToken,
    now: ownStandInWords(standIn),
    idle: isPlayer && isIdlePlayed ? TEXTS.idlePlaysForYou : '',
    mayReturn: !isPlayer && standIn.kind !== 'machine-for-good' && maySubmit(seat.actor),
    turns: turns.map(({ turn, orders }) => ({
      href: `${path}/${String(turn)}`,
      label: TEXTS.turn(turn),
      orders: TEXTS.ordersIn(orders),
    })),
  };
}

async function ownStandIn({ useCases }: Site, visit: PlayerVisit): Promise<Reply> {
  const read = await useCases.readOwnStandIn(visit.seat);
  if (!read.ok) return problemReply(read.error, HOME);
  const flashes = visit.query('done') === '' ? [] : [DONE];
  const content = ownStandInPage(read.value, visit.seat);
  return pageReply(OWN_STAND_IN_PAGE, content, { title: TEXTS.yourStandIn, flashes });
}

const back = ({ seat }: PlayerVisit): Link => ({
  href: `${seat.base}${PATH}`,
  label: TEXTS.backToStandIn,
});

async function playAgain({ useCases }: Site, visit: PlayerVisit): Promise<Reply> {
  const ended = await useCases.endOwnStandIn({ actor: visit.seat.actor });
  if (!ended.ok) return problemReply(ended.error, back(visit));
  return redirectTo(`${visit.seat.base}${PATH}?done=yes`);
}

async function plan(site: Site, visit: PlayerVisit): Promise<Reply> {
  const { actor } = visit.seat;
  const turn = wholeNumber(visit.param('turn')) ?? 0;
  const { empire } = actor;
  const read = await site.useCases.readMachineTurn({ actor, empire, turn });
  if (!read.ok) return problemReply(read.error, back(visit));
  const content = machineTurnPage(site, read.value, back(visit));
  return pageReply(MACHINE_TURN_PAGE, content, { title: content.title });
}

export const PLAYER_STAND_IN_ROUTES: readonly Route[] = [
  {
    who: 'player',
    method: 'get',
    path: PATH,
    page: OWN_STAND_IN_PAGE,
    nav: { label: TEXTS.yourStandIn, card: { place: 13, text: TEXTS.seeWhatHappens } },
    handle: ownStandIn,
  },
  { who: 'player', method: 'post', path: PATH, handle: playAgain },
  {
    who: 'player',
    method: 'get',
    path: `${PATH}/:turn`,
    page: MACHINE_TURN_PAGE,
    nav: null,
    handle: plan,
  },
];
