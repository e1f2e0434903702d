import { freeName } from '#app/campaigns/campaign-name';
import { ownNames } from '#http/visits/own-names';
import { machineNamed } from '#app/machine/machine-choices';
import { listForceLists } from '#app/usecases/campaigns/list-force-lists';
import type { StartedSolo } from '#app/usecases/solo/start-solo';
import type { Outcome, UseCaseError } from '#app/use-case-error';
import { forOwners } from '#http/desk/new-campaign';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { ownFormToken } from '#http/visits/form-tokens-of';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { seatBase } from '#http/visits/seat';
import { sessionsAfter } from '#http/visits/sessions-after';
import type { Visit } from '#http/visits/visit';
import {
  type MachinePlayer,
  PERSONALITY_NAMES,
  USUAL_MACHINE,
} from '#model/campaign/machine-player';
import { MIXED, MOST_OPPONENTS, ROOM, SOLO_PAGE, soloPage } from './solo-page.ts';
import { TEXTS } from './texts.ts';

const PATH = '/campaigns/new/solo';
const BACK = { href: '/', label: TEXTS.toYourCampaigns };
/** Where a player’s first turn begins. */
const FIRST_PAGE = '/orders/map';

/** The form, with what was sent. */
function ask({ forceLists }: Site, visit: Visit, trouble: UseCaseError | null): Reply {
  const lists = listForceLists(forceLists);
  if (!lists.ok) return problemReply(lists.error, BACK);
  const formToken = ownFormToken(visit, null);
  const content = soloPage({ formToken, lists: lists.value, sent: visit.body, trouble });
  const status = trouble === null ? 200 : statusOf(trouble);
  return pageReply(SOLO_PAGE, content, { title: TEXTS.playAlone, status });
}

const opponentsIn = (body: FormBody): number =>
  Math.min(MOST_OPPONENTS, Math.max(1, wholeNumber(body.text('opponents')) ?? 2));

/** The machines of a form, one for each opponent. */
function machinesIn(body: FormBody): readonly MachinePlayer[] {
  const wished = body.text('personality');
  return Array.from({ length: opponentsIn(body) }, (_, index) => {
    const mixed = PERSONALITY_NAMES[index % PERSONALITY_NAMES.length] ?? USUAL_MACHINE.personality;
    const personality = wished === MIXED ? mixed : wished;
    return machineNamed(body.text('level'), personality) ?? USUAL_MACHINE;
  });
}

const roomIn = (body: FormBody): number => {
  const sizes: ReadonlyMap<string, number> = new Map(Object.entries(ROOM));
  return sizes.get(body.text('size')) ?? ROOM.small;
};

/** The map of the campaign, with first forces for all; the player's empire is the first. */
function drawn({ useCases, forceLists }: Site, body: FormBody) {
  const lists = listForceLists(forceLists);
  const ids = lists.ok ? lists.value.map(({ id }) => id) : [];
  const own = body.text('list');
  const others = ids.filter((id) => id !== own);
  const players = opponentsIn(body) + 1;
  return useCases.draftGalaxy({
    ...{ players, rings: players + roomIn(body), homes: null, name: TEXTS.usualName },
    names: [body.text('empire').trim()],
    lists: [
      own,
      ...Array.from({ length: players - 1 }, (_, at) => others[at % others.length] ?? own),
    ],
    ...{ settings: {}, treaties: '', word: '', roll: 1, edits: '', forceLists },
  });
}

async function start(site: Site, visit: Visit): Promise<Reply> {
  const { body, account } = visit;
  const map = await drawn(site, body);
  if (!map.ok) return ask(site, visit, map.error);
  const { text, scenario } = map.value;
  const own = ownNames(visit);
  const started = await site.useCases.startSolo({
    session: account?.session ?? null,
    name: freeName(TEXTS.usualName, own),
    own,
    scenario: text,
    forceLists: site.forceLists,
    settings: { battles: body.text('battles') },
    plays: scenario.empires[0]?.name ?? '',
    opponents: machinesIn(body),
  });
  if (!started.ok) return ask(site, visit, started.error);
  return begin(site, visit, started.value);
}

/** Goes to the player's desk; without an account both seats are taken in this browser. */
async function begin(site: Site, visit: Visit, { slug, links }: StartedSolo): Promise<Reply> {
  if (links !== null) return withLinks(site, visit, links);
  const here = await site.useCases.whoAmI({ session: visit.account?.session ?? '' });
  if (!here.ok) return problemReply(here.error, BACK);
  const own = here.value.seats.find(
    ({ actor, campaign }) => actor.kind === 'player' && campaign.slug === slug,
  );
  return redirectTo(own === undefined ? '/' : `${seatBase(own)}${FIRST_PAGE}`);
}

async function withLinks(
  { useCases }: Site,
  visit: Visit,
  { moderator, player }: NonNullable<StartedSolo['links']>,
): Promise<Reply> {
  const desk = await useCases.signIn({ token: moderator });
  const own: Outcome<SignedIn> = desk.ok ? await useCases.signIn({ token: player }) : desk;
  if (!desk.ok) return problemReply(desk.error, BACK);
  if (!own.ok) return problemReply(own.error, BACK);
  const base = seatBase(own.value);
  const { kept } = sessionsAfter(visit, { session: desk.value.session, base });
  const tokens = [...kept, own.value.session];
  return redirectTo(`${base}${FIRST_PAGE}`, { cookie: 'sessions', tokens });
}
type SignedIn = Extract<Awaited<ReturnType<Site['useCases']['signIn']>>, { ok: true }>['value'];

export const SOLO_ROUTES: readonly Route[] = [
  {
    who: 'anyone',
    method: 'get',
    path: PATH,
    page: SOLO_PAGE,
    handle: forOwners((site, visit) => Promise.resolve(ask(site, visit, null))),
  },
  { who: 'anyone', method: 'post', path: PATH, handle: forOwners(start) },
];
