import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { UseCaseError } from '#app/use-case-error';
import { editIn } from '#http/galaxy/edit-in';
import { nothingHere, problemReply } from '#http/replies/problem-reply';
import { redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { ownFormToken } from '#http/visits/form-tokens-of';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { actAs, toPresentStep } from './acts.ts';
import { atOf, type SetupVisit, toSetup } from './at-setup.ts';
import { SETUP_GALAXY_PAGE, setupGalaxyPage } from './galaxy-page.ts';
import { stepPath } from './setup-head.ts';
import { readGalaxy, setupReply, stepRoutes } from './setup-step.ts';
import { troubleOf } from './trouble.ts';

const PLACING = { form: 'system', fieldOf: (): undefined => undefined };

async function show(
  site: Site,
  visit: SetupVisit,
  look: SetupLook,
  error: UseCaseError | null = null,
): Promise<Reply> {
  const galaxy = await readGalaxy(site, visit, look);
  if (!galaxy.ok) return problemReply(galaxy.error, toSetup(visit.slug));
  const { body } = visit;
  const content = setupGalaxyPage({
    ...{ look, galaxy: galaxy.value, formToken: ownFormToken(visit, null), sent: body },
    system: body.has('system') ? body.text('system') : visit.query('system'),
    isRefused: error !== null,
    trouble: troubleOf(error, PLACING),
    renderers: site.renderers,
  });
  return setupReply(SETUP_GALAXY_PAGE, content, { look, error });
}

type Named = Readonly<{ becomes?: object }>;

/** A change of the map as the form asks for it. Systems keep their owners. */
function editOf(body: FormBody): unknown {
  const change = editIn(body);
  if (change?.kind !== 'edit') return undefined;
  const edit = change.edit as Named;
  if (edit.becomes === undefined) return edit;
  const values = Object.entries(edit.becomes).filter(([name]) => name !== 'owner');
  return { ...edit, becomes: Object.fromEntries(values) };
}

/** What a form of the page asks for; undefined: it was not made by us. */
async function actIn(site: Site, visit: SetupVisit): Promise<object | undefined> {
  const { body } = visit;
  if (body.text('act') === 'next') return { kind: 'next' };
  if (body.text('act') === 'roll') {
    return { kind: 'roll', roll: wholeNumber(body.text('roll')) ?? 0 };
  }
  const edit = editOf(body);
  if (edit === undefined) return undefined;
  const { forceLists } = site;
  const read = await site.useCases.readSetupGalaxy({ ...atOf(visit), forceLists });
  const before = read.ok ? (read.value.map?.edits ?? []) : [];
  return { kind: 'edits', edits: [...before, edit] };
}

async function save(site: Site, visit: SetupVisit, look: SetupLook): Promise<Reply> {
  const act = await actIn(site, visit);
  if (act === undefined) return nothingHere();
  const error = await actAs(site, visit, act);
  if (error !== null) return show(site, visit, look, error);
  if (visit.body.text('act') === 'next') return toPresentStep(site, visit);
  const system = visit.body.text('system');
  const chosen = system === '' ? '' : `?system=${encodeURIComponent(system)}#chosen`;
  return redirectTo(`${stepPath(visit.slug, 'galaxy')}${chosen}`);
}

export const SETUP_GALAXY_ROUTES: readonly Route[] = stepRoutes({
  at: 'galaxy',
  page: SETUP_GALAXY_PAGE,
  show,
  save,
});
