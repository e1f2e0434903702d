import type { UnitRecords } from '#app/figures/unit-records-of';
import { moderatorRead } from '#http/graphs/moderator-read';
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
  ROSTER_SHOWS,
  rosterAddress,
  type RosterLook,
  rosterLookIn,
  rosterQuery,
} from './roster-look.ts';
import { rosterOf } from './roster-of.ts';
import { TEXTS } from './texts.ts';

/** The rows on a page; a file has all. */
const ROWS = 250;

type Fields = RosterContent['fields'];

const choicesOf = (
  offers: readonly (readonly [value: string, label: string])[],
  chosen: string,
): Fields[number]['choices'] =>
  offers.map(([value, label]) => ({ value, label, isChosen: value === chosen }));

function fieldsOf(world: GalaxyWorld, { show, owner, kind, condition }: RosterLook): Fields {
  const owners = unique(powersIn(world)).map(
    (id) => [world.keys[id] ?? id, world.names.empire(id)] as const,
  );
  const kinds = UNIT_KINDS.map((one) => [one, TEXTS.kinds[one]] as const);
  const conditions = ROSTER_CONDITIONS.map((one) => [one, TEXTS.conditions[one]] as const);
  const shows = ROSTER_SHOWS.map((one) => [one, TEXTS.rosterShows[one]] as const);
  const fields = [
    { name: 'show', label: TEXTS.rosterShow, choices: choicesOf(shows, show) },
    {
      name: 'owner',
      label: TEXTS.owner,
      choices: choicesOf([['', TEXTS.anyOwner], ...owners], owner),
    },
    { name: 'kind', label: TEXTS.kind, choices: choicesOf([['', TEXTS.anyKind], ...kinds], kind) },
  ];
  if (show !== 'units') return fields;
  const choices = choicesOf([['', TEXTS.anyCondition], ...conditions], condition);
  return [...fields, { name: 'condition', label: TEXTS.condition, choices }];
}

/** The column by which a table is sorted from the beginning; none: by the last battle. */
const FIRST_SORT = { units: 'owner', fought: '', lost: '' } as const;

/** A page of the table, with its columns to sort by. */
function pageOf(table: DataTable, look: RosterLook, base: string): DataTableContent {
  const from = (look.page - 1) * ROWS;
  return tableContent(
    { ...table, rows: table.rows.slice(from, from + ROWS) },
    {
      fileHref: (form) => `${base}/roster/${form}${rosterQuery({ ...look, page: 1 })}`,
      headOf: ({ key }) => {
        const isSorted = key === (look.sort === '' ? FIRST_SORT[look.show] : look.sort);
        const down = isSorted && !look.down;
        return {
          href: rosterAddress(base, { ...look, sort: key, down, page: 1 }),
          sorted: isSorted ? (look.down ? 'descending' : 'ascending') : '',
        };
      },
    },
  );
}

/** The world with the battles and ends of all units. */
const withRecords = <R extends Reply>(
  site: Site,
  visit: ModeratorVisit,
  show: (world: GalaxyWorld, records: UnitRecords) => R,
): Promise<R | PlainReply> =>
  withWorld<R | PlainReply>(site, visit, (world) =>
    moderatorRead(visit, site.useCases.readUnitRecords({ actor: visit.seat.actor }), (records) =>
      show(world, records),
    ),
  );

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

/** Says which battle the roster is narrowed to. */
function battleNote(world: GalaxyWorld, { fought }: UnitRecords, { battle }: RosterLook): string {
  const one = fought.find((of) => of.battle.battle === battle)?.battle;
  return one === undefined ? '' : TEXTS.oneBattle(world.names.at(one.place), one.turn);
}

const roster = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  withRecords<Reply>(site, visit, (world, records) => {
    const { base } = visit.seat;
    const look = rosterLookIn(visit.query);
    const table = rosterOf(world, records, look);
    const pages = Math.max(1, Math.ceil(table.rows.length / ROWS));
    const hrefOf = (page: number): string => rosterAddress(base, { ...look, page });
    const { at, fleet, design, battle, unit, sort, down } = look;
    const content: RosterContent = {
      path: `${base}/roster`,
      fields: fieldsOf(world, look),
      text: look.text,
      note: battleNote(world, records, look),
      kept: [
        ...Object.entries({ at, fleet, design, battle, unit, sort }),
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

type FileOf = (site: Site, visit: ModeratorVisit, form: TableForm) => Promise<PlainReply>;

const fileOf = (world: GalaxyWorld, table: DataTable, form: TableForm): PlainReply =>
  tableFile(table, form, `${table.name}-turn-${String(world.view.turn)}`);

const rosterFile: FileOf = (site, visit, form) =>
  withRecords<PlainReply>(site, visit, (world, records) =>
    fileOf(world, rosterOf(world, records, rosterLookIn(visit.query)), form),
  );

/** The powers or the systems, which are on the same page. */
const galaxyFile: FileOf = (site, visit, form) =>
  withWorld<PlainReply>(site, visit, async (world) =>
    fileOf(
      world,
      visit.query('table') === 'powers'
        ? powersTable(world, await machinesIn(site, visit.seat))
        : systemsTable(world, null),
      form,
    ),
  );

/** Tables that can be saved, by where their files are. */
const FILES: readonly (readonly [path: string, file: FileOf])[] = [
  ['/roster', rosterFile],
  ['/galaxy', galaxyFile],
];

const fileRoute = (path: string, file: FileOf, form: TableForm): Route => ({
  who: 'moderator',
  method: 'get',
  path: `${path}/${form}`,
  truth: true,
  handle: (site, visit) => file(site, visit, form),
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
  ...FILES.flatMap(([path, file]) => TABLE_FORMS.map((form) => fileRoute(path, file, form))),
];
