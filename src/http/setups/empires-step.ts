import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { UseCaseError } from '#app/use-case-error';
import { nothingHere, problemReply } from '#http/replies/problem-reply';
import { redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { ownFormToken } from '#http/visits/form-tokens-of';
import { wholeNumber } from '#http/visits/form-body';
import { actAs, toPresentStep } from './acts.ts';
import { atOf, type SetupVisit, toSetup } from './at-setup.ts';
import { empirePlacing, SETUP_EMPIRES_PAGE, setupEmpiresPage } from './empires-page.ts';
import { stepPath } from './setup-head.ts';
import { setupReply, stepRoutes } from './setup-step.ts';
import { troubleOf } from './trouble.ts';

async function show(
  site: Site,
  visit: SetupVisit,
  look: SetupLook,
  error: UseCaseError | null = null,
): Promise<Reply> {
  const lists = await site.useCases.listSetupForceLists({
    ...atOf(visit),
    forceLists: site.forceLists,
  });
  if (!lists.ok) return problemReply(lists.error, toSetup(visit.slug));
  const player = wholeNumber(visit.body.text('player')) ?? 0;
  const content = setupEmpiresPage({
    ...{ look, lists: lists.value, formToken: ownFormToken(visit, null) },
    refused: error === null ? null : { player, body: visit.body },
    trouble: troubleOf(error, empirePlacing(player)),
  });
  return setupReply(SETUP_EMPIRES_PAGE, content, { look, error });
}

/** All treaties after the form changed the one between two players. */
function treatiesAct({ body }: SetupVisit, { plan: { treaties } }: SetupLook): object {
  const pair = [wholeNumber(body.text('one')) ?? 0, wholeNumber(body.text('other')) ?? 0];
  const others = treaties.filter(({ between }) => !between.every((one) => pair.includes(one)));
  const state = body.text('state');
  const all = state === '' ? others : [...others, { between: pair, state }];
  return { kind: 'treaties', treaties: all };
}

/** Force lists of the campaign’s own, as a person pasted them. */
function listsAct({ body }: SetupVisit): object {
  const text = body.text('lists').trim();
  if (text === '') return { kind: 'force-lists', forceLists: [] };
  try {
    const given = JSON.parse(text) as unknown;
    return { kind: 'force-lists', forceLists: Array.isArray(given) ? given : [given] };
  } catch {
    // The schema says that this is no list.
    return { kind: 'force-lists', forceLists: text };
  }
}

/** What the map fixes is no part of the form. */
function empireAct({ body }: SetupVisit): object {
  const name = body.text('name').trim();
  const list = body.text('list');
  return {
    kind: 'empire',
    player: wholeNumber(body.text('player')) ?? 0,
    ...(name === '' ? {} : { name }),
    ...(list === '' ? {} : { forceList: list }),
  };
}

/** What a form of the page asks for; undefined: it was not made by us. */
function actIn(visit: SetupVisit, look: SetupLook): object | undefined {
  switch (visit.body.text('act')) {
    case 'empire':
      return empireAct(visit);
    case 'treaty':
      return treatiesAct(visit, look);
    case 'lists':
      return listsAct(visit);
    case 'next':
      return { kind: 'next' };
    default:
      return undefined;
  }
}

async function save(site: Site, visit: SetupVisit, look: SetupLook): Promise<Reply> {
  const act = actIn(visit, look);
  if (act === undefined) return nothingHere();
  const error = await actAs(site, visit, act);
  if (error !== null) return show(site, visit, look, error);
  if (visit.body.text('act') === 'next') return toPresentStep(site, visit);
  return redirectTo(stepPath(visit.slug, 'empires'));
}

export const SETUP_EMPIRES_ROUTES: readonly Route[] = stepRoutes({
  at: 'empires',
  page: SETUP_EMPIRES_PAGE,
  show,
  save,
  isLong: true,
});
