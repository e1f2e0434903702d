import { listed } from '#kernel/words/listed';
import { ok } from '#kernel/result/result';
import { billedList, copyOfList, emptyList } from '#app/designer/new-list';
import { publishedList, publishedLists } from '#app/designer/published-list';
import type { ListHead } from '#app/ports/list-record';
import { type Outcome, refuse, type UseCaseError } from '#app/use-case-error';
import type { DraftList } from '#content/force-lists/house-list-schema';
import { readListText } from '#content/force-lists/read-list-text';
import type { Flash } from '#http/pages/frame';
import { nothingHere, problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { ownFormToken } from '#http/visits/form-tokens-of';
import type { Visit } from '#http/visits/visit';
import { DESIGN_RULES } from '#rules/design/design-rules';
import { afterChange } from './after-change.ts';
import { atSavedList } from './at-saved-list.ts';
import { DESIGNER_PAGE, designerPage } from './designer-page.ts';
import { downloadPublished, LIST_FORMS } from './downloads.ts';
import { flashOf } from './list-page.ts';
import { PUBLISHED_PAGE, publishedPage } from './published-page.ts';
import { showList, TO_DESIGNER } from './show-list.ts';
import { TEXTS } from './texts.ts';
import { newWork } from './work.ts';

const HOME = { href: '/', label: TEXTS.toCampaigns };

type Refused = Readonly<{ error: UseCaseError | null; text: string; mayOpen: boolean }>;
const NOT_REFUSED: Refused = { error: null, text: '', mayOpen: false };

/** The lists that the visitor's account has saved. */
async function savedLists(
  { useCases }: Site,
  { account }: Visit,
): Promise<Outcome<readonly ListHead[]>> {
  return account === null ? ok([]) : useCases.readSavedLists({ session: account.session });
}

/** The first page of the designer; `refused`: the list that can't be opened. */
async function showHome(site: Site, visit: Visit, refused: Refused): Promise<Reply> {
  const published = publishedLists(site.forceLists);
  if (!published.ok) return problemReply(published.error, HOME);
  const saved = await savedLists(site, visit);
  if (!saved.ok) return problemReply(saved.error, HOME);
  const content = designerPage({
    formToken: ownFormToken(visit, null),
    hasAccount: visit.account !== null,
    ...{ saved: saved.value, published: published.value, sent: visit.body, ...refused },
  });
  const status = refused.error === null ? 200 : statusOf(refused.error);
  return pageReply(DESIGNER_PAGE, content, { title: TEXTS.designer, status });
}

export const showDesigner = (site: Site, visit: Visit): Promise<Reply> =>
  showHome(site, visit, NOT_REFUSED);

/** Opens a new list, and saves it at once if somebody has an account. */
const open = (
  site: Site,
  visit: Visit,
  list: DraftList,
  flashes: readonly Flash[] = [],
): Promise<Reply> => {
  const work = newWork(list);
  return visit.account === null
    ? showList(site, visit, work, { flashes })
    : afterChange(site, visit, { work, changed: list, flashes });
};

async function copy(site: Site, visit: Visit): Promise<Reply> {
  const from = publishedList(site.forceLists, visit.body.text('from'));
  if (!from.ok) return showHome(site, visit, { ...NOT_REFUSED, error: from.error });
  const { list, leftOut } = copyOfList(from.value, from.value.designs);
  const flashes = leftOut.length === 0 ? [] : [flashOf(TEXTS.leftOut(listed(leftOut)), 'info')];
  return open(site, visit, list, flashes);
}

/** Opens the list of a file or a text. One that the rules forbid is refused, and opened only if somebody wants to correct it. */
async function openText(site: Site, visit: Visit, mayBeWrong: boolean): Promise<Reply> {
  const { body } = visit;
  const text = body.texts('text').find((one) => one.trim() !== '') ?? '';
  if (text === '') {
    const { error } = refuse('LIST_REFUSED', [
      { code: 'SHAPE', path: '', text: TEXTS.nothingChosen },
    ]);
    return showHome(site, visit, { error, text, mayOpen: false });
  }
  const read = readListText(text, DESIGN_RULES);
  if (read.ok) return open(site, visit, read.value.draft);
  const { issues, draft } = read.error;
  if (mayBeWrong && draft !== null) return open(site, visit, billedList(draft));
  const { error } = refuse('LIST_REFUSED', issues);
  return showHome(site, visit, { error, text, mayOpen: draft !== null });
}

/** Begins a list: empty, as a copy, or from a file or text. */
export function begin(site: Site, visit: Visit): Promise<Reply> {
  switch (visit.body.text('act')) {
    case 'copy':
      return copy(site, visit);
    case 'text':
      return openText(site, visit, false);
    case 'text-anyway':
      return openText(site, visit, true);
    default:
      return open(site, visit, emptyList('new-list', TEXTS.newList));
  }
}

/** A saved list by its address. */
export const showSaved = atSavedList((site, visit, work) => showList(site, visit, work));

/** A published list with its classes. */
export function showPublished(site: Site, visit: Visit): Promise<Reply> {
  const list = publishedList(site.forceLists, visit.param('list'));
  if (!list.ok) return Promise.resolve(problemReply(list.error, TO_DESIGNER));
  const content = publishedPage(site, list.value, ownFormToken(visit, null));
  return Promise.resolve(pageReply(PUBLISHED_PAGE, content, { title: list.value.name }));
}

/** A published list as a file. */
export async function publishedFile(site: Site, visit: Visit): Promise<PlainReply> {
  const list = publishedList(site.forceLists, visit.param('list'));
  const form = LIST_FORMS.find((one) => one === visit.param('form'));
  if (!list.ok) return problemReply(list.error, TO_DESIGNER);
  return form === undefined ? nothingHere() : downloadPublished(site, visit, list.value, form);
}
