import type { SetupLook } from '#app/usecases/setups/read-setup';
import { nothingHere } from '#http/replies/problem-reply';
import { redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import { actAs, toPresentStep } from './acts.ts';
import type { SetupVisit } from './at-setup.ts';
import { SETUP_EMPIRES_PAGE } from './empires-page.ts';
import { stepPath } from './setup-head.ts';
import { afterwards, stepRoutes } from './setup-step.ts';
import { showEmpires } from './show-empires.ts';

/** All treaties after the form changed the one between two players. */
function treatiesAct({ body }: SetupVisit, { plan: { treaties } }: SetupLook): object {
  const pair = [wholeNumber(body.text('one')) ?? 0, wholeNumber(body.text('other')) ?? 0];
  const others = treaties.filter(({ between }) => !between.every((one) => pair.includes(one)));
  const state = body.text('state');
  const all = state === '' ? others : [...others, { between: pair, state }];
  return { kind: 'treaties', treaties: all };
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
  if (error !== null) return showEmpires(site, visit, look, { error });
  if (visit.body.text('act') === 'next') return toPresentStep(site, visit);
  const isLeft = visit.body.text('name').trim() === '' || visit.body.text('list') === '';
  const isEmpire = visit.body.text('act') === 'empire' && look.step === 'empires';
  return redirectTo(
    afterwards(stepPath(visit.slug, 'empires'), isEmpire && isLeft ? 'left' : 'saved'),
  );
}

export const SETUP_EMPIRES_ROUTES: readonly Route[] = stepRoutes({
  at: 'empires',
  page: SETUP_EMPIRES_PAGE,
  show: (site, visit, look) => showEmpires(site, visit, look),
  save,
});
