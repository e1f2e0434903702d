import { progressPage } from './progress-page.ts';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { ModeratorVisit } from '#http/visits/visit';
import type { Route } from '#http/routes/route';
import { toDesk } from './to-desk.ts';

async function progress({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const read = await useCases.readProgress(visit.seat);
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const content = progressPage(read.value, visit.seat);
  return pageReply('progress', content, { title: 'Run of the turn' });
}

/** The same without its frame, for the script that follows a run. */
async function progressPart(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const read = await site.useCases.readProgress(visit.seat);
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const content = progressPage(read.value, visit.seat);
  return { kind: 'part', html: site.filler.part('progress-part', content) };
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
  const title = 'Export the campaign?';
  const content = {
    title,
    lead: 'You get one file with everything: the campaign, its orders, reports, journal, notes, rulings and messages. You can import it on any server.',
    points: [
      'It shows everything without fog, and the secret of the dice. Don’t give it to any player',
      'It has no links or passwords. You make new links after you import it',
      'The journal logs the export',
    ],
    action: `${base}/export`,
    formToken,
    hidden: [],
    fields: [],
    button: 'Export the campaign',
    danger: false,
    back: toDesk(visit),
  };
  return Promise.resolve(pageReply('confirm', content, { title }));
};

async function exportFile({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const made = await useCases.exportCampaign({ actor: visit.seat.actor, isDownload: true });
  if (!made.ok) return problemReply(made.error, toDesk(visit));
  const { slug, turn, text } = made.value;
  const saveAs = `${slug}-turn-${String(turn)}.farlane.json`;
  return { kind: 'file', type: 'application/json', body: text, saveAs };
}

const at = (
  method: Route['method'],
  path: string,
  truth: boolean,
  handle: (site: Site, visit: ModeratorVisit) => Promise<Reply>,
): Route => ({ who: 'moderator', method, path, truth, handle });

export const MODERATOR_RUNNING_ROUTES: readonly Route[] = [
  at('get', '/progress', false, progress),
  at('get', '/progress/part', false, progressPart),
  at('post', '/progress/stop', false, stopNow),
  at('post', '/going-on', false, chooseGoingOn),
  at('get', '/export', true, askExport),
  at('post', '/export', true, exportFile),
];
