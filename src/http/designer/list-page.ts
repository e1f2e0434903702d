import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { USUAL_UNITS_ON_CARD, MOST_UNITS_ON_CARD } from '#app/designer/printed-list';
import {
  type JudgedList,
  type JudgedUnit,
  judgeList,
  type UnitRemark,
} from '#app/designer/judge-list';
import type { ListHead } from '#app/ports/list-record';
import type { UseCaseError } from '#app/use-case-error';
import {
  type Field,
  numberField,
  offersOf,
  placeFields,
  selectField,
  textField,
} from '#http/forms/field';
import { errorsByField } from '#http/forms/form-faults';
import type { Flash } from '#http/pages/frame';
import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import { timeText } from '#http/words/times';
import { PAPER_SIZE_WORDS } from '#report/document/paper-size';
import { eraText } from '#rules/design/era-text';
import { pointsSpentOf } from '#rules/design/point-faults';
import { classPaths } from './class-address.ts';
import { TEXTS } from './texts.ts';
import { valuesText } from './values-text.ts';
import { savedPath, type Work, type WorkKeys } from './work.ts';

/** A fault with the button that leads to its field. */
type FaultLine = Readonly<{ text: string; act: string; to: string; cite: string }>;

type UnitRow = Readonly<{
  index: number;
  /** Its address; empty: it has none, because the list is saved nowhere. */
  href: string;
  id: string;
  name: string;
  kind: string;
  hull: string;
  cost: string;
  maintenance: string;
  points: string;
  values: string;
  abilities: string;
  remarks: readonly string[];
  isWrong: boolean;
}>;

/** A list that somebody designs. */
export type ListContent = Readonly<{
  keys: WorkKeys;
  title: string;
  /** It is saved in an account. */
  isSaved: boolean;
  state: string;
  /** Why a change was not saved, though it is on this page; empty: it was. */
  trouble: string;
  troubles: readonly string[];
  /** The saved list that another window changed. */
  savedList: Link | null;
  summary: string;
  isLegal: boolean;
  faults: readonly FaultLine[];
  eras: readonly Readonly<{ id: string; title: string; rows: readonly UnitRow[] }>[];
  /** The act that takes back the last change; empty: none does. */
  undo: string;
  names: readonly Field[];
  print: readonly Field[];
  versions: readonly Readonly<{ act: string; text: string }>[];
}>;

export const LIST_PAGE = template<ListContent>('designer-list');

/** The fields of the name of a list. */
export const NAMES = ['name', 'id'] as const;

type Shown = Readonly<{
  work: Work;
  keys: WorkKeys;
  versions: readonly ListHead[];
  /** Why something was refused. */
  error: UseCaseError | null;
  /** The form that was refused. */
  sent: FormBody | null;
}>;

function rowOf({ unit, bill, faults, advice }: JudgedUnit, index: number, href: string): UnitRow {
  return {
    index,
    href,
    id: `unit-${String(index)}`,
    name: unit.name,
    kind: unit.kind,
    hull: unit.hull,
    cost: String(unit.cost),
    maintenance: unit.maintenance,
    points: bill === null ? '–' : TEXTS.pointsOf(pointsSpentOf(bill), ledgerTotal(bill.available)),
    values: valuesText(unit),
    abilities: unit.abilities.join(', '),
    remarks: [...faults, ...advice].map(({ text }) => text),
    isWrong: faults.length > 0,
  };
}

const faultLine = (
  { text, field, cite }: UnitRemark,
  unit: Readonly<{ name: string; index: number }> | null,
): FaultLine => ({
  cite,
  text: unit === null ? text : TEXTS.faultOfUnit(unit.name, text),
  act: unit === null ? '' : `edit ${String(unit.index)}`,
  to: unit === null ? '#names-id' : `/designer/list#class-${field === '' ? 'name' : field}`,
});

const faultsOf = ({ units, faults }: JudgedList): readonly FaultLine[] => [
  ...faults.map((fault) => faultLine(fault, null)),
  ...units.flatMap((judged, index) =>
    judged.faults.map((fault) => faultLine(fault, { name: judged.unit.name, index })),
  ),
];

