import { brandAs } from '#kernel/brand/brand';
import { valuesById } from '#kernel/collections/tables';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { type EditedObject, objectEdits } from '#http/corrections/object-edit';
import type { Link } from '#http/pages/page-parts';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import {
  type DataTable,
  TABLE_FORMS,
  tableContent,
  tableFile,
  type TableForm,
} from '#http/tables/data-table';
import { wholeNumber } from '#http/visits/form-body';
import type { ModeratorVisit } from '#http/visits/visit';
import { SHARED_TEXTS } from '#http/words/texts';
import type { Card } from './card.ts';
import { fleetCard, powerCard, systemCard } from './cards.ts';
import { type HistoryContent, OBJECT_PAGE } from './galaxy-content.ts';
import { type Chosen, galaxyAddress } from './galaxy-look.ts';
import { type GalaxyWorld, galaxyWorldOf, powerOfKey } from './galaxy-world.ts';
import { attitudeHistory, historyContent } from './history-content.ts';
import { powersIn, systemsTable } from './power-table.ts';
import { UNIT_COLUMNS, rosterRow } from './roster-table.ts';
import { recordTable } from './record-table.ts';
import { fleetsTable } from './fleets-table.ts';
import { TEXTS } from './texts.ts';
import { unitCard } from './unit-card.ts';
import { warsTable } from '#http/wars/war-tables';
import { attitudesTable, natureOf, withPlayer } from './world-page.ts';

/** One thing with what its page shows beside its card; `about`: the ids that its history names. */
type Shown = Readonly<{
  card: Card;
  chosen: Chosen | null;
  tables: readonly DataTable[];
  about: readonly string[];
  /** What a correction of it is about. */
  edits?: EditedObject;
  /** Its battles are told. */
  unit?: string;
  isGone?: boolean;
  /** Its wars are told. */
  power?: EmpireId;
  /** It is a non-aligned world. */
  nonAligned?: EmpireId;
}>;
type Finder = (world: GalaxyWorld, id: string) => Shown | null;

/** Units as rows, without the columns that all of them share. */
function unitsTable(
  world: GalaxyWorld,
  units: readonly Unit[],
  shared: readonly string[],
): DataTable {
  return {
    name: 'units',
    caption: TEXTS.units,
    columns: UNIT_COLUMNS.filter(({ key }) => !shared.includes(key)),
    rows: units.map((unit) => rosterRow(world, unit)),
    empty: TEXTS.noUnits,
  };
}

/** Units with what is aboard them. */
const withThoseAboard = ({ index }: GalaxyWorld, units: readonly Unit[]): readonly Unit[] =>
  units.flatMap((unit) => [unit, ...index.aboard(unit.id)]);

const systemShown: Finder = (world, text) => {
  const id = brandAs<SystemId>(text);
  const system = world.view.systems[id];
  if (system === undefined) return null;
  const { index } = world;
  const inFleets = index.fleetsAt(id).flatMap((fleet) => index.inFleet(fleet.id));
  const units = withThoseAboard(world, [...inFleets, ...index.atSystem(id)]);
  return {
    card: { ...systemCard(world, system), page: '' },
    chosen: { kind: 'system', id },
    edits: { kind: 'system', id },
    tables: units.length === 0 ? [] : [unitsTable(world, units, ['place'])],
    about: [id],
  };
};

const fleetShown: Finder = (world, text) => {
  const id = brandAs<FleetId>(text);
  const fleet = world.view.fleets[id];
  if (fleet === undefined) return null;
  const units = withThoseAboard(world, world.index.inFleet(id));
  return {
    card: { ...fleetCard(world, fleet), lists: [], page: '' },
    chosen: { kind: 'fleet', id },
    edits: { kind: 'fleet', id },
    tables: [unitsTable(world, units, ['place', 'fleet', 'owner'])],
    about: [id, ...units.map((unit) => unit.id)],
  };
};

const unitShown: Finder = (world, text) => {
  const id = brandAs<UnitId>(text);
  const unit = world.view.units[id];
  return unit === undefined
    ? null
    : {
        card: unitCard(world, unit),
        chosen: null,
        tables: [],
        about: [id],
        unit: id,
        edits: { kind: 'unit', id },
      };
};

const powerShown: Finder = (world, key) => {
  const id: EmpireId = powerOfKey(world, key);
  if (!powersIn(world).includes(id)) return null;
  const fleets = valuesById(world.view.fleets).filter(({ owner }) => owner === id);
  return {
    card: powerCard(world, id),
    chosen: null,
    ...(Object.hasOwn(world.view.empires, id) ? { edits: { kind: 'empire', id } as const } : {}),
    tables: [
      ...(natureOf(world, id) === null ? [] : [attitudesTable(world, id)]),
      systemsTable(world, id),
      fleetsTable(world, fleets),
    ],
    about: [id],
    power: id,
    ...(natureOf(world, id) === null ? {} : { nonAligned: id }),
  };
};

/** What was once there: its history tells of it. */
const goneShown = (id: string): Shown => ({
  card: { title: id, about: TEXTS.itIsGone, facts: [], lists: [], page: '', acts: [] },
  chosen: null,
  tables: [],
  about: [id],
  unit: id,
  isGone: true,
});

/** The battles of a unit, if it fought any. */
async function recordTables(
  { readUnitRecords }: Site['useCases'],
  actor: ModeratorVisit['seat']['actor'],
  { world, unit }: Readonly<{ world: GalaxyWorld; unit: string | null }>,
): Promise<readonly DataTable[]> {
  if (unit === null) return [];
  const records = await readUnitRecords({ actor });
  const own = records.ok ? records.value.fought.filter((one) => one.unit === unit) : [];
  return own.length > 0 ? [recordTable(world, own)] : [];
}

