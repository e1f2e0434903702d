import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { SetupSeatAct } from '#app/usecases/setups/change-setup-seat';
import type { Outcome, UseCaseError } from '#app/use-case-error';
import { INVITATION_PAGE } from '#http/people/people-contents';
import { refusalLines } from '#http/replies/problem-lines';
import { nothingHere } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { ownFormToken } from '#http/visits/form-tokens-of';
import { wholeNumber } from '#http/visits/form-body';
import { ok } from '#kernel/result/result';
import { toPresentStep } from './acts.ts';
import { atOf, atSetup, type SetupVisit, toSetup } from './at-setup.ts';
import { isUninvited, overviewPage, SETUP_PAGE } from './overview-page.ts';
import {
  type Invitation,
  invitationOf,
  SETUP_LINKS_PAGE,
  type SetupLinksContent,
} from './setup-links.ts';
import { stepPath } from './setup-head.ts';
import { setupBase } from './setup-paths.ts';
import { setupReply } from './setup-step.ts';
import { TEXTS } from './texts.ts';

/** The reader's seat in the campaign that began, or all their seats if they have none there. */
function campaignHrefOf({ seats }: SetupVisit, { campaign }: SetupLook): string {
  if (campaign === null) return '';
  const seat = seats.find((one) => one.campaign.slug === campaign);
  return `${seat?.base ?? ''}/`;
}

async function show(
  site: Site,
  visit: SetupVisit,
  look: SetupLook,
  trouble: UseCaseError | null,
): Promise<Reply> {
  const { forceLists } = site;
  const lists = await site.useCases.listSetupForceLists({ ...atOf(visit), forceLists });
  const names = new Map(lists.ok ? lists.value.map(({ id, name }) => [id, name]) : []);
  const content = overviewPage({
    ...{ look, formToken: ownFormToken(visit, null), sent: visit.body },
    listName: (id) => names.get(id) ?? id,
    problems: trouble === null ? [] : refusalLines(trouble),
    campaignHref: campaignHrefOf(visit, look),
  });
  return setupReply(SETUP_PAGE, content, { look, error: trouble });
}

/** Something that the moderator does on the overview; undefined: the form was not made by us. */
function done(site: Site, visit: SetupVisit): Promise<Outcome<unknown>> | undefined {
  const { useCases, forceLists } = site;
  const { body } = visit;
  const at = atOf(visit);
  const player = wholeNumber(body.text('player')) ?? 0;
  const seen = body.has('seen') ? body.text('seen') : null;
  const act = (what: object) => useCases.actInSetup({ ...at, act: what, seen, forceLists });
  switch (body.text('act')) {
    case 'undo':
      return useCases.undoInSetup({ ...at, revision: wholeNumber(body.text('revision')) ?? 0 });
    case 'absent':
    case 'present':
      return act({ kind: 'absent', player, absent: body.text('act') === 'absent' });
    case 'rename':
      return act({ kind: 'rename', name: body.text('name').trim() });
    case 'back':
      return act({ kind: 'back', step: body.text('step') });
    case 'end':
      return useCases.endSetup(at);
    default:
      return undefined;
  }
}

async function act(site: Site, visit: SetupVisit, look: SetupLook): Promise<Reply> {
  const outcome = await done(site, visit);
  if (outcome === undefined) return nothingHere();
  if (!outcome.ok) return show(site, visit, look, outcome.error);
  const { body, slug } = visit;
  if (body.text('act') === 'end') return redirectTo('/');
  if (body.text('act') === 'back') return toPresentStep(site, visit);
  return redirectTo(body.text('to') === 'galaxy' ? stepPath(slug, 'galaxy') : setupBase(slug));
}

const SEAT_ACTS: readonly SetupSeatAct[] = ['link', 'free', 'play'];

/** Makes a link for each seat that nobody has and that has none yet. They are shown this once. */
async function inviteAll(
  { useCases }: Site,
  visit: SetupVisit,
  { places, name }: SetupLook,
): Promise<Outcome<SetupLinksContent>> {
  const links: Invitation[] = [];
  for (const { player } of places.filter(isUninvited)) {
    const changed = await useCases.changeSetupSeat({ ...atOf(visit), player, act: 'link' });
    if (!changed.ok) return changed;
    const { token } = changed.value;
    if (token !== null) links.push(invitationOf(visit, { player, token, name }));
  }
  return ok({ links, back: toSetup(visit.slug) });
}

/** Changes a seat. A new link is shown this once. */
async function changeSeat(site: Site, visit: SetupVisit, look: SetupLook): Promise<Reply> {
  const { body, slug } = visit;
  if (body.text('act') === 'links') {
    const all = await inviteAll(site, visit, look);
    if (!all.ok) return show(site, visit, look, all.error);
    return pageReply(SETUP_LINKS_PAGE, all.value, { title: TEXTS.linksOfPlayers });
  }
  const seatAct = SEAT_ACTS.find((one) => one === body.text('act'));
  if (seatAct === undefined) return nothingHere();
  const player = wholeNumber(body.text('player')) ?? 0;
  const changed = await site.useCases.changeSetupSeat({ ...atOf(visit), player, act: seatAct });
  if (!changed.ok) return show(site, visit, look, changed.error);
  const { token } = changed.value;
  if (token === null) return redirectTo(setupBase(slug));
  const content = {
    ...invitationOf(visit, { player, token, name: look.name }),
    back: toSetup(slug),
  };
  return pageReply(INVITATION_PAGE, content, { title: TEXTS.linkOf(content.seat) });
}

export const SETUP_OVERVIEW_ROUTES: readonly Route[] = [
  {
    who: 'anyone',
    method: 'get',
    path: '/setups/:slug',
    page: SETUP_PAGE,
    handle: atSetup((site, visit, look) => show(site, visit, look, null)),
  },
  { who: 'anyone', method: 'post', path: '/setups/:slug', handle: atSetup(act) },
  { who: 'anyone', method: 'post', path: '/setups/:slug/seats', handle: atSetup(changeSeat) },
];
