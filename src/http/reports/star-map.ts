import { DOCUMENT_PAGE } from '#http/pages/document-page';
import { asHtml } from '#http/pages/html';
import type { Link } from '#http/pages/page-parts';
import { nothingHere, problemReply } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import { RULES_PATH } from '#http/rules/rules';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import type { PlayerVisit } from '#http/visits/visit';
import { SHARED_TEXTS } from '#http/words/texts';
import { paperPath } from './report-files.ts';
import { TEXTS } from './texts.ts';
import { withIssued } from './with-issued.ts';

/** The maps of the turns before and after one, as far as sheets were issued. */
async function turnLinks(
  { useCases }: Site,
  { seat }: PlayerVisit,
  shown: number,
): Promise<readonly Link[]> {
  const listed = await useCases.listReports(seat);
  const turns = listed.ok
    ? listed.value.filter(({ superseded }) => !superseded).map(({ turn }) => turn)
    : [];
  const last = Math.max(shown, ...turns);
  const linkTo = (turn: number, label: string): readonly Link[] => {
    if (!turns.includes(turn)) return [];
    const query = turn === last ? '' : `?turn=${String(turn)}`;
    return [{ href: `${seat.base}/map${query}`, label }];
  };
  return [
    ...linkTo(shown - 1, TEXTS.earlierMap(shown - 1)),
    ...(shown < last ? linkTo(shown + 1, TEXTS.laterMap(shown + 1)) : []),
    ...(shown < last - 1 ? linkTo(last, TEXTS.mapNow) : []),
  ];
}

/** The map of an earlier turn, as the player knew it then. */
async function pastMap(site: Site, visit: PlayerVisit, turn: number): Promise<Reply> {
  const { base, actor } = visit.seat;
  const read = await site.useCases.readReport({ actor, turn, edition: null });
  const back = { href: `${base}/map`, label: TEXTS.backToMap };
  if (!read.ok) return problemReply(read.error, back);
  const options = { sheetPath: paperPath(base, read.value, 'sheet'), rulesPath: RULES_PATH };
  const { title, html } = await site.renderers.mapPage(read.value.view, options);
  const content = {
    html: asHtml(html),
    downloads: await turnLinks(site, visit, turn),
    back: [back],
    note: TEXTS.asYouKnewIt(turn),
    tool: 'map' as const,
  };
  return pageReply(DOCUMENT_PAGE, content, { title });
}

function map(site: Site, visit: PlayerVisit): Promise<Reply> {
  const asked = visit.query('turn');
  const turn = wholeNumber(asked);
  if (asked !== '' && turn === undefined) return Promise.resolve(nothingHere());
  return withIssued(site, visit, async ({ issued: { view } }) => {
    if (turn !== undefined && turn !== view.turn) return pastMap(site, visit, turn);
    const { base } = visit.seat;
    const options = { sheetPath: `${base}/sheet`, rulesPath: RULES_PATH };
    const { title, html } = await site.renderers.mapPage(view, options);
    const content = {
      html: asHtml(html),
      downloads: [
        { href: `${base}/orders/map`, label: TEXTS.openDesk },
        ...(await turnLinks(site, visit, view.turn)),
        { href: `${base}/map.svg`, label: SHARED_TEXTS.saveMapAsSvg },
      ],
      back: [],
      note: '',
      tool: 'map' as const,
    };
    return pageReply(DOCUMENT_PAGE, content, { title });
  });
}

const mapFile = (site: Site, visit: PlayerVisit): Promise<PlainReply> =>
  withIssued<PlainReply>(site, visit, ({ issued: { view } }) => ({
    kind: 'file',
    type: 'image/svg+xml',
    body: site.renderers.starMapFile(view),
    saveAs: `map-turn-${String(view.turn)}.svg`,
  }));

export const STAR_MAP_ROUTES: readonly Route[] = [
  {
    who: 'player',
    method: 'get',
    path: '/map',
    page: DOCUMENT_PAGE,
    nav: {
      label: TEXTS.starMap,
      menu: 3,
      card: { place: 2, text: TEXTS.knownSystems },
    },
    handle: map,
  },
  { who: 'player', method: 'get', path: '/map.svg', handle: mapFile },
];