/** The wars of a power, if there were any. */
async function warTables(
  { readWars }: Site['useCases'],
  { actor, base }: Pick<ModeratorVisit['seat'], 'actor' | 'base'>,
  power: EmpireId | undefined,
): Promise<readonly DataTable[]> {
  if (power === undefined) return [];
  const read = await readWars({ actor, look: 'truth' });
  const table = read.ok ? warsTable(read.value, base, power) : null;
  return table === null || table.rows.length === 0 ? [] : [table];
}

type WorldParts = Readonly<{ card: Card; attitudes: HistoryContent | null }>;

/** What the page of a non-aligned world has beside that of an empire: who plays it, and how its attitude moved. */
async function worldParts(
  { readHistory, readStandIns }: Site['useCases'],
  { seat, path }: ModeratorVisit,
  { card, nonAligned: id }: Shown,
): Promise<WorldParts> {
  if (id === undefined) return { card, attitudes: null };
  const { actor, base } = seat;
  const standIns = await readStandIns(seat);
  const moved = await readHistory({ actor, about: [id], attitudes: true, page: 1 });
  return {
    card: standIns.ok ? withPlayer(card, standIns.value, { base, id }) : card,
    attitudes: moved.ok ? attitudeHistory(moved.value, { path, base }) : null,
  };
}

type Found = Readonly<{ world: GalaxyWorld; shown: Shown }>;

/** What an address names, be it gone. */
async function foundAt(
  { useCases }: Site,
  { seat, param }: ModeratorVisit,
  find: Finder,
): Promise<Outcome<Found>> {
  const read = await useCases.readGalaxy({ actor: seat.actor, turn: null });
  if (!read.ok) return read;
  const world = galaxyWorldOf(read.value.view, seat);
  const id = param('id');
  return { ok: true, value: { world, shown: find(world, id) ?? goneShown(id) } };
}

/** All tables of a thing, its wars first. */
async function tablesOf(
  { useCases }: Site,
  { seat }: ModeratorVisit,
  { world, shown }: Found,
): Promise<readonly DataTable[]> {
  const wars = await warTables(useCases, seat, shown.power);
  const record = await recordTables(useCases, seat.actor, { world, unit: shown.unit ?? null });
  return [...wars, ...shown.tables, ...record];
}

const backOf = ({ base }: ModeratorVisit['seat']): Link => ({
  href: `${base}/galaxy`,
  label: TEXTS.backToGalaxy,
});
const toDesk = ({ base }: ModeratorVisit['seat']): Link => ({
  href: `${base}/`,
  label: SHARED_TEXTS.backToDesk,
});

const objectPage =
  (find: Finder) =>
  async (site: Site, visit: ModeratorVisit): Promise<Reply> => {
    const { useCases } = site;
    const { actor, base } = visit.seat;
    const back = backOf(visit.seat);
    const found = await foundAt(site, visit, find);
    if (!found.ok) return problemReply(found.error, toDesk(visit.seat));
    const { world, shown } = found.value;
    const page = wholeNumber(visit.query('page')) ?? 1;
    const history = await useCases.readHistory({ actor, about: shown.about, page });
    if (!history.ok) return problemReply(history.error, back);
    if (shown.isGone === true && history.value.total === 0)
      return problemReply(refuse('THING_UNKNOWN').error, back);
    const tables = await tablesOf(site, visit, found.value);
    const { card, attitudes } = await worldParts(useCases, visit, shown);
    const { chosen } = shown;
    const fileHref = (table: DataTable, form: TableForm): string =>
      `${visit.path}/${form}?table=${table.name}`;
    const content = {
      card,
      back,
      edits: shown.edits === undefined ? [] : objectEdits(world.view, visit.seat, shown.edits),
      mapHref: chosen === null ? '' : galaxyAddress(world, { chosen }),
      tables: tables.map((table) =>
        tableContent(table, { fileHref: (form) => fileHref(table, form) }),
      ),
      attitudes,
      history: historyContent(history.value, { path: visit.path, base }),
    };
    return pageReply(OBJECT_PAGE, content, { title: card.title });
  };

/** A table of the page as a file. */
const objectFile =
  (find: Finder, form: TableForm) =>
  async (site: Site, visit: ModeratorVisit): Promise<PlainReply> => {
    const found = await foundAt(site, visit, find);
    if (!found.ok) return problemReply(found.error, toDesk(visit.seat));
    const tables = await tablesOf(site, visit, found.value);
    const table = tables.find(({ name }) => name === visit.query('table')) ?? tables[0];
    if (table === undefined) return problemReply(refuse('THING_UNKNOWN').error, backOf(visit.seat));
    return tableFile(table, form, `${visit.param('id')}-${table.name}`);
  };

const OF_MODERATOR = { who: 'moderator', method: 'get', truth: true } as const;

const routesOf = (path: string, find: Finder): readonly Route[] => [
  { ...OF_MODERATOR, path, page: OBJECT_PAGE, nav: null, handle: objectPage(find) },
  ...TABLE_FORMS.map(
    (form): Route => ({
      ...OF_MODERATOR,
      path: `${path}/${form}`,
      handle: objectFile(find, form),
    }),
  ),
];

export const MODERATOR_OBJECTS_ROUTES: readonly Route[] = [
  ...routesOf('/galaxy/systems/:id', systemShown),
  ...routesOf('/galaxy/fleets/:id', fleetShown),
  ...routesOf('/galaxy/units/:id', unitShown),
  ...routesOf('/galaxy/empires/:id', powerShown),
];
