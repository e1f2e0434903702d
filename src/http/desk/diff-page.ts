import { template } from '#http/pages/template';
import type { RowDifference, TableDifference } from '#app/compare/state-difference';
import type { ValueDifference } from '#app/compare/value-difference';
import type { Comparison } from '#app/usecases/verify/compare-versions';
import type { Desk } from '#app/usecases/desk/read-desk';
import { selectField, placeFields, type Field } from '#http/forms/field';
import type { Link } from '#http/pages/page-parts';
import { formBodyOf } from '#http/visits/form-body';
import { SHARED_TEXTS } from '#http/words/texts';
import { counted } from '#kernel/words/counted';
import { PHASE_WORDS } from '#http/words/phases';
import { runWords } from '#http/words/runs';
import type { Json, JsonObject } from '#kernel/result/json';
import { TEXTS } from './texts.ts';

type Change = Readonly<{ what: string; before: string; after: string }>;

/** Two points of a campaign, and what differs between them. */
export type DiffContent = Readonly<{
  path: string;
  fields: readonly Field[];
  /** Empty: nothing was chosen yet. */
  title: string;
  same: boolean;
  groups: readonly Readonly<{
    title: string;
    count: string;
    rows: readonly Readonly<{
      name: string;
      sign: string;
      word: string;
      changes: readonly Change[];
    }>[];
  }>[];
  back: Link;
}>;

export const DIFF_PAGE = template<DiffContent>('diff');

type Names = Comparison['names'];

const SIGNS: Readonly<Record<RowDifference['change'], readonly [sign: string, word: string]>> = {
  added: ['+', 'new'],
  removed: ['−', 'gone'],
  changed: ['±', 'changed'],
};

/** What each table is about, first what a moderator looks for first. */
const TITLES: Readonly<Record<TableDifference['table'], string>> = {
  empires: 'Empires',
  relations: 'Relations',
  systems: 'Systems',
  lanes: 'Lanes',
  fleets: 'Fleets',
  units: 'Units',
  works: 'Works',
  projects: 'Projects',
  encounters: 'Encounters',
  effects: 'Effects',
  designs: 'Classes',
  forceLists: TEXTS.forceLists,
  counters: 'Counters',
  knownSystems: TEXTS.knowledgeOfEmpires,
  knownLanes: TEXTS.knowledgeOfEmpires,
  knownDesigns: TEXTS.knowledgeOfEmpires,
  contacts: TEXTS.knowledgeOfEmpires,
};

/** Names stand for the ids of things; ids of knowledge are of two things. */
function nameOf(id: string, names: Names): string {
  const own = names[id];
  if (own !== undefined && own !== '') return own;
  if (!id.includes('/')) return id;
  return id
    .split('/')
    .map((part) => names[part] ?? part)
    .join(', ');
}

function valueText(value: Json | undefined, names: Names): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return nameOf(value, names);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    return value.length === 0 ? 'none' : value.map((one: Json) => valueText(one, names)).join(', ');
  }
  return fieldsText(value as JsonObject, names);
}

/** `{ kind: 'fleet', fleet }` says its kind by its field. */
function fieldsText(value: JsonObject, names: Names): string {
  const { kind } = value;
  const isSaid = typeof kind === 'string' && Object.hasOwn(value, kind);
  return Object.entries(value)
    .filter(([key]) => key !== 'kind' || !isSaid)
    .map(([key, one]) => {
      const text = valueText(one, names);
      return key === kind || (key === 'kind' && typeof one === 'string') ? text : `${key} ${text}`;
    })
    .join(', ');
}

/** What fields are called that don’t say what they are. */
const PATHS: Readonly<Record<string, string>> = { begins: TEXTS.fromTurn, ends: TEXTS.untilTurn };

/** `outOfSupply` reads “out of supply”. */
const pathText = (path: string, names: Names): string =>
  path
    .split('.')
    .map(
      (step) =>
        names[step] ??
        PATHS[step] ??
        step.replaceAll(/(?<=[a-z])[A-Z]/g, (big) => ` ${big.toLowerCase()}`),
    )
    .join(', ');

function changeOf({ path, before, after }: ValueDifference, names: Names): Change {
  return {
    what: pathText(path, names),
    before: valueText(before, names),
    after: valueText(after, names),
  };
}

