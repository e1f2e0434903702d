import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { Outcome, UseCaseError } from '#app/use-case-error';
import { problemReply } from '#http/replies/problem-reply';
import { type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { ownFormToken } from '#http/visits/form-tokens-of';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { ok } from '#kernel/result/result';
import { actAs, toPresentStep } from './acts.ts';
import { type SetupVisit, toSetup } from './at-setup.ts';
import { MAP_PLACING, SETUP_MAP_PAGE, setupMapPage } from './map-page.ts';
import { setupReply, stepRoutes } from './setup-step.ts';
import { troubleOf } from './trouble.ts';

async function show(
  { useCases }: Site,
  visit: SetupVisit,
  look: SetupLook,
  error: UseCaseError | null = null,
): Promise<Reply> {
  const scenarios = await useCases.listScenarios();
  if (!scenarios.ok) return problemReply(scenarios.error, toSetup(visit.slug));
  const content = setupMapPage({
    ...{ look, scenarios: scenarios.value, formToken: ownFormToken(visit, null) },
    wanted: visit.query('scenario'),
    refused: error === null ? null : visit.body,
    trouble: troubleOf(error, MAP_PLACING),
  });
  return setupReply(SETUP_MAP_PAGE, content, { look, error });
}

/** A number of the form; what is no number is refused by the schema. */
const numberIn = (body: FormBody, name: string): number => wholeNumber(body.text(name)) ?? 0;

/** How the form wants the map drawn. Settings of the map stay as they are, and so does a seed that the reader doesn’t know. */
function drawIn(body: FormBody, { plan: { map } }: SetupLook): object {
  const rings = body.text('rings').trim();
  const seed = body.text('seed').trim();
  return {
    title: body.text('title').trim(),
    ...(rings === '' ? {} : { rings: numberIn(body, 'rings') }),
    ...(seed === '' ? {} : { seed }),
    era: numberIn(body, 'era'),
    ...(map.kind === 'draw' ? { settings: map.settings } : {}),
  };
}

async function mapAct(
  { useCases }: Site,
  { body }: SetupVisit,
  look: SetupLook,
): Promise<Outcome<object>> {
  if (body.text('kind') !== 'scenario') {
    const players = numberIn(body, 'players');
    return ok({ kind: 'map', map: { draw: drawIn(body, look) }, players });
  }
  const scenario = await useCases.readScenario({ name: body.text('scenario') });
  if (!scenario.ok) return scenario;
  // It comes with the program. The schema of setups checks it.
  const map = { scenario: JSON.parse(scenario.value) as unknown };
  return ok({ kind: 'map', map, players: 1 });
}

async function save(site: Site, visit: SetupVisit, look: SetupLook): Promise<Reply> {
  const act = await mapAct(site, visit, look);
  if (!act.ok) return show(site, visit, look, act.error);
  const trouble = await actAs(site, visit, act.value, { endsStep: true });
  return trouble === null ? toPresentStep(site, visit) : show(site, visit, look, trouble);
}

export const SETUP_MAP_ROUTES: readonly Route[] = stepRoutes({
  at: 'map',
  page: SETUP_MAP_PAGE,
  show,
  save,
});
