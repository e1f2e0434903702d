import { cardsOf } from '#http/pages/nav';
import { DOCUMENT_PAGE } from '#http/pages/document-page';
import { SHARED_TEXTS } from '#http/words/texts';
import { sheetKeys } from '#http/orders/sheet-keys';
import { runOf, type RunButton } from '#http/orders/sheet-head';
import { soloSeat } from '#http/solo/solo-seat';
import { briefingFold } from '#http/scenarios/briefing-fold';
import { standInNews } from '#http/machine/stand-in-news';
import { votesCard, votesLine } from '#http/votes/votes-line';
import type { Votes } from '#app/usecases/votes/read-votes';
import { OVERVIEW_PAGE, type OverviewContent } from './overview-content.ts';
import type { Outcome } from '#app/use-case-error';
import { ok } from '#kernel/result/result';
import type { Judged } from '#app/orders/judge-sheet';
import type { OwnSheet, PlayerDeskView } from '#app/usecases/orders/read-player-desk';
import { deadlineLine } from '#http/clock/deadline-words';
import { overviewFlashes } from '#http/orders/desk-flashes';
import { judgedSheet } from '#http/orders/judged-sheet';
import type { IssuedDesk } from '#http/orders/issued-desk';
import { looksLine } from '#http/people/looks-words';
import { treasuryFacts } from '#http/orders/verdict-lines';
import { asHtml, type Html } from '#http/pages/html';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { PlayerSeat } from '#http/visits/seat';
import type { PlayerVisit } from '#http/visits/visit';
import { chipOfSheets } from '#http/words/chips';
import { timeText } from '#http/words/times';
import { RULES_PATH } from '#http/rules/rules';
import { asksForGuide, paperPath, sheetLinks } from './report-files.ts';
import { overviewAlerts } from './overview-alerts.ts';
import type { Route } from '#http/routes/route';
import { TEXTS } from './texts.ts';
import { withIssued } from './with-issued.ts';

const carriedOf = ({ verdicts }: OwnSheet): readonly [number, number] => [
  verdicts.filter(({ accepted }) => accepted).length,
  verdicts.length,
];

function ordersText(desk: PlayerDeskView): string {
  const { submitted, stage } = desk;
  if (stage === 'orders') return desk.isClosed ? closedText(desk) : openText(desk);
  return submitted === null
    ? TEXTS.youSubmittedNoOrders
    : TEXTS.beingCarriedOut(...carriedOf(submitted));
}

function lateOrdersText({ standing, sheet, submitted }: PlayerDeskView): readonly string[] {
  const carried = submitted === null ? [] : [TEXTS.willBeCarriedOut(...carriedOf(submitted))];
  switch (standing) {
    case 'none':
      return [TEXTS.submittedNone];
    case 'draft':
      return [TEXTS.submittedNoneButDraft(sheet?.verdicts.length ?? 0)];
    case 'submitted':
      return carried;
    case 'changed':
      return [...carried, TEXTS.laterChangesAreNot];
  }
}

/** What happens next when it is too late for orders. */
const closedText = (desk: PlayerDeskView): string =>
  [TEXTS.ordersAreClosed, ...lateOrdersText(desk), TEXTS.nextReportTells].join(' ');

function openText({ standing, sheet, submitted }: PlayerDeskView): string {
  const drafted = sheet?.verdicts.length ?? 0;
  const given = submitted?.verdicts.length ?? 0;
  switch (standing) {
    case 'none':
      return TEXTS.ordersAreOpen;
    case 'draft':
      return TEXTS.youHaveDraft(drafted);
    case 'submitted':
      return TEXTS.submittedYouCanChangeThem(given);
    case 'changed':
      return TEXTS.submittedButDraftDiffers(given, drafted);
  }
}

function stageText({ stage, isClosed }: PlayerDeskView): string {
  if (stage !== 'orders') return TEXTS.inProcessing;
  return isClosed ? TEXTS.ordersAreClosedTitle : TEXTS.ordersAreOpenTitle;
}

function ordersLabel({ sheet, stage, isClosed }: PlayerDeskView): string {
  if (stage !== 'orders' || isClosed) return TEXTS.readYourOrders;
  return sheet === null ? TEXTS.writeOrders : TEXTS.changeYourOrders;
}

/** The cards of the pages, and one to the report of the turn, which has an address of its own each turn. */
function overviewCards(
  { navigation }: Site,
  seat: PlayerSeat,
  { issued, votes }: Readonly<{ issued: IssuedDesk['issued']; votes: Votes }>,
) {
  const report = {
    place: 3,
    href: paperPath(seat.base, issued, 'report'),
    label: TEXTS.turnReport,
    text: TEXTS.eventsSinceLastTurn,
  };
  const cards = [...cardsOf(navigation, seat), ...votesCard(votes, seat.base), report];
  return cards.toSorted((a, b) => a.place - b.place);
}

function overviewContent(
  desk: IssuedDesk,
  judged: Judged,
  seat: PlayerSeat,
): Omit<
  OverviewContent,
  | 'run'
  | 'looks'
  | 'deadline'
  | 'words'
  | 'needs'
  | 'happened'
  | 'links'
  | 'letters'
  | 'votes'
  | 'briefing'
  | 'standIn'
  | 'isGuided'
  | 'victory'
> {
  const { issued } = desk;
  const { view } = issued;
  const { base } = seat;
  return {
    empire: view.empire.name,
    campaign: desk.campaign.name,
    turn: issued.turn,
    label: view.label,
    stage: stageText(desk),
    chip: chipOfSheets(desk),
    ordersText: ordersText(desk),
    ordersHref: `${base}/orders/map`,
    ordersLabel: ordersLabel(desk),
    keys: sheetKeys(desk, seat),
    lettersHref: `${base}/letters`,
    reportHref: paperPath(base, issued, 'report'),
    treasury: treasuryFacts(view.empire.treasury, judged),
  };
}

