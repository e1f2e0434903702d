import { GALAXY_EDIT_PAGE, galaxyEditPage } from './edit-page.ts';
import { type DraftLook, GALAXY_PAGE, galaxyPage, scenarioFileName } from './galaxy-page.ts';
import { NEW_GALAXY_PAGE, newGalaxyPage, usualList } from './new-galaxy-page.ts';
import { listForceLists } from '#app/usecases/campaigns/list-force-lists';
import type { DraftGalaxyInput, GalaxyDraft } from '#app/usecases/galaxies/draft-galaxy';
import type { Outcome, UseCaseError } from '#app/use-case-error';
import { editIn } from './edit-in.ts';
import { playersIn, RECIPE_FIELDS, recipeIn } from './galaxy-recipe.ts';
import { refusalLines } from '#http/replies/problem-lines';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { FormBody } from '#http/visits/form-body';
import { ownFormToken } from '#http/visits/form-tokens-of';
import type { Visit } from '#http/visits/visit';
import { forOwners, makeCampaign } from '#http/desk/new-campaign';
import type { Route } from '#http/routes/route';
import { TEXTS } from './texts.ts';

const PATH = '/campaigns/new/galaxy';
const BACK = { href: '/campaigns/new', label: TEXTS.toNewCampaign };
const REFUSED = 422;

/** The form of a new galaxy, with what was sent. */
function ask({ forceLists }: Site, visit: Visit, trouble: UseCaseError | null): Reply {
  const lists = listForceLists(forceLists);
  if (!lists.ok) return problemReply(lists.error, BACK);
  const { body } = visit;
  const players = body.has('players') ? body.text('players') : visit.query('players');
  const content = newGalaxyPage({
    formToken: ownFormToken(visit, null),
    problems: trouble === null ? [] : refusalLines(trouble),
    players: playersIn(players),
    lists: lists.value,
    sent: body,
  });
  const status = trouble === null ? 200 : statusOf(trouble);
  return pageReply(NEW_GALAXY_PAGE, content, { title: TEXTS.newGalaxy, status });
}

/** What the fields of a form ask for. Empires that the form had no fields for yet, as their number was only changed, get the usual lists. */
function recipeOf({ forceLists }: Site, body: FormBody): ReturnType<typeof recipeIn> {
  const recipe = recipeIn(body);
  const known = listForceLists(forceLists);
  if (!known.ok) return recipe;
  const lists = recipe.lists.map((one, player) =>
    body.has(RECIPE_FIELDS.list(player)) ? one : usualList(known.value, player),
  );
  return { ...recipe, lists };
}

/** The map that the fields of a form draw. */
const drawn = (
  site: Site,
  { body }: Visit,
  change: Pick<DraftGalaxyInput, 'change'> = {},
): Promise<Outcome<GalaxyDraft>> =>
  site.useCases.draftGalaxy({
    ...recipeOf(site, body),
    ...change,
    forceLists: site.forceLists,
  });

const lookAt = ({ renderers }: Site, visit: Visit, draft: GalaxyDraft): DraftLook => ({
  draft,
  formToken: ownFormToken(visit, null),
  sent: visit.body,
  renderers,
});

function fairness(look: DraftLook, trouble: UseCaseError | null): Reply {
  const content = galaxyPage(look, trouble === null ? [] : refusalLines(trouble));
  const status = trouble === null ? 200 : statusOf(trouble);
  return pageReply(GALAXY_PAGE, content, { title: TEXTS.fairness(content.title), status });
}

/** Rolls the map, or goes back to its choices. */
async function show(site: Site, visit: Visit): Promise<Reply> {
  if (visit.body.text('act') === 'choices') return ask(site, visit, null);
  const draft = await drawn(site, visit);
  if (!draft.ok) return ask(site, visit, draft.error);
  return fairness(lookAt(site, visit, draft.value), null);
}

async function edit(site: Site, visit: Visit): Promise<Reply> {
  const change = editIn(visit.body);
  const draft = await drawn(site, visit, change === undefined ? {} : { change });
  if (!draft.ok) return ask(site, visit, draft.error);
  const content = galaxyEditPage(lookAt(site, visit, draft.value));
  const status = draft.value.refused.length === 0 ? 200 : REFUSED;
  return pageReply(GALAXY_EDIT_PAGE, content, { title: TEXTS.mapEditor(content.title), status });
}

async function download(site: Site, visit: Visit): Promise<Reply> {
  const draft = await drawn(site, visit);
  if (!draft.ok) return ask(site, visit, draft.error);
  const { text, scenario } = draft.value;
  const saveAs = scenarioFileName(scenario.name);
  return { kind: 'file', type: 'application/json', body: text, saveAs };
}

async function make(site: Site, visit: Visit): Promise<Reply> {
  const draft = await drawn(site, visit);
  if (!draft.ok) return ask(site, visit, draft.error);
  const made = await makeCampaign(site, visit, draft.value.text);
  return made.ok ? made.value : fairness(lookAt(site, visit, draft.value), made.error);
}

const post = (path: string, handle: (site: Site, visit: Visit) => Promise<Reply>): Route => ({
  ...{ who: 'anyone', method: 'post', path },
  ...{ takesMuch: 'moderators', handle: forOwners(handle) },
});

export const NEW_GALAXY_ROUTES: readonly Route[] = [
  {
    who: 'anyone',
    method: 'get',
    path: PATH,
    page: NEW_GALAXY_PAGE,
    handle: forOwners((site, visit) => Promise.resolve(ask(site, visit, null))),
  },
  post(PATH, show),
  post(`${PATH}/edit`, edit),
  post(`${PATH}/scenario`, download),
  post(`${PATH}/make`, make),
];
