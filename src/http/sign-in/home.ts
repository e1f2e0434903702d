import { template } from '#http/pages/template';
import type { CampaignLine } from '#app/usecases/campaigns/list-campaigns';
import { pageReply, type PlainReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { Seat } from '#http/visits/seat';
import type { Visit } from '#http/visits/visit';
import { mayDesign } from '#http/designer/designers';
import { type SetupRow, setupRows } from '#http/setups/setup-rows';
import { mayMakeCampaigns } from '#http/desk/new-campaign';
import type { Route } from '#http/routes/route';
import { firstPageAt } from './first-page.ts';
import { TEXTS } from './texts.ts';

type SeatRow = Readonly<{
  href: string;
  campaign: string;
  role: string;
  stage: string;
  formToken: string;
  isOfAccount: boolean;
}>;

/** The first page of the site. */
type HomeContent = Readonly<{
  seats: readonly SeatRow[];
  /** The name of the account that is signed in to, or empty. */
  account: string;
  /** Campaigns that the account helps to set up, those that wait for it first. */
  setups: readonly SetupRow[];
  /** The visitor may make campaigns here. */
  mayMake: boolean;
  /** The visitor may design force lists. */
  mayDesign: boolean;
}>;

const HOME_PAGE = template<HomeContent>('home');

type Standing = Pick<CampaignLine, 'turn' | 'label' | 'stage'>;

function stageText({ turn, label, stage }: Standing): string {
  const words = stage === 'orders' ? TEXTS.ordersAreOpen : TEXTS.inProcessing;
  return TEXTS.turnUnderWay(turn, label, words);
}

/** The state of a campaign: for its moderator the true one, for a player that of their last report. */
async function standingOf(
  { useCases }: Site,
  { actor, campaign }: Seat,
  lines: readonly CampaignLine[],
): Promise<SeatStanding> {
  if (actor.kind === 'spectator') return at(TEXTS.behind(actor.delay));
  if (actor.kind === 'moderator') {
    const line = lines.find(({ slug }) => slug === campaign.slug);
    return at(line === undefined ? '' : stageText(line));
  }
  const desk = await useCases.readPlayerDesk({ actor });
  if (!desk.ok) return at('');
  const { issued, stage } = desk.value;
  if (issued === null) return at(TEXTS.firstTurnIsNotOpenedYet);
  const text = stageText({ turn: issued.turn, label: issued.view.label, stage });
  return { text, page: firstPageAt(desk.value) };
}

/** The state of a campaign in words, and the page that its seat opens first: a player’s desk while they can give orders. */
type SeatStanding = Readonly<{ text: string; page: string }>;
const at = (text: string): SeatStanding => ({ text, page: '/' });

/** Who you are and where you sit; without a seat, how to get one. */
async function home(site: Site, visit: Visit): Promise<Reply> {
  const { seats, account } = visit;
  const listed = await site.useCases.listCampaigns();
  const lines = listed.ok ? listed.value : [];
  const rows = await Promise.all(
    seats.map(async (seat) => {
      const { text, page } = await standingOf(site, seat, lines);
      return {
        href: `${seat.base}${page}`,
        campaign: seat.campaign.name,
        role: seat.name,
        stage: text,
        formToken: seat.formToken,
        isOfAccount: seat.isOfAccount,
      };
    }),
  );
  return pageReply(
    HOME_PAGE,
    {
      seats: rows,
      account: account?.name ?? '',
      setups: await setupRows(site, account),
      mayMake: mayMakeCampaigns(visit),
      mayDesign: mayDesign(visit),
    },
    { title: TEXTS.yourCampaigns },
  );
}

const health = (): Promise<PlainReply> =>
  Promise.resolve({ kind: 'file', type: 'text/plain', body: 'ok\n', saveAs: null });

export const HOME_ROUTES: readonly Route[] = [
  { who: 'anyone', method: 'get', path: '/', page: HOME_PAGE, handle: home },
  { who: 'anyone', method: 'get', path: '/healthz', handle: health },
];
