import { empireOfKey } from '#app/campaigns/empire-keys';
import type { StandInKind } from '#app/ports/stand-in-record';
import type { StandInLine, StandIns } from '#app/usecases/machine/read-stand-ins';
import { toDesk } from '#http/desk/to-desk';
import { offersOf, placeFields, selectField } from '#http/forms/field';
import type { Flash } from '#http/pages/frame';
import type { Link } from '#http/pages/page-parts';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { formBodyOf, wholeNumber } from '#http/visits/form-body';
import type { ModeratorSeat } from '#http/visits/seat';
import type { ModeratorVisit } from '#http/visits/visit';
import { USUAL_MACHINE } from '#model/campaign/machine-player';
import { MACHINE_TURN_PAGE, STAND_INS_PAGE, type StandInsContent } from './machine-contents.ts';
import { machineFields } from './machine-fields.ts';
import { machineTurnPage } from './machine-turn-page.ts';
import { standInWords } from './stand-in-words.ts';
import { TEXTS } from './texts.ts';

const PATH = '/stand-ins';

const KINDS: Readonly<Record<StandInKind | 'player', string>> = {
  player: TEXTS.playerPlays,
  hold: TEXTS.standingOrdersOnly,
  machine: TEXTS.machineUntilBack,
  'machine-for-good': TEXTS.machineForGood,
};

const KNOWN: Readonly<Record<StandIns['rules']['machinePlayers'], string>> = {
  'for-good': TEXTS.knownForGood,
  all: TEXTS.knownAll,
  secret: TEXTS.knownToNobody,
};

const DONE: Flash = { tone: 'good', text: TEXTS.itIsChosen };
const NOTHING_SENT = formBodyOf({});

function fieldsOf({ key, standIn, isVacant }: StandInLine) {
  // A vacant seat has nobody who could come back.
  const usual = isVacant ? 'machine-for-good' : 'player';
  const kind = selectField({
    name: 'kind',
    label: TEXTS.whoPlays,
    offers: offersOf(KINDS),
    preset: standIn?.kind ?? usual,
    sent: NOTHING_SENT,
  });
  const machine = machineFields(standIn ?? USUAL_MACHINE, NOTHING_SENT);
  return placeFields([kind, ...machine], `stand-in-${key}`, new Map());
}

const nowOf = ({ standIn, isVacant }: StandInLine): string => {
  if (standIn !== null) return standInWords(standIn);
  return isVacant ? TEXTS.vacantSeat : TEXTS.itsPlayer;
};

function standInsPage({ rules, lines }: StandIns, seat: ModeratorSeat): StandInsContent {
  const { base, formToken } = seat;
  const path = `${base}${PATH}`;
  return {
    path,
    formToken,
    peopleHref: `${base}/people`,
    rules: [
      rules.idleOrders === 'ai' ? TEXTS.idleMachine : TEXTS.idleHold,
      KNOWN[rules.machinePlayers],
    ],
    empires: lines.map((line) => ({
      id: line.empire,
      name: line.name,
      now: nowOf(line),
      since: line.standIn?.turn === undefined ? '' : TEXTS.since(line.standIn.turn),
      fields: fieldsOf(line),
      turns: line.turns.map((turn) => ({
        href: `${path}/${encodeURIComponent(line.key)}/${String(turn)}`,
        label: TEXTS.turn(turn),
      })),
    })),
  };
}

async function standIns({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const read = await useCases.readStandIns(visit.seat);
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const flashes = visit.query('done') === '' ? [] : [DONE];
  const content = standInsPage(read.value, visit.seat);
  return pageReply(STAND_INS_PAGE, content, { title: TEXTS.standIns, flashes });
}

const back = ({ seat }: ModeratorVisit): Link => ({
  href: `${seat.base}${PATH}`,
  label: TEXTS.backToStandIns,
});

async function choose({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { body, seat } = visit;
  const set = await useCases.setStandIn({
    actor: seat.actor,
    empire: body.text('empire'),
    kind: body.text('kind'),
    level: body.text('level'),
    personality: body.text('personality'),
  });
  if (!set.ok) return problemReply(set.error, back(visit));
  return redirectTo(`${seat.base}${PATH}?done=yes`);
}

async function plan(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const { seat, param } = visit;
  const turn = wholeNumber(param('turn')) ?? 0;
  const empire = empireOfKey(seat.keys, param('empire'));
  const read = await site.useCases.readMachineTurn({ actor: seat.actor, empire, turn });
  if (!read.ok) return problemReply(read.error, back(visit));
  const content = machineTurnPage(site, read.value, back(visit));
  return pageReply(MACHINE_TURN_PAGE, content, { title: content.title });
}

export const MODERATOR_STAND_INS_ROUTES: readonly Route[] = [
  {
    who: 'moderator',
    method: 'get',
    path: PATH,
    truth: false,
    page: STAND_INS_PAGE,
    nav: {
      label: TEXTS.standIns,
      card: { group: 'turn', place: 2, text: TEXTS.chooseForAbsentPlayers },
    },
    handle: standIns,
  },
  { who: 'moderator', method: 'post', path: PATH, truth: false, handle: choose },
  {
    who: 'moderator',
    method: 'get',
    path: `${PATH}/:empire/:turn`,
    truth: true,
    page: MACHINE_TURN_PAGE,
    nav: null,
    handle: plan,
  },
];
