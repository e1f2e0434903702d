import { cardsOf } from '#http/pages/nav';
import { DOCUMENT_PAGE } from '#http/pages/document-page';
import { OVERVIEW_PAGE, type OverviewContent } from './overview-content.ts';
import { lightOfSheets } from '#app/orders/sheet-light';
import type { Judged } from '#app/orders/judge-sheet';
import type { OwnSheet, PlayerDeskView } from '#app/usecases/orders/read-player-desk';
import { deadlineLine } from '#http/clock/deadline-words';
import { overviewFlashes } from '#http/orders/desk-flashes';
import { judgedSheet } from '#http/orders/judged-sheet';
import type { IssuedDesk } from '#http/orders/issued-desk';
import { starvationTexts } from '#http/orders/starvation-texts';
import { looksLine } from '#http/people/looks-words';
import { treasuryFacts } from '#http/orders/verdict-lines';
import { asHtml } from '#http/pages/html';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { PlayerSeat } from '#http/visits/seat';
import type { PlayerVisit } from '#http/visits/visit';
import { SHEET_CHIPS } from '#http/words/chips';
import { counted } from '#kernel/words/counted';
import { timeText } from '#http/words/times';
import { notOpenedReply } from '#http/desk/not-opened';
import { RULES_PATH } from '#http/rules/rules';
import { paperDownloads, paperPath } from './report-files.ts';
import type { Route } from '#http/routes/route';

async function withIssued<R extends Reply>(
  { useCases }: Site,
  { seat }: PlayerVisit,
  show: (desk: IssuedDesk) => R | Promise<R>,
): Promise<R | PlainReply> {
  const read = await useCases.readPlayerDesk(seat);
  if (!read.ok) return problemReply(read.error, { href: '/', label: 'To your campaigns' });
  const { issued } = read.value;
  return issued === null ? notOpenedReply(seat) : show({ ...read.value, issued });
}

/** How many orders of a sheet are carried out: `3 of your 4 orders will be carried out; 1 is refused`. */
function carriedOut({ verdicts }: OwnSheet, when: 'being' | 'later', then = ''): string {
  const refused = verdicts.filter(({ accepted }) => !accepted).length;
  const carried = verdicts.length - refused;
  const all = counted(verdicts.length, 'order');
  const isOne = refused === 0 ? verdicts.length === 1 : carried === 1;
  const be = when === 'later' ? 'will be' : `${isOne ? 'is' : 'are'} being`;
  if (refused === 0) return `Your ${all} ${be} carried out${then}`;
  const which = `${carried === 0 ? 'None' : String(carried)} of your ${all}`;
  return `${which} ${be} carried out${then}; ${counted(refused, 'is', 'are')} refused`;
}

function ordersText(desk: PlayerDeskView): string {
  const { submitted, stage } = desk;
  if (stage === 'orders') return desk.isClosed ? closedText(desk) : openText(desk);
  if (submitted !== null) return `${carriedOut(submitted, 'being')}.`;
  return 'You submitted no orders. Your standing orders apply.';
}

/** What happens next when it is too late for orders. */
function closedText({ standing, sheet, submitted }: PlayerDeskView): string {
  const drafted = counted(sheet?.verdicts.length ?? 0, 'order');
  const closed = 'Orders are closed.';
  const carried = submitted === null ? '' : carriedOut(submitted, 'later', ' when the turn begins');
  const next = 'Then your next report tells you what happened.';
  switch (standing) {
    case 'none':
      return `${closed} You submitted none, so your standing orders apply when the turn begins. ${next}`;
    case 'draft':
      return `${closed} You submitted none, so your standing orders apply when the turn begins; your draft of ${drafted} isn’t carried out. ${next}`;
    case 'submitted':
      return `${closed} ${carried}. ${next}`;
    case 'changed':
      return `${closed} ${carried}. The later changes in your draft are not. ${next}`;
  }
}

function openText({ standing, sheet, submitted }: PlayerDeskView): string {
  const drafted = counted(sheet?.verdicts.length ?? 0, 'order');
  const handedIn = counted(submitted?.verdicts.length ?? 0, 'order');
  switch (standing) {
    case 'none':
      return 'Orders are open. You have no orders yet.';
    case 'draft':
      return `You have a draft of ${drafted}. Submit it, or it is not carried out.`;
    case 'submitted':
      return `${handedIn} submitted. You can change them until orders close.`;
    case 'changed':
      return `${handedIn} submitted, but your draft of ${drafted} differs. Submit the changes, or they are not carried out.`;
  }
}

function stageText({ stage, isClosed }: PlayerDeskView): string {
  if (stage !== 'orders') return 'In processing';
  return isClosed ? 'Orders are closed' : 'Orders are open';
}

function ordersLabel({ sheet, stage, isClosed }: PlayerDeskView): string {
  if (stage !== 'orders' || isClosed) return 'Read your orders';
  return sheet === null ? 'Write orders' : 'Change your orders';
}

