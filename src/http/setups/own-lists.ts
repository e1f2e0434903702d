import { brandAs } from '#kernel/brand/brand';
import { err, ok, type Result } from '#kernel/result/result';
import type { SavedListId } from '#app/ports/list-record';
import type { SetupLook } from '#app/usecases/setups/read-setup';
import { type Outcome, refuse, type UseCaseError } from '#app/use-case-error';
import type { ContentIssue } from '#content/issue';
import type { InnerList } from '#content/force-lists/house-list-schema';
import { readListsText } from '#content/force-lists/read-lists-text';
import { textOfList } from '#content/force-lists/text-of-list';
import { downloadPublished, LIST_FORMS } from '#http/designer/downloads';
import { listFiles } from '#http/designer/published-page';
import { DOCUMENT_PAGE } from '#http/pages/document-page';
import { titledHtml } from '#http/pages/html';
import { nothingHere, problemReply } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { DESIGN_RULES } from '#rules/design/design-rules';
import { actAs } from './acts.ts';
import { atOf, atSetup, type SetupVisit } from './at-setup.ts';
import { showEmpires } from './show-empires.ts';
import { stepPath } from './setup-head.ts';
import { setupListPath } from './setup-paths.ts';
import { TEXTS } from './texts.ts';

const nothingChosen = (): readonly ContentIssue[] => [
  { code: 'SHAPE', path: '', text: TEXTS.noListChosen },
];

/** The text of the lists: of a file, of the field, or of a list that the moderator has designed. */
async function textIn(
  { useCases }: Site,
  { body, account: { session } }: SetupVisit,
): Promise<Outcome<string>> {
  if (body.text('act') !== 'saved') return ok(body.text('text'));
  const list = brandAs<SavedListId>(body.text('saved'));
  const saved = await useCases.readSavedList({ session, list });
  return saved.ok ? ok(textOfList(saved.value.draft)) : saved;
}

function listsIn(text: string): Result<readonly InnerList[], UseCaseError> {
  const read = text.trim() === '' ? err(nothingChosen()) : readListsText(text, DESIGN_RULES);
  return read.ok ? read : refuse('LIST_REFUSED', read.error);
}

async function add(site: Site, visit: SetupVisit, look: SetupLook): Promise<Reply> {
  const text = await textIn(site, visit);
  const lists = text.ok ? listsIn(text.value) : text;
  const error = lists.ok
    ? await actAs(site, visit, { kind: 'force-lists', forceLists: lists.value })
    : lists.error;
  if (error === null) return redirectTo(stepPath(visit.slug, 'empires'));
  const sent = visit.body.text('act') === 'saved' || !text.ok ? '' : text.value;
  return showEmpires(site, visit, look, { error, lists: sent });
}

/** Adds force lists to the campaign, or removes one. */
async function change(site: Site, visit: SetupVisit, look: SetupLook): Promise<Reply> {
  const { body, slug } = visit;
  if (body.text('act') !== 'remove') return add(site, visit, look);
  const error = await actAs(site, visit, { kind: 'remove-list', list: body.text('list') });
  return error === null
    ? redirectTo(stepPath(slug, 'empires'))
    : showEmpires(site, visit, look, { error, lists: '' });
}

const toEmpires = (slug: string) => ({ href: stepPath(slug, 'empires'), label: TEXTS.toEmpires });

const readList = ({ useCases, forceLists }: Site, visit: SetupVisit) =>
  useCases.readSetupForceList({ ...atOf(visit), list: visit.param('list'), forceLists });

/** A force list of the campaign with its classes. */
async function show(site: Site, visit: SetupVisit): Promise<Reply> {
  const back = toEmpires(visit.slug);
  const list = await readList(site, visit);
  if (!list.ok) return problemReply(list.error, back);
  const { id, name, designs } = list.value;
  const content = {
    html: titledHtml(name, site.renderers.forceListPage({ name, designs, units: 0 })),
    downloads: listFiles(setupListPath(visit.slug, id)),
    back: [back],
    note: '',
    tool: '' as const,
  };
  return pageReply(DOCUMENT_PAGE, content, { title: name });
}

/** The same as a file. */
async function file(site: Site, visit: SetupVisit): Promise<PlainReply> {
  const form = LIST_FORMS.find((one) => one === visit.param('form'));
  if (form === undefined) return nothingHere();
  const list = await readList(site, visit);
  if (!list.ok) return problemReply(list.error, toEmpires(visit.slug));
  return downloadPublished(site, visit, list.value, form);
}

const of = { who: 'anyone', method: 'get' } as const;
const LIST = '/setups/:slug/lists/:list';

export const SETUP_LIST_ROUTES: readonly Route[] = [
  {
    ...{ who: 'anyone', method: 'post', path: '/setups/:slug/lists' },
    ...{ takesMuch: 'seated', takesFile: true },
    handle: atSetup(change),
  },
  { ...of, path: LIST, page: DOCUMENT_PAGE, handle: atSetup(show) },
  { ...of, path: `${LIST}/:form`, handle: atSetup(file) },
];
