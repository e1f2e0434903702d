import { unique } from '#kernel/collections/unique';
import { UNIT_KINDS } from '#model/forces/unit';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import {
  type DataTable,
  type DataTableContent,
  tableContent,
  TABLE_FORMS,
  tableFile,
  type TableForm,
} from '#http/tables/data-table';
import type { ModeratorVisit } from '#http/visits/visit';
import { SHARED_TEXTS } from '#http/words/texts';
import { ROSTER_PAGE, type RosterContent } from './galaxy-content.ts';
import { type GalaxyWorld, galaxyWorldOf } from './galaxy-world.ts';
import { machinesIn } from './machines-in.ts';
import { powersIn, powersTable, systemsTable } from './power-table.ts';
import {
  ROSTER_CONDITIONS,
  ROSTER_KEYS,
  rosterAddress,
  type RosterLook,
  rosterLookIn,
  rosterQuery,
} from './roster-look.ts';
import { ROSTER_COLUMNS, rosterRows } from './roster-table.ts';
import { TEXTS } from './texts.ts';

/** The rows on a page; a file has all. */
const ROWS = 250;

type Fields = RosterContent['fields'];

const choicesOf = (
  offers: readonly (readonly [value: string, label: string])[],
  chosen: string,
): Fields[number]['choices'] =>
  offers.map(([value, label]) => ({ value, label, isChosen: value === chosen }));

function fieldsOf(world: GalaxyWorld, { owner, kind, condition }: RosterLook): Fields {
  const owners = unique(powersIn(world)).map(
    (id) => [world.keys[id] ?? id, world.names.empire(id)] as const,
  );
  const kinds = UNIT_KINDS.map((one) => [one, TEXTS.kinds[one]] as const);
  const conditions = ROSTER_CONDITIONS.map((one) => [one, TEXTS.conditions[one]] as const);
  return [
    {
      name: 'owner',
      label: TEXTS.owner,
      choices: choicesOf([['', TEXTS.anyOwner], ...owners], owner),
    },
    { name: 'kind', label: TEXTS.kind, choices: choicesOf([['', TEXTS.anyKind], ...kinds], kind) },
    {
      name: 'condition',
      label: TEXTS.condition,
      choices: choicesOf([['', TEXTS.anyCondition], ...conditions], condition),
    },
  ];
}

const rosterOf = (world: GalaxyWorld, look: RosterLook): DataTable => {
  const rows = rosterRows(world, look);
  return {
    name: 'roster',
    caption: TEXTS.rosterCaption(rows.length, Object.keys(world.view.units).length),
    columns: ROSTER_COLUMNS,
    rows,
    empty: TEXTS.noUnits,
  };
};

/** A page of the table, with its columns to sort by. */
function pageOf(table: DataTable, look: RosterLook, base: string): DataTableContent {
  const from = (look.page - 1) * ROWS;
  return tableContent(
    { ...table, rows: table.rows.slice(from, from + ROWS) },
    {
      fileHref: (form) => `${base}/roster/${form}${rosterQuery({ ...look, page: 1 })}`,
      headOf: ({ key }) => {
        const sort = ROSTER_KEYS.find((one) => one === key) ?? look.sort;
        const isSorted = sort === look.sort;
        const down = isSorted && !look.down;
        return {
          href: rosterAddress(base, { ...look, sort, down, page: 1 }),
          sorted: isSorted ? (look.down ? 'descending' : 'ascending') : '',
        };
      },
    },
  );
}

async function withWorld<R extends Reply>(
  { useCases }: Site,
  { seat }: ModeratorVisit,
  show: (world: GalaxyWorld) => R | Promise<R>,
): Promise<R | PlainReply> {
  const read = await useCases.readGalaxy({ actor: seat.actor, turn: null });
  return read.ok
    ? show(galaxyWorldOf(read.value.view, seat))
    : problemReply(read.error, { href: `${seat.base}/`, label: SHARED_TEXTS.backToDesk });
}

const roster = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  withWorld<Reply>(site, visit, (world) => {
    const { base } = visit.seat;
    const look = rosterLookIn(visit.query);
    const table = rosterOf(world, look);
    const pages = Math.max(1, Math.ceil(table.rows.length / ROWS));
    const hrefOf = (page: number): string => rosterAddress(base, { ...look, page });
    const { at, fleet, design, sort, down } = look;
    const content: RosterContent = {
      path: `${base}/roster`,
      fields: fieldsOf(world, look),
      text: look.text,
      kept: [
        ...Object.entries({ at, fleet, design, sort: sort === 'owner' ? '' : sort }),
        ['down', down ? '1' : ''] as const,
      ]
        .map(([name, value]) => ({ name, value }))
        .filter(({ value }) => value !== ''),
      table: pageOf(table, look, base),
      back: { href: `${base}/galaxy`, label: TEXTS.backToGalaxy },
      newerHref: look.page > 1 ? hrefOf(look.page - 1) : '',
      olderHref: look.page < pages ? hrefOf(look.page + 1) : '',
      page: look.page,
      pages,
    };
    return pageReply(ROSTER_PAGE, content, { title: TEXTS.roster });
  });

type Visited = Readonly<{ site: Site; visit: ModeratorVisit }>;
type TableOf = (world: GalaxyWorld, visited: Visited) => DataTable | Promise<DataTable>;

/** The powers or the systems, which are on the same page. */
const galaxyTable: TableOf = async (world, { site, visit }) =>
  visit.query('table') === 'powers'
    ? powersTable(world, await machinesIn(site, visit.seat))
    : systemsTable(world, null);

/** Tables that can be saved, by where their files are. */
const FILES: readonly (readonly [path: string, tableOf: TableOf])[] = [
  ['/roster', (world, { visit }) => rosterOf(world, rosterLookIn(visit.query))],
  ['/galaxy', galaxyTable],
];

const fileRoute = (path: string, tableOf: TableOf, form: TableForm): Route => ({
  who: 'moderator',
  method: 'get',
  path: `${path}/${form}`,
  truth: true,
  handle: (site, visit) =>
    withWorld<PlainReply>(site, visit, async (world) => {
      const table = await tableOf(world, { site, visit });
      return tableFile(table, form, `${table.name}-turn-${String(world.view.turn)}`);
    }),
});

export const MODERATOR_ROSTER_ROUTES: readonly Route[] = [
  {
    who: 'moderator',
    method: 'get',
    path: '/roster',
    truth: true,
    page: ROSTER_PAGE,
    nav: { label: TEXTS.roster, card: { group: 'map', place: 11, text: TEXTS.rosterCard } },
    handle: roster,
  },
  ...FILES.flatMap(([path, tableOf]) => TABLE_FORMS.map((form) => fileRoute(path, tableOf, form))),
];
