import type { War } from '#app/figures/wars-of';
import type { WarRecord } from '#app/usecases/desk/read-figures';
import { refuse } from '#app/use-case-error';
import { moderatorRead } from '#http/graphs/moderator-read';
import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import {
  type DataTable,
  type DataTableContent,
  TABLE_FORMS,
  tableContent,
  tableFile,
  type TableForm,
} from '#http/tables/data-table';
import { wholeNumber } from '#http/visits/form-body';
import type { ModeratorVisit } from '#http/visits/visit';
import { STATE_WORDS } from '#model/campaign/relation';
import { TEXTS } from './texts.ts';
import { powerName, warPage } from './war-names.ts';
import { warBattlesTable, warLossesTable, warsTable, warSystemsTable } from './war-tables.ts';

/** Tables of one war, or of all. */
type WarsContent = Readonly<{
  title: string;
  lead: string;
  note: string;
  back: Link;
  tables: readonly DataTableContent[];
}>;

const WARS_PAGE = template<WarsContent>('wars');

const withWars = <R extends Reply>(
  { useCases }: Site,
  visit: ModeratorVisit,
  show: (figures: WarRecord) => R,
): Promise<R | PlainReply> =>
  moderatorRead(visit, useCases.readWars({ actor: visit.seat.actor }), show);

const wars = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  withWars<Reply>(site, visit, (figures) => {
    const { base } = visit.seat;
    const table = warsTable(figures, base, null);
    const content: WarsContent = {
      title: TEXTS.wars,
      lead: '',
      note: '',
      back: { href: `${base}/galaxy`, label: TEXTS.toGalaxy },
      tables: [tableContent(table, { fileHref: (form) => `${base}/wars/${form}` })],
    };
    return pageReply(WARS_PAGE, content, { title: TEXTS.wars });
  });

function endText({ until, became }: War): string {
  if (until === null) return TEXTS.lasts;
  return TEXTS.ended(until, became === null ? TEXTS.oneIsGone : TEXTS.became(STATE_WORDS[became]));
}

function courseText(figures: WarRecord, war: War): string {
  const by = war.by === null ? '' : powerName(figures)(war.by);
  const began = war.since === null ? TEXTS.fromFirst : TEXTS.began(TEXTS.turn(war.since), by);
  const sum = TEXTS.summary(war.battles.length, war.taken.length);
  return `${began} ${endText(war)} ${sum}`;
}

const warIn = ({ wars: all }: WarRecord, { param }: ModeratorVisit): War | undefined =>
  all.find(({ number }) => number === wholeNumber(param('war')));

const noSuchWar = ({ seat }: ModeratorVisit): PlainReply =>
  problemReply(refuse('THING_UNKNOWN').error, {
    href: `${seat.base}/wars`,
    label: TEXTS.backToWars,
  });

const tablesOf = (figures: WarRecord, found: War, base: string): readonly DataTable[] => [
  warBattlesTable(figures, found, base),
  warSystemsTable(figures, found, base),
  warLossesTable(figures, found),
];

const war = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  withWars<Reply>(site, visit, (figures) => {
    const { base } = visit.seat;
    const found = warIn(figures, visit);
    if (found === undefined) return noSuchWar(visit);
    const [one, other] = found.sides.map(powerName(figures));
    const title = TEXTS.warOf(one ?? '', other ?? '');
    const content: WarsContent = {
      title,
      lead: courseText(figures, found),
      note: TEXTS.onlyTheirs,
      back: { href: `${base}/wars`, label: TEXTS.backToWars },
      tables: tablesOf(figures, found, base).map((table) =>
        tableContent(table, {
          fileHref: (form) => `${warPage(base, found)}/${form}?table=${table.name}`,
        }),
      ),
    };
    return pageReply(WARS_PAGE, content, { title });
  });

const filesOf = (form: TableForm): readonly Route[] => [
  {
    who: 'moderator',
    method: 'get',
    path: `/wars/${form}`,
    truth: true,
    handle: (site, visit) =>
      withWars<PlainReply>(site, visit, (figures) =>
        tableFile(warsTable(figures, visit.seat.base, null), form, 'wars'),
      ),
  },
  {
    who: 'moderator',
    method: 'get',
    path: `/wars/:war/${form}`,
    truth: true,
    handle: (site, visit) =>
      withWars<PlainReply>(site, visit, (figures) => {
        const found = warIn(figures, visit);
        if (found === undefined) return noSuchWar(visit);
        const tables = tablesOf(figures, found, visit.seat.base);
        const [first] = tables;
        const table = tables.find(({ name }) => name === visit.query('table')) ?? first;
        if (table === undefined) return noSuchWar(visit);
        return tableFile(table, form, `war-${String(found.number)}-${table.name}`);
      }),
  },
];

export const MODERATOR_WARS_ROUTES: readonly Route[] = [
  {
    who: 'moderator',
    method: 'get',
    path: '/wars',
    truth: true,
    page: WARS_PAGE,
    nav: { label: TEXTS.wars, card: { group: 'map', place: 12, text: TEXTS.warsCard } },
    handle: wars,
  },
  ...TABLE_FORMS.flatMap(filesOf),
  {
    who: 'moderator',
    method: 'get',
    path: '/wars/:war',
    truth: true,
    page: WARS_PAGE,
    nav: null,
    handle: war,
  },
];
