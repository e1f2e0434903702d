import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import type { EmpireView, SystemView } from '#fog/views/empire-view';
import type { Dated, VisitedFacts } from '#fog/views/terms';
import type { Block, Cell, Column } from '#report/document/document';
import { phrase, quiet, target } from '#report/document/inline';
import { capitalised, type Names } from '#report/sentences/names';
import { FACT_SOURCES } from '#report/sentences/sight-sentences';
import { systemAnchor } from './anchors.ts';

const figure = (label: string, abbreviation: string): Column => ({
  label,
  abbreviation,
  align: 'end',
});

const OUTER: readonly Column[] = [
  { label: 'System', align: 'start', namesRow: true },
  { label: 'Owner', align: 'start' },
  { label: 'Importance', align: 'start' },
  figure('Capacity', 'Cap'),
  { label: 'RAW', align: 'end' },
];
/** What only reports tell; without any report these columns would be empty. */
const INNER: readonly Column[] = [
  figure('Census', 'Cen'),
  figure('Morale', 'Mor'),
  figure('Productivity', 'Prd'),
  figure('Intel', 'Int'),
];
const LAST: readonly Column[] = [
  { label: 'Traits and anomalies', align: 'start', width: 1 },
  { label: 'Known', align: 'start' },
];

const UNKNOWN = '?';

function ownerText({ owner, settlement }: VisitedFacts, names: Names): string {
  if (owner === null) return settlement;
  const whose = capitalised(names.empire(owner === 'unknown' ? null : owner));
  return settlement === 'outpost' ? `${whose} (outpost)` : whose;
}

/** FOG-2, FOG-11: how far it is known, since when and from where. */
function knownCell({ located, visited, reported }: SystemView, turn: number): Cell {
  const part = (word: string, { turn: when, source }: Dated): string => {
    if (source === 'scenario') return `${word} before the start`;
    const age = when === turn ? 'this turn' : `turn ${String(when)}`;
    return source === 'presence' ? `${word} ${age}` : `${word} ${age}, ${FACT_SOURCES[source]}`;
  };
  const best = visited === null ? part('located', located) : part('visited', visited);
  return [quiet(reported === null ? best : `${part('reported', reported)}; ${best}`)];
}

function innerCells({ reported }: SystemView): readonly Cell[] {
  const facts = reported?.facts;
  return [facts?.census, facts?.morale, facts?.productivity, facts?.intel].map(
    (value) => value ?? UNKNOWN,
  );
}

type Look = Readonly<{ view: EmpireView; names: Names; hasReports: boolean }>;

function outerCells({ visited }: SystemView, names: Names): readonly Cell[] {
  if (visited === null) return [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN];
  const { importance, capacity, raw } = visited.facts;
  return [ownerText(visited.facts, names), importance, capacity, raw];
}

const marksOf = ({ visited }: SystemView): string =>
  visited === null ? '' : [...visited.facts.traits, ...visited.facts.anomalies].join(', ');

const row = (system: SystemView, { view, names, hasReports }: Look): readonly Cell[] => [
  phrase(target(system.name, systemAnchor(system.id)), ' ', quiet(system.id)),
  ...outerCells(system, names),
  ...(hasReports ? innerCells(system) : []),
  marksOf(system),
  knownCell(system, view.turn),
];

/** Systems of others and of nobody, as far as their viewer knows them. @rule FOG-2 @rule FOG-11 */
export function knownSystemsTable(view: EmpireView, names: Names): Block {
  const others = sortBy(
    valuesById(view.systems).filter(({ own }) => own === null),
    (a, b) => compareText(a.name, b.name),
  );
  const hasReports = others.some(({ reported }) => reported !== null);
  return {
    kind: 'table',
    caption: 'Other systems you know',
    columns: [...OUTER, ...(hasReports ? INNER : []), ...LAST],
    rows: others.map((system) => row(system, { view, names, hasReports })),
    empty: 'You know no other system.',
  };
}
