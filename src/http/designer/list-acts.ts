import { brandAs } from '#kernel/brand/brand';
import type { SavedListId } from '#app/ports/list-record';
import { changeList, hasRoom, type ListChange } from '#app/designer/change-list';
import { draftListOf } from '#content/force-lists/read-draft-list';
import { refuse } from '#app/use-case-error';
import { CONFIRM_PAGE } from '#http/pages/confirm-page';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import { ownFormToken } from '#http/visits/form-tokens-of';
import type { Visit } from '#http/visits/visit';
import { showClass } from './class-acts.ts';
import { afterChange } from './after-change.ts';
import { downloadDraft, LIST_FORMS } from './downloads.ts';
import { flashOf, NAMES } from './list-page.ts';
import { showList, TO_DESIGNER } from './show-list.ts';
import { TEXTS } from './texts.ts';
import { newWork, savedPath, type Work, workIn } from './work.ts';

/** `edit 3`: an act with the place that it is about. */
function actIn(text: string): Readonly<{ name: string; number: number }> {
  const [name = '', number = ''] = text.split(' ');
  return { name, number: wholeNumber(number) ?? -1 };
}

async function rename(site: Site, visit: Visit, work: Work): Promise<Reply> {
  const { body } = visit;
  const [name, id] = NAMES.map((field) => body.text(field).trim());
  const renamed = draftListOf({ ...work.list, name, id });
  if (!renamed.ok) {
    const issues = renamed.error.map((issue) => ({ ...issue, field: issue.path }));
    const { error } = refuse('LIST_REFUSED', issues);
    return showList(site, visit, work, { error, sent: body });
  }
  const changed = changeList(work.list, { kind: 'rename', id: id ?? '', name: name ?? '' });
  return afterChange(site, visit, { work, changed });
}

/** Makes an earlier version the present one; it becomes a new version itself. */
async function restore(site: Site, visit: Visit, work: Work, revision: number): Promise<Reply> {
  const { account } = visit;
  const { saved } = work;
  if (account === null || saved === null) return showList(site, visit, work);
  const { session } = account;
  const earlier = await site.useCases.readSavedList({ session, list: saved.list, revision });
  if (!earlier.ok) return showList(site, visit, work, { error: earlier.error });
  const flashes = [flashOf(TEXTS.restored)];
  return afterChange(site, visit, { work, changed: earlier.value.draft, flashes });
}

/** The version of this window as a list of its own, beside the one that another window has saved. */
const saveAsNew = (site: Site, visit: Visit, { list }: Work): Promise<Reply> =>
  afterChange(site, visit, { work: newWork(list), changed: list, flashes: [flashOf(TEXTS.saved)] });

const undo = (site: Site, visit: Visit, work: Work): Promise<Reply> =>
  afterChange(site, visit, {
    work,
    changed: work.before ?? work.list,
    flashes: [flashOf(TEXTS.undone)],
  });

function askToDelete(visit: Visit, { list, saved }: Work): Reply {
  if (saved === null) return redirectTo('/designer');
  const content = {
    title: TEXTS.deleteList(list.name),
    lead: TEXTS.deleteLead,
    points: [TEXTS.deletePoint],
    action: '/designer/delete',
    formToken: ownFormToken(visit, null),
    hidden: [
      { name: 'saved', value: saved.list },
      { name: 'revision', value: String(saved.revision) },
    ],
    fields: [],
    button: TEXTS.deleteButton,
    danger: true,
    back: { href: savedPath(saved), label: 'Cancel' },
  };
  return pageReply(CONFIRM_PAGE, content, { title: content.title });
}

const CHANGES: readonly string[] = ['copy', 'delete', 'raise', 'lower'];
const isChange = (name: string): name is Exclude<ListChange['kind'], 'put' | 'rename'> =>
  CHANGES.includes(name);

async function addOrCopy(site: Site, visit: Visit, work: Work, change: ListChange): Promise<Reply> {
  if (change.kind === 'copy' && !hasRoom(work.list)) {
    return showList(site, visit, work, { flashes: [flashOf(TEXTS.listFull, 'bad')] });
  }
  return afterChange(site, visit, { work, changed: changeList(work.list, change) });
}

const downloads = Object.fromEntries(
  LIST_FORMS.map((form): [string, Act] => [
    form,
    (site, visit, work) => downloadDraft(site, visit, work.list, form),
  ]),
);

type Act = (site: Site, visit: Visit, work: Work, number: number) => Promise<Reply> | Reply;

const ACTS: Readonly<Record<string, Act>> = {
  add: (site, visit, work) => showClass(site, visit, work, null),
  edit: (site, visit, work, number) => showClass(site, visit, work, number),
  rename,
  restore,
  undo,
  'save-new': saveAsNew,
  'ask-delete': (_site, visit, work) => askToDelete(visit, work),
  ...downloads,
};

/** What a button of the page of a list asks for. */
export async function actOnList(site: Site, visit: Visit): Promise<Reply> {
  const work = workIn(visit.body);
  if (!work.ok) return problemReply(work.error, TO_DESIGNER);
  const { name, number } = actIn(visit.body.text('act'));
  if (isChange(name)) return addOrCopy(site, visit, work.value, { kind: name, index: number });
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  return act === undefined
    ? showList(site, visit, work.value)
    : act(site, visit, work.value, number);
}

/** Deletes a saved list, after the question whether to. */
export async function deleteSaved({ useCases }: Site, visit: Visit): Promise<Reply> {
  const { account, body } = visit;
  const [id, revision] = [body.text('saved'), wholeNumber(body.text('revision')) ?? 0];
  if (account === null) return redirectTo('/designer');
  const { session } = account;
  const list = brandAs<SavedListId>(id);
  const gone = await useCases.deleteList({ session, list, revision });
  return gone.ok ? redirectTo('/designer') : problemReply(gone.error, TO_DESIGNER);
}
