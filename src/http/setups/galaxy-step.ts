import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { SetupGalaxy } from '#app/usecases/setups/read-setup-galaxy';
import type { UseCaseError } from '#app/use-case-error';
import { editIn } from '#http/galaxy/edit-in';
import { nothingHere, problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { ownFormToken } from '#http/visits/form-tokens-of';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { actAs, toPresentStep } from './acts.ts';
import { atOf, atSetup, type SetupVisit, toSetup } from './at-setup.ts';
import { SETUP_GALAXY_PAGE, setupGalaxyPage } from './galaxy-page.ts';
import { stepPath } from './setup-head.ts';
import { TEXTS } from './texts.ts';
import { troubleOf } from './trouble.ts';

const PATH = '/setups/:slug/galaxy';

const PLACING = { form: 'system', fieldOf: (): undefined => undefined };

async function show(
  site: Site,
  visit: SetupVisit,
  look: SetupLook,
  error: UseCaseError | null = null,
): Promise<Reply> {
  let galaxy: SetupGalaxy | null = null;
  if (look.isModerator) {
    const { forceLists } = site;
    const read = await site.useCases.readSetupGalaxy({ ...atOf(visit), forceLists });
    if (!read.ok) return problemReply(read.error, toSetup(visit.slug));
    galaxy = read.value;
  }
  const { body } = visit;
  const content = setupGalaxyPage({
    ...{ look, galaxy, formToken: ownFormToken(visit, null), sent: body },
    system: body.has('system') ? body.text('system') : visit.query('system'),
    isRefused: error !== null,
    trouble: troubleOf(error, PLACING),
    renderers: site.renderers,
  });
  const status = error === null ? 200 : statusOf(error);
  return pageReply(SETUP_GALAXY_PAGE, content, { title: TEXTS.setupOf(look.name), status });
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

export const SETUP_GALAXY_ROUTES: readonly Route[] = [
  {
    who: 'anyone',
    method: 'get',
    path: PATH,
    page: SETUP_GALAXY_PAGE,
    handle: atSetup((site, visit, look) => show(site, visit, look)),
  },
  { who: 'anyone', method: 'post', path: PATH, handle: atSetup(save) },
];