function summaryOf({ units, isLegal }: JudgedList, faults: number): string {
  if (units.length === 0) return TEXTS.noClassYet;
  return isLegal ? TEXTS.canBePlayed(units.length) : TEXTS.cannotBePlayed(units.length, faults);
}

function undoOf({ before, saved }: Work, versions: readonly ListHead[]): string {
  if (saved === null) return before === null ? '' : 'undo';
  const last = versions.find(({ revision }) => revision < saved.revision);
  return last === undefined ? '' : `restore ${String(last.revision)}`;
}

const NO_ERRORS: ReadonlyMap<string, string> = new Map();

function namesOf({ work, sent, error }: Shown): readonly Field[] {
  const { name, id } = work.list;
  const own = sent ?? formBodyOf({ name, id });
  const errors = sent === null ? NO_ERRORS : errorsByField(error?.issues ?? []);
  const fields = [
    textField({ name: 'name', label: TEXTS.nameOfList, sent: own, max: 60, required: true }),
    textField({
      ...{ name: 'id', label: TEXTS.idOfList, hint: TEXTS.idHint, sent: own },
      ...{ max: 20, required: true },
    }),
  ];
  return placeFields(fields, 'names', errors);
}

const troubleOf = (error: UseCaseError | null): Pick<ListContent, 'trouble' | 'troubles'> => ({
  trouble: error?.text ?? '',
  troubles: (error?.issues ?? []).map(({ path, text }) =>
    path === '' ? text : `${path}: ${text}`,
  ),
});

/** The addresses of the classes. What is on the page only, because it was not saved, has none. */
const pathsIn = ({ work: { saved }, error }: Shown, { units }: JudgedList): readonly string[] =>
  saved === null || error !== null
    ? []
    : classPaths(
        savedPath(saved),
        units.map(({ design }) => design),
      );

/** What a printed list is like. */
function printFields(): readonly Field[] {
  const sent = formBodyOf({});
  const fields = [
    numberField({
      ...{ name: 'units', label: TEXTS.unitsOnCard, hint: TEXTS.unitsOnCardHint },
      ...{ sent, min: 0, max: MOST_UNITS_ON_CARD, preset: USUAL_UNITS_ON_CARD },
    }),
    selectField({ name: 'paper', label: TEXTS.paper, sent, offers: offersOf(PAPER_SIZE_WORDS) }),
  ];
  return placeFields(fields, 'print', NO_ERRORS);
}

/** The page of a list. */
export function listPage(shown: Shown): ListContent {
  const { work, keys, versions, error } = shown;
  const judged = judgeList(work.list);
  const faults = faultsOf(judged);
  const paths = pathsIn(shown, judged);
  const rows = judged.units.map((unit, index) => {
    return { era: unit.unit.era, row: rowOf(unit, index, paths[index] ?? '') };
  });
  const eras = sortBy([...groupBy(rows, ({ era }) => era)], ([a], [b]) => a - b);
  const { saved } = work;
  return {
    keys,
    title: work.list.name,
    isSaved: saved !== null,
    state: saved === null ? TEXTS.notSaved : TEXTS.savedAsVersion(saved.revision),
    ...troubleOf(error),
    savedList:
      error?.code === 'LIST_STALE' && saved !== null
        ? { href: savedPath(saved), label: TEXTS.openSavedList }
        : null,
    summary: summaryOf(judged, faults.length),
    isLegal: judged.isLegal,
    faults,
    eras: eras.map(([era, own]) => ({
      id: `era-${String(era)}`,
      title: eraText(era),
      rows: own.map(({ row }) => row),
    })),
    undo: undoOf(work, versions),
    names: namesOf(shown),
    print: printFields(),
    versions: versions
      .filter(({ revision }) => revision !== saved?.revision)
      .map(({ revision, at, units: classes }) => ({
        act: `restore ${String(revision)}`,
        text: TEXTS.version(revision, timeText(at), classes),
      })),
  };
}

/** What the page says of something that was done, on top. */
export const flashOf = (text: string, tone: Flash['tone'] = 'good'): Flash => ({ tone, text });
