import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { UseCaseError } from '#app/use-case-error';
import { statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { ownFormToken } from '#http/visits/form-tokens-of';
import { wholeNumber } from '#http/visits/form-body';
import { actAs } from './acts.ts';
import { atSetup, type SetupVisit } from './at-setup.ts';
import {
  HOMEWORLD_PLACING,
  SETUP_HOMEWORLDS_PAGE,
  setupHomeworldsPage,
} from './homeworlds-page.ts';
import { stepPath } from './setup-head.ts';
import { TEXTS } from './texts.ts';
import { troubleOf } from './trouble.ts';

const PATH = '/setups/:slug/homeworlds';

function show(visit: SetupVisit, look: SetupLook, error: UseCaseError | null = null): Reply {
  const content = setupHomeworldsPage({
    ...{ look, formToken: ownFormToken(visit, null), sent: visit.body },
    chosen: visit.query('place'),
    trouble: troubleOf(error, HOMEWORLD_PLACING),
  });
  const status = error === null ? 200 : statusOf(error);
  return pageReply(SETUP_HOMEWORLDS_PAGE, content, { title: TEXTS.setupOf(look.name), status });
}

async function choose(site: Site, visit: SetupVisit, look: SetupLook): Promise<Reply> {
  const { body } = visit;
  const numberIn = (name: string): number => wholeNumber(body.text(name)) ?? -1;
  const act = { kind: 'homeworld', player: numberIn('player'), place: numberIn('place') };
  const error = await actAs(site, visit, act);
  return error === null ? redirectTo(stepPath(visit.slug, 'homeworlds')) : show(visit, look, error);
}

export const SETUP_HOMEWORLDS_ROUTES: readonly Route[] = [
  {
    who: 'anyone',
    method: 'get',
    path: PATH,
    page: SETUP_HOMEWORLDS_PAGE,
    handle: atSetup((_site, visit, look) => Promise.resolve(show(visit, look))),
  },
  { who: 'anyone', method: 'post', path: PATH, handle: atSetup(choose) },
];
