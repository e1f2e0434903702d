import { freeName } from '#app/campaigns/campaign-name';
import { ownNames } from '#http/visits/own-names';
import type { UseCaseError } from '#app/use-case-error';
import { placeFields, textField } from '#http/forms/field';
import { formBodyOf } from '#http/visits/form-body';
import { SHARED_TEXTS } from '#http/words/texts';
import { CAMPAIGN_MADE_PAGE } from './new-campaign-page.ts';
import { CONFIRM_PAGE } from '#http/pages/confirm-page';
import { PROGRESS_PAGE, PROGRESS_PART, progressPage } from './progress-page.ts';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { ModeratorVisit } from '#http/visits/visit';
import type { Route } from '#http/routes/route';
import { TEXTS } from './texts.ts';
import { toDesk } from './to-desk.ts';

async function progress({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const read = await useCases.readProgress(visit.seat);
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const content = progressPage(read.value, visit.seat);
  return pageReply(PROGRESS_PAGE, content, { title: TEXTS.runOfTurn });
}

/** The same without its frame, for the script that follows a run. */
async function progressPart({ useCases }: Site, visit: ModeratorVisit): Promise<PlainReply> {
  const read = await useCases.readProgress(visit.seat);
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const content = progressPage(read.value, visit.seat);
  return { kind: 'part', filled: PROGRESS_PART.fill(content) };
}

async function stopNow({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { actor, base } = visit.seat;
  // A run that was over before it could be stopped shows on the same page.
  const stopped = await useCases.stopRun({ actor });
  return stopped.ok ? redirectTo(`${base}/progress`) : problemReply(stopped.error, toDesk(visit));
}

async function chooseGoingOn({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { actor, base } = visit.seat;
  const goesOn = visit.body.text('goes-on') === 'yes';
  const chosen = await useCases.chooseGoingOn({ actor, goesOn });
  return chosen.ok ? redirectTo(`${base}/`) : problemReply(chosen.error, toDesk(visit));
}

/** The whole campaign as a file: with the secret of its dice, which is why it asks first. */
const askExport = (_site: Site, visit: ModeratorVisit): Promise<Reply> => {
  const { base, formToken } = visit.seat;
  const title = TEXTS.exportCampaignQuestion;
  const content = {
    title,
    lead: TEXTS.youGetOneFileWithEverything,
    points: [
      TEXTS.itShowsEverythingWithoutFog,
      TEXTS.itHasNoLinksOrPasswords,
      TEXTS.journalLogsExport,
    ],
    action: `${base}/export`,
    formToken,
    hidden: [],
    fields: [],
    button: TEXTS.exportCampaign,
    danger: false,
    back: toDesk(visit),
  };
  return Promise.resolve(pageReply(CONFIRM_PAGE, content, { title }));
};

async function exportFile({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const made = await useCases.exportCampaign({ actor: visit.seat.actor, isDownload: true });
  if (!made.ok) return problemReply(made.error, toDesk(visit));
  const { slug, turn, text } = made.value;
  const saveAs = `${slug}-turn-${String(turn)}.farlane.json`;
  return { kind: 'file', type: 'application/json', body: text, saveAs };
}

function copyPage(visit: ModeratorVisit, error: UseCaseError | null): Reply {
  const { seat, body } = visit;
  const { base, formToken, campaign } = seat;
  const title = TEXTS.copyCampaignQuestion;
  const name = textField({
    name: 'name',
    label: SHARED_TEXTS.nameOfCampaign,
    sent: body.has('name')
      ? body
      : formBodyOf({ name: freeName(TEXTS.copyOf(campaign.name), ownNames(visit)) }),
    max: 80,
    required: true,
  });
  const errors = new Map(
    error === null ? [] : [['name', error.issues[0]?.text ?? error.text] as const],
  );
  const content = {
    title,
    lead: TEXTS.copyLetsYouTry,
    points: [TEXTS.copyHasOtherDice, TEXTS.copyHasNoLetters, TEXTS.playersReadOfCopy],
    action: `${base}/copy`,
    formToken,
    hidden: [],
    fields: placeFields([name], 'copy', errors),
    button: TEXTS.copyCampaign,
    danger: false,
    back: { href: `${base}/`, label: SHARED_TEXTS.backToDesk },
  };
  return pageReply(CONFIRM_PAGE, content, { title, status: error === null ? 200 : 422 });
}

const askCopy = (_site: Site, visit: ModeratorVisit): Promise<Reply> =>
  Promise.resolve(copyPage(visit, null));

/** Faults that the reader mends at the name. */
const OF_NAMES: ReadonlySet<string> = new Set(['CAMPAIGN_NAME', 'CAMPAIGN_NAME_TAKEN']);

/** Makes the copy, and shows the link of its moderator this once. */
async function copy({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { seat, body, origin } = visit;
  const made = await useCases.copyCampaign({
    ...{ actor: seat.actor, name: body.text('name') },
    own: ownNames(visit),
  });
  if (!made.ok)
    return OF_NAMES.has(made.error.code)
      ? copyPage(visit, made.error)
      : problemReply(made.error, toDesk(visit));
  const { name, token } = made.value;
  const ownLink = `${origin}/enter/${token}`;
  const content = { name, ownLink, deskHref: '', players: [], machines: [] };
  return pageReply(CAMPAIGN_MADE_PAGE, content, { title: TEXTS.campaignIsMade(name) });
}

const of = { who: 'moderator' } as const;

export const MODERATOR_RUNNING_ROUTES: readonly Route[] = [
  {
    ...of,
    method: 'get',
    path: '/progress',
    truth: false,
    page: PROGRESS_PAGE,
    nav: null,
    handle: progress,
  },
  { ...of, method: 'get', path: '/progress/part', truth: false, handle: progressPart },
  { ...of, method: 'post', path: '/progress/stop', truth: false, handle: stopNow },
  { ...of, method: 'post', path: '/going-on', truth: false, handle: chooseGoingOn },
  {
    ...of,
    method: 'get',
    path: '/export',
    truth: true,
    page: CONFIRM_PAGE,
    nav: {
      label: TEXTS.exportCampaign,
      card: { group: 'records', place: 42, text: TEXTS.wholeCampaignInOneFile },
    },
    handle: askExport,
  },
  { ...of, method: 'post', path: '/export', truth: true, handle: exportFile },
  {
    ...of,
    method: 'get',
    path: '/copy',
    truth: true,
    page: CONFIRM_PAGE,
    nav: { label: TEXTS.copyCampaign, card: { group: 'records', place: 43, text: TEXTS.copyCard } },
    handle: askCopy,
  },
  { ...of, method: 'post', path: '/copy', truth: true, handle: copy },
];
