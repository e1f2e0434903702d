import { VERDICTS_PART } from '#http/orders/orders-contents';
import { SHARED_TEXTS } from '#http/words/texts';
import { CORRECTIONS_PAGE } from './corrections-content.ts';
import type { UseCaseError } from '#app/use-case-error';
import type { CorrectionPreview } from '#app/corrections/correction-preview';
import { correctionsPage, correctionVerdicts, textMark } from './corrections-page.ts';
import { EDIT_FORMS } from './edit-forms.ts';
import type { Flash } from '#http/pages/frame';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import type { ModeratorVisit } from '#http/visits/visit';
import type { Route } from '#http/routes/route';
import { TEXTS } from './texts.ts';

const DONE: Flash = {
  tone: 'good',
  text: TEXTS.correctionIsMade,
};

type Shown = Readonly<{
  text: string;
  preview: CorrectionPreview | null;
  showsEffect: boolean;
  flash?: Flash;
  status?: number;
  open?: string;
  problem?: string;
}>;

const START: Shown = { text: '', preview: null, showsEffect: false };

const wayBack = ({ seat }: ModeratorVisit): { href: string; label: string } => ({
  href: `${seat.base}/`,
  label: SHARED_TEXTS.backToDesk,
});

const textIn = ({ body }: ModeratorVisit): string => body.text('text').replaceAll('\r\n', '\n');

async function show({ useCases }: Site, visit: ModeratorVisit, shown: Shown): Promise<Reply> {
  const { seat, body: sent } = visit;
  const corrections = await useCases.readCorrections(seat);
  if (!corrections.ok) return problemReply(corrections.error, wayBack(visit));
  const view = await useCases.readModeratorView({ actor: seat.actor, look: 'corrections' });
  if (!view.ok) return problemReply(view.error, wayBack(visit));
  const { flash, status = 200, open = '', problem = '', ...what } = shown;
  const content = correctionsPage({
    ...what,
    seat,
    view: view.value,
    corrections: corrections.value,
    sent,
    open,
    problem,
  });
  const flashes = flash === undefined ? [] : [flash];
  return pageReply(CORRECTIONS_PAGE, content, { title: 'Corrections', status, flashes });
}

const corrections = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  show(site, visit, visit.query('done') === '' ? START : { ...START, flash: DONE });

function previewOf(
  { useCases }: Site,
  { seat, body }: ModeratorVisit,
  text: string,
): ReturnType<Site['useCases']['previewCorrection']> {
  const tellReason = body.has('tell-reason');
  const reason = body.text('reason');
  return useCases.previewCorrection({ actor: seat.actor, text, reason, tellReason });
}

async function preview(
  site: Site,
  visit: ModeratorVisit,
  text: string = textIn(visit),
): Promise<Reply> {
  const tried = await previewOf(site, visit, text);
  if (!tried.ok) return problemReply(tried.error, wayBack(visit));
  const isFine = tried.value.effect !== null;
  const flash: Flash = isFine
    ? { tone: 'info', text: TEXTS.theseWouldBeChanges }
    : { tone: 'bad', text: faultText(tried.value.issues) };
  const status = isFine ? 200 : 422;
  return show(site, visit, { text, preview: tried.value, showsEffect: true, flash, status });
}

/** What is wrong with the whole of it, or that it is wrong line by line. */
function faultText(issues: UseCaseError['issues']): string {
  const whole = issues.filter(({ line }) => line === undefined).map(({ text }) => text);
  return whole.length > 0 ? whole.join(' ') : TEXTS.correctionHasMistakes;
}

const lineOf = ({ body }: ModeratorVisit, name: string): string =>
  EDIT_FORMS.find((form) => form.name === name)?.line(body) ?? '';

/** Previews the line of one form by itself, as on the page of a system. */
async function previewLine(site: Site, visit: ModeratorVisit, name: string): Promise<Reply> {
  const line = lineOf(visit, name);
  if (line === '') return add(site, visit, name);
  const tried = await previewOf(site, visit, line);
  const [first] = tried.ok ? tried.value.lines : [];
  return preview(site, visit, first === undefined || first.read === '' ? line : first.read);
}

/** Adds the line of a form to the text. */
async function add(site: Site, visit: ModeratorVisit, name: string): Promise<Reply> {
  const before = textIn(visit).trimEnd();
  const line = lineOf(visit, name);
  if (line === '') {
    const problem = TEXTS.nothingWasAdded;
    return show(site, visit, { ...START, text: before, open: name, problem, status: 422 });
  }
  const withLine = (added: string): string => (before === '' ? added : `${before}\n${added}`);
  const tried = await previewOf(site, visit, withLine(line));
  if (!tried.ok) return problemReply(tried.error, wayBack(visit));
  const read = tried.value.lines.at(-1)?.read ?? '';
  const text = withLine(read === '' ? line : read);
  return show(site, visit, { text, preview: tried.value, showsEffect: false, open: name });
}

async function correct(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const { seat, body } = visit;
  const text = textIn(visit);
  // Only what was looked at is made.
  if (body.text('previewed') !== textMark(text)) return preview(site, visit);
  const made = await site.useCases.makeCorrection({
    actor: seat.actor,
    version: wholeNumber(body.text('version')) ?? -1,
    text,
    reason: body.text('reason'),
    tellReason: body.has('tell-reason'),
  });
  if (made.ok) return redirectTo(`${seat.base}/corrections?done=corrected`);
  return refusedPage(site, visit, made.error);
}

async function refusedPage(site: Site, visit: ModeratorVisit, error: UseCaseError): Promise<Reply> {
  const text = textIn(visit);
  const tried = await previewOf(site, visit, text);
  const whole = error.issues.filter(({ line }) => line === undefined).map((one) => one.text);
  const flash: Flash = { tone: 'bad', text: [error.text, ...whole].join(' ') };
  const shown = { text, preview: tried.ok ? tried.value : null, showsEffect: true };
  return show(site, visit, { ...shown, flash, status: statusOf(error) });
}

const ADD = 'add ';
const PREVIEW = 'preview ';

function act(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const what = visit.body.text('act');
  if (what.startsWith(ADD)) return add(site, visit, what.slice(ADD.length));
  if (what.startsWith(PREVIEW)) return previewLine(site, visit, what.slice(PREVIEW.length));
  return what === 'correct' ? correct(site, visit) : preview(site, visit);
}

/** The verdicts on a text while it is being written; a script puts them into the page. */
async function judge(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const tried = await previewOf(site, visit, textIn(visit));
  const content = correctionVerdicts(tried.ok ? tried.value : null);
  return { kind: 'part', filled: VERDICTS_PART.fill(content) };
}

export const MODERATOR_CORRECTIONS_ROUTES: readonly Route[] = [
  {
    who: 'moderator',
    method: 'get',
    path: '/corrections',
    truth: true,
    page: CORRECTIONS_PAGE,
    nav: {
      label: 'Corrections',
      card: { group: 'turn', place: 6, text: TEXTS.correctCampaignAfterMistake },
    },
    handle: corrections,
  },
  { who: 'moderator', method: 'post', path: '/corrections', truth: true, handle: act },
  { who: 'moderator', method: 'post', path: '/corrections/judge', truth: true, handle: judge },
];