/** How a player who plays alone goes on from here; null: others run the turn, or orders are still to be submitted. */
async function ownRun(site: Site, visit: PlayerVisit, desk: IssuedDesk): Promise<RunButton | null> {
  if (desk.stage === 'orders' && desk.standing !== 'submitted') return null;
  return (await soloSeat(site, visit)) === null ? null : runOf(desk, visit.seat);
}

/** What the scenario tells the player, who plays for them, and whether they are guided through their first turn. */
async function besideOrders(
  { useCases }: Site,
  desk: IssuedDesk,
  seat: PlayerSeat,
): Promise<Outcome<Pick<OverviewContent, 'briefing' | 'standIn' | 'isGuided'>>> {
  const guide = await useCases.readBriefing(seat);
  if (!guide.ok) return guide;
  const own = await useCases.readOwnStandIn(seat);
  if (!own.ok) return own;
  const { actor } = seat;
  const { turn } = desk.issued;
  const guided = await useCases.readTutorial({ actor, tutorial: 'first-turn', turn });
  if (!guided.ok) return guided;
  const isOpen = desk.stage === 'orders' && !desk.isClosed;
  return ok({
    briefing: briefingFold(guide.value, desk, seat),
    standIn: standInNews(own.value, seat.base),
    isGuided: isOpen && guided.value.isShown,
  });
}

/** What wins the campaign, from the player's last report. */
function victoryHtml({ renderers }: Site, { issued: { view } }: IssuedDesk): Html | null {
  const document = renderers.howToWin(view);
  if (document.blocks.length === 0) return null;
  return asHtml(
    renderers.html(document, { rulesPath: RULES_PATH, titleRank: 2, idPrefix: 'win-' }),
  );
}

const overview = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withIssued(site, visit, async (desk) => {
    // When it is too late, a later draft changes nothing.
    const counts = desk.isClosed ? { ...desk, sheet: desk.submitted } : desk;
    const judged = await judgedSheet(site, visit.seat, counts);
    if (!judged.ok)
      return problemReply(judged.error, { href: '/', label: SHARED_TEXTS.toYourCampaigns });
    const content = overviewContent(desk, judged.value, visit.seat);
    const looked = await site.useCases.readLooks(visit.seat);
    if (!looked.ok)
      return problemReply(looked.error, { href: '/', label: SHARED_TEXTS.toYourCampaigns });
    const about = { base: visit.seat.base, issuedAt: desk.issued.publishedAt };
    const looks = looksLine(looked.value, about);
    const deadline = await site.useCases.readDeadline(visit.seat);
    if (!deadline.ok)
      return problemReply(deadline.error, { href: '/', label: SHARED_TEXTS.toYourCampaigns });
    const told = await site.useCases.readOwnMessages({ actor: visit.seat.actor, fresh: true });
    if (!told.ok)
      return problemReply(told.error, { href: '/', label: SHARED_TEXTS.toYourCampaigns });
    const messages = told.value.map(({ text, at }) => ({ text, at: timeText(at) }));
    const mail = await site.useCases.readLetters(visit.seat);
    if (!mail.ok)
      return problemReply(mail.error, { href: '/', label: SHARED_TEXTS.toYourCampaigns });
    const letters = mail.value.unread === 0 ? '' : TEXTS.unreadLetters(mail.value.unread);
    const held = await site.useCases.readVotes(visit.seat);
    if (!held.ok)
      return problemReply(held.error, { href: '/', label: SHARED_TEXTS.toYourCampaigns });
    const beside = await besideOrders(site, desk, visit.seat);
    if (!beside.ok)
      return problemReply(beside.error, { href: '/', label: SHARED_TEXTS.toYourCampaigns });
    const votes = votesLine(held.value, visit.seat.base);
    const line = deadlineLine(deadline.value, visit.seat.base);
    const links = overviewCards(site, visit.seat, { issued: desk.issued, votes: held.value });
    return pageReply(
      OVERVIEW_PAGE,
      {
        ...content,
        run: await ownRun(site, visit, desk),
        letters,
        votes,
        ...overviewAlerts(site, counts, {
          judged: judged.value,
          base: visit.seat.base,
          deadline: deadline.value,
        }),
        looks,
        victory: victoryHtml(site, desk),
        deadline: line,
        words: { messages },
        ...beside.value,
        links,
      },
      {
        title: content.empire,
        flashes: overviewFlashes(desk, visit.seat.base),
      },
    );
  });

const sheet = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withIssued(site, visit, async ({ issued }) => {
    const hasGuide = asksForGuide(visit);
    const options = { rulesPath: RULES_PATH, hasGuide };
    const { title, html } = await site.renderers.paperPage('sheet', issued, options);
    const { base } = visit.seat;
    const content = {
      html: asHtml(html),
      downloads: sheetLinks(base, issued, { path: `${base}/sheet`, hasGuide }),
      back: [],
      note: '',
      tool: '' as const,
    };
    return pageReply(DOCUMENT_PAGE, content, { title });
  });

export const PLAYER_DESK_ROUTES: readonly Route[] = [
  {
    who: 'player',
    method: 'get',
    path: '/',
    page: OVERVIEW_PAGE,
    nav: { label: 'Overview', menu: 1 },
    handle: overview,
  },
  {
    who: 'player',
    method: 'get',
    path: '/sheet',
    page: DOCUMENT_PAGE,
    nav: {
      label: TEXTS.assetSheet,
      menu: 2,
      card: { place: 1, text: TEXTS.yourColoniesAndFleets },
    },
    handle: sheet,
  },
];
