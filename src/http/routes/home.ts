import type { CampaignLine } from '#app/usecases/list-campaigns';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { Seat } from '#http/visits/seat';
import type { Visit } from '#http/visits/visit';
import type { Route } from './route.ts';

async function roleText({ useCases }: Site, { actor }: Seat): Promise<string> {
  if (actor.kind === 'moderator') return 'Moderator';
  const desk = await useCases.readPlayerDesk({ actor });
  return desk.ok ? (desk.value.issued?.view.empire.name ?? actor.empire) : actor.empire;
}

function stageText(line: CampaignLine | undefined): string {
  if (line === undefined) return '';
  const stage = line.stage === 'orders' ? 'orders are open' : 'in processing';
  return `Turn ${String(line.turn)} (${line.label}), ${stage}`;
}

/** Who you are and where you sit; without a seat, how to get one. */
async function home(site: Site, { seats }: Visit): Promise<Reply> {
  const listed = await site.useCases.listCampaigns();
  const lines = listed.ok ? listed.value : [];
  const rows = await Promise.all(
    seats.map(async (seat) => ({
      href: `${seat.base}/`,
      campaign: seat.campaign.name,
      role: await roleText(site, seat),
      stage: stageText(lines.find(({ slug }) => slug === seat.campaign.slug)),
      formToken: seat.formToken,
    })),
  );
  return pageReply('home', { seats: rows }, { title: 'Your campaigns' });
}

const health = (): Promise<Reply> =>
  Promise.resolve({ kind: 'file', type: 'text/plain', body: 'ok\n', saveAs: null });

export const HOME_ROUTES: readonly Route[] = [
  { who: 'anyone', method: 'get', path: '/', handle: home },
  { who: 'anyone', method: 'get', path: '/healthz', handle: health },
];
