import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { UseCaseError } from '#app/use-case-error';
import { redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { ownFormToken } from '#http/visits/form-tokens-of';
import { wholeNumber } from '#http/visits/form-body';
import { actAs } from './acts.ts';
import { type SetupVisit } from './at-setup.ts';
import {
  HOMEWORLD_PLACING,
  SETUP_HOMEWORLDS_PAGE,
  setupHomeworldsPage,
} from './homeworlds-page.ts';
import { stepPath } from './setup-head.ts';
import { setupReply, stepRoutes } from './setup-step.ts';
import { troubleOf } from './trouble.ts';

function show(visit: SetupVisit, look: SetupLook, error: UseCaseError | null = null): Reply {
  const content = setupHomeworldsPage({
    ...{ look, formToken: ownFormToken(visit, null), sent: visit.body },
    chosen: visit.query('place'),
    trouble: troubleOf(error, HOMEWORLD_PLACING),
  });
  return setupReply(SETUP_HOMEWORLDS_PAGE, content, { look, error });
}

async function choose(site: Site, visit: SetupVisit, look: SetupLook): Promise<Reply> {
  const { body } = visit;
  const numberIn = (name: string): number => wholeNumber(body.text(name)) ?? -1;
  const act = { kind: 'homeworld', player: numberIn('player'), place: numberIn('place') };
  const error = await actAs(site, visit, act);
  return error === null ? redirectTo(stepPath(visit.slug, 'homeworlds')) : show(visit, look, error);
}

export const SETUP_HOMEWORLDS_ROUTES: readonly Route[] = stepRoutes({
  at: 'homeworlds',
  page: SETUP_HOMEWORLDS_PAGE,
  show: (_site, visit, look) => Promise.resolve(show(visit, look)),
  save: choose,
});
