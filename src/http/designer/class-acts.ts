import { judgeList } from '#app/designer/judge-list';
import { billedUnit } from '#app/designer/design-of-draft';
import { changeList, hasRoom } from '#app/designer/change-list';
import { publishedLists } from '#app/designer/published-list';
import { refuse } from '#app/use-case-error';
import type { Flash } from '#http/pages/frame';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { type FormBody, formBodyOf, wholeNumber } from '#http/visits/form-body';
import type { Visit } from '#http/visits/visit';
import { atSavedList } from './at-saved-list.ts';
import { classesByKey } from './class-address.ts';
import { formOfUnit, withAbility } from './class-form.ts';
import { CLASS_PAGE, CLASS_PART, classPage, classPart, judgeForm } from './class-page.ts';
import { afterChange } from './after-change.ts';
import { flashOf } from './list-page.ts';
import { showList, TO_DESIGNER } from './show-list.ts';
import { TEXTS } from './texts.ts';
import { savedPath, type Work, workIn, workKeys } from './work.ts';

const REFUSED = 422;

type Form = Readonly<{ work: Work; index: number | null; sent: FormBody }>;
type Extras = Readonly<{ status?: number; flashes?: readonly Flash[] }>;

/** The page of a class, with a form as it was sent. */
function showForm(site: Site, visit: Visit, form: Form, extras: Extras = {}): Reply {
  const published = publishedLists(site.forceLists);
  if (!published.ok) return problemReply(published.error, TO_DESIGNER);
  const asked = { ...form, published: published.value };
  const content = classPage(asked, workKeys(visit, form.work));
  return pageReply(CLASS_PAGE, content, { title: content.title, ...extras });
}

/** A new class, or one of the list. */
export function showClass(
  site: Site,
  visit: Visit,
  work: Work,
  place: number | null,
): Promise<Reply> {
  const unit = place === null ? undefined : work.list.units[place];
  if (place !== null && unit === undefined) return showList(site, visit, work);
  if (place === null && !hasRoom(work.list)) {
    return showList(site, visit, work, { flashes: [flashOf(TEXTS.listFull, 'bad')] });
  }
  const sent = unit === undefined ? formBodyOf({}) : formOfUnit(unit);
  return Promise.resolve(showForm(site, visit, { work, index: place, sent }));
}

/** A class of a saved list, at its address. */
export const showSavedClass = atSavedList((site, visit, work) => {
  const { list, saved } = work;
  const designs = judgeList(list).units.map(({ design }) => design);
  const place = classesByKey(designs).get(visit.param('class'));
  const unit = place === undefined ? undefined : list.units[place];
  if (place !== undefined && unit !== undefined) {
    return Promise.resolve(showForm(site, visit, { work, index: place, sent: formOfUnit(unit) }));
  }
  const back = saved === null ? TO_DESIGNER : { href: savedPath(saved), label: list.name };
  return Promise.resolve(problemReply(refuse('CLASS_GONE').error, back));
});

function formIn(body: FormBody, work: Work): Form {
  const index = wholeNumber(body.text('index')) ?? null;
  return { work, index: index !== null && index in work.list.units ? index : null, sent: body };
}

/** Puts the class into the list, though the rules may forbid it still: nobody loses work. Only what is no class at all is refused. */
async function putClass(site: Site, visit: Visit, form: Form): Promise<Reply> {
  const isUnnamed = form.sent.text('name').trim() === '';
  const { designed } = judgeForm(form);
  const { unit, faults } = designed;
  if (unit === null || isUnnamed) {
    const flashes = [flashOf(isUnnamed ? TEXTS.nameMissing : TEXTS.fieldsWrong, 'bad')];
    return showForm(site, visit, form, { status: REFUSED, flashes });
  }
  const { work, index } = form;
  const changed = changeList(work.list, { kind: 'put', index, unit: billedUnit(unit) });
  const isSaved = visit.account !== null;
  const told = isSaved ? TEXTS.savedWithProblems : TEXTS.putWithProblems;
  const flash =
    faults.length > 0
      ? flashOf(told(faults.length), 'warning')
      : flashOf(isSaved ? TEXTS.saved : TEXTS.put);
  return afterChange(site, visit, { work, changed, flashes: [flash] });
}

/** What a button of the page of a class asks for. */
export async function actOnClass(site: Site, visit: Visit): Promise<Reply> {
  const { body } = visit;
  const work = workIn(body);
  if (!work.ok) return problemReply(work.error, TO_DESIGNER);
  const form = formIn(body, work.value);
  switch (body.text('act')) {
    case 'put':
      return putClass(site, visit, form);
    case 'back':
      return showList(site, visit, work.value);
    case 'ability':
      return showForm(
        site,
        visit,
        { ...form, sent: withAbility(body) },
        { flashes: [flashOf(TEXTS.abilityAdded, 'info')] },
      );
    default:
      return showForm(site, visit, form, { flashes: [flashOf(TEXTS.formShowsCheck, 'info')] });
  }
}

/** What the rules say while the form is filled in; a script puts it into the page. */
export function judgeClass(site: Site, visit: Visit): Promise<PlainReply> {
  const work = workIn(visit.body);
  if (!work.ok) return Promise.resolve(problemReply(work.error, TO_DESIGNER));
  const published = publishedLists(site.forceLists);
  if (!published.ok) return Promise.resolve(problemReply(published.error, TO_DESIGNER));
  const form = formIn(visit.body, work.value);
  const content = classPart({ ...form, published: published.value });
  return Promise.resolve({ kind: 'part', filled: CLASS_PART.fill(content) });
}