/** The cards of the pages, and one to the report of the turn, which has an address of its own each turn. */
function overviewCards({ navigation }: Site, seat: PlayerSeat, issued: IssuedDesk['issued']) {
  const report = {
    place: 3,
    href: paperPath(seat.base, issued, 'report'),
    label: 'Turn report',
    text: 'Events since the last turn, and records of battles.',
  };
  return [...cardsOf(navigation, seat), report].toSorted((a, b) => a.place - b.place);
}

function overviewContent(
  desk: IssuedDesk,
  judged: Judged,
  { base }: PlayerSeat,
): Omit<OverviewContent, 'looks' | 'deadline' | 'words' | 'problems' | 'links'> {
  const { issued, questions } = desk;
  const { view } = issued;
  const open = questions.filter(({ status }) => status === 'open').length;
  return {
    empire: view.empire.name,
    campaign: desk.campaign.name,
    turn: issued.turn,
    label: view.label,
    stage: stageText(desk),
    chip: SHEET_CHIPS[lightOfSheets(desk)],
    ordersText: ordersText(desk),
    ordersHref: `${base}/orders`,
    ordersLabel: ordersLabel(desk),
    questions:
      open === 0
        ? ''
        : `${counted(open, 'question')} wait for your answer.`.replace(
            '1 question wait ',
            '1 question waits ',
          ),
    questionsHref: `${base}/questions`,
    sheetHref: `${base}/sheet`,
    treasury: treasuryFacts(view.empire.treasury, judged),
  };
}

const overview = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withIssued(site, visit, async (desk) => {
    // When it is too late, a later draft changes nothing.
    const counts = desk.isClosed ? { ...desk, sheet: desk.submitted } : desk;
    const judged = await judgedSheet(site, visit.seat, counts);
    if (!judged.ok) return problemReply(judged.error, { href: '/', label: 'To your campaigns' });
    const content = overviewContent(desk, judged.value, visit.seat);
    const looked = await site.useCases.readLooks(visit.seat);
    if (!looked.ok) return problemReply(looked.error, { href: '/', label: 'To your campaigns' });
    const about = { base: visit.seat.base, issuedAt: desk.issued.publishedAt };
    const looks = looksLine(looked.value, about);
    const deadline = await site.useCases.readDeadline(visit.seat);
    if (!deadline.ok)
      return problemReply(deadline.error, { href: '/', label: 'To your campaigns' });
    const told = await site.useCases.readOwnMessages({ actor: visit.seat.actor, fresh: true });
    if (!told.ok) return problemReply(told.error, { href: '/', label: 'To your campaigns' });
    const messages = told.value.map(({ text, at }) => ({ text, at: timeText(at) }));
    const line = deadlineLine(deadline.value, visit.seat.base);
    const problems = [
      ...starvationTexts(judged.value),
      ...site.renderers.problemTexts(desk.issued),
    ];
    const links = overviewCards(site, visit.seat, desk.issued);
    return pageReply(
      OVERVIEW_PAGE,
      { ...content, problems, looks, deadline: line, words: { messages }, links },
      {
        title: content.empire,
        flashes: overviewFlashes(desk, visit.seat.base),
      },
    );
  });

const sheet = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withIssued(site, visit, async ({ issued }) => {
    const options = { rulesPath: RULES_PATH };
    const { title, html } = await site.renderers.paperPage('sheet', issued, options);
    const content = {
      html: asHtml(html),
      downloads: paperDownloads(visit.seat.base, issued, 'sheet'),
      back: [],
      note: '',
      tool: '' as const,
    };
    return pageReply(DOCUMENT_PAGE, content, { title });
  });

const map = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withIssued(site, visit, async ({ issued: { view } }) => {
    const { base } = visit.seat;
    const options = { sheetPath: `${base}/sheet`, rulesPath: RULES_PATH };
    const { title, html } = await site.renderers.mapPage(view, options);
    const content = {
      html: asHtml(html),
      downloads: [
        { href: `${base}/orders/map`, label: 'Open the order map' },
        { href: `${base}/map.svg`, label: 'Save the map as SVG' },
      ],
      back: [],
      note: '',
      tool: 'map' as const,
    };
    return pageReply(DOCUMENT_PAGE, content, { title });
  });

const mapFile = (site: Site, visit: PlayerVisit): Promise<PlainReply> =>
  withIssued<PlainReply>(site, visit, ({ issued: { view } }) => ({
    kind: 'file',
    type: 'image/svg+xml',
    body: site.renderers.starMapFile(view),
    saveAs: `map-turn-${String(view.turn)}.svg`,
  }));

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
      label: 'Asset sheet',
      menu: 2,
      card: { place: 1, text: 'Your colonies and fleets, with news and figures.' },
    },
    handle: sheet,
  },
  {
    who: 'player',
    method: 'get',
    path: '/map',
    page: DOCUMENT_PAGE,
    nav: {
      label: 'Star map',
      menu: 3,
      card: { place: 2, text: 'Known systems, and the age of your knowledge.' },
    },
    handle: map,
  },
  { who: 'player', method: 'get', path: '/map.svg', handle: mapFile },
];