/** The fields that the name of a thing tells already, or that only Farlane keeps its books by. */
const TOLD_BY_NAME: Readonly<Partial<Record<TableDifference['table'], readonly string[]>>> = {
  lanes: ['id', 'a', 'b'],
  relations: ['id', 'a', 'b'],
  knownLanes: ['id', 'viewer', 'lane', 'a', 'b', 'known'],
  knownSystems: ['id', 'viewer', 'system', 'known'],
  knownDesigns: ['id', 'viewer', 'design', 'known'],
  effects: ['id', 'kind', 'owner', 'subject'],
  projects: ['id', 'kind', 'owner', 'subject'],
};
const ALWAYS_TOLD: readonly string[] = ['id'];

/** A row with the table that it is in. */
type TabledRow = RowDifference & Pick<TableDifference, 'table'>;

const isNothing = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 0 ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** What is worth telling of a thing: of a new one or one that is gone, neither its id again nor what it has nothing of. */
const toldValues = ({ table, change, values }: TabledRow): readonly ValueDifference[] => {
  const told = TOLD_BY_NAME[table] ?? ALWAYS_TOLD;
  return values.filter(({ path, before, after }) => {
    const isEmpty = change !== 'changed' && isNothing(before) && isNothing(after);
    return !isEmpty && !told.includes(path);
  });
};

/** `defense lowered, 1st Marines`: an effect by its kind and what it is on; when it begins is among its values. */
function effectName(id: string, names: Names): string {
  const [kind = id, ...on] = id.split('/');
  const things = on.filter((part) => !/^\d+$/u.test(part)).map((part) => names[part] ?? part);
  return [kind.replaceAll('-', ' '), ...things].join(', ');
}

function rowOf(row: TabledRow, names: Names): DiffContent['groups'][number]['rows'][number] {
  const { id, change, table } = row;
  const [sign, word] = SIGNS[change];
  const name = table === 'effects' ? effectName(id, names) : nameOf(id, names);
  // Moderators correct units, fleets and works by their ids.
  const label = name === id || TOLD_BY_NAME[table] !== undefined ? name : `${name} (${id})`;
  const changes = toldValues(row).map((value) => changeOf(value, names));
  return { name: label, sign, word, changes };
}

type Group = DiffContent['groups'][number];

function groupOf(title: string, rows: readonly TabledRow[], names: Names): readonly Group[] {
  if (rows.length === 0) return [];
  const count = counted(rows.length, 'difference');
  return [{ title, count, rows: rows.map((row) => rowOf(row, names)) }];
}

/** Differences by what they are about, what a moderator looks for first. */
export function differenceGroups({
  tables,
  names,
}: Pick<Comparison, 'tables' | 'names'>): readonly Group[] {
  const titled = Object.entries(TITLES).map(([name, title]) => ({
    title,
    rows: tables
      .filter(({ table }) => table === name)
      .flatMap(({ table, rows }) => rows.map((row) => ({ ...row, table }))),
  }));
  const titles = [...new Set(titled.map(({ title }) => title))];
  return titles.flatMap((title) => {
    const rows = titled.filter((one) => one.title === title).flatMap((one) => one.rows);
    return groupOf(title, rows, names);
  });
}

/** The points that can be compared: the start, and after each move that counts. */
function pointsOf({ runs }: Desk): readonly Readonly<{ value: string; label: string }>[] {
  const moves = runs
    .filter(({ undone }) => !undone)
    .map((run) => ({
      value: String(run.version),
      label: TEXTS.turnAfterPhase(run.turn, runWords(run)),
    }));
  return [{ value: '0', label: TEXTS.startOfCampaign }, ...moves];
}

const atText = ({ turn, phase }: Comparison['from']): string =>
  TEXTS.turnBeforePhase(turn, PHASE_WORDS[phase]);

/** Two points to choose, and what differs between them if they were chosen. */
export function diffPage(desk: Desk, comparison: Comparison | null, base: string): DiffContent {
  const points = pointsOf(desk);
  const last = points.at(-1)?.value ?? '0';
  const from =
    comparison === null ? (points.at(-2)?.value ?? '0') : String(comparison.from.version);
  const to = comparison === null ? last : String(comparison.to.version);
  const sent = formBodyOf({});
  const fields = [
    selectField({ name: 'from', label: 'From', sent, offers: points, preset: from }),
    selectField({ name: 'to', label: 'To', sent, offers: points, preset: to }),
  ];
  return {
    path: `${base}/diff`,
    fields: placeFields(fields, 'diff', new Map()),
    title: comparison === null ? '' : TEXTS.fromTo(atText(comparison.from), atText(comparison.to)),
    same: comparison !== null && comparison.tables.length === 0,
    groups: comparison === null ? [] : differenceGroups(comparison),
    back: { href: `${base}/`, label: SHARED_TEXTS.backToDesk },
  };
}
