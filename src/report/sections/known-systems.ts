import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { listed } from '#kernel/words/listed';
import { compareText } from '#kernel/result/compare-text';
import type { EmpireView, SystemView } from '#fog/views/empire-view';
import type { Dated, VisitedFacts } from '#model/campaign/knowledge';
import type { Block, Cell, Column, Phrase } from '#report/document/document';
import { phrase, quiet, strong, target } from '#report/document/inline';
import { whenceText } from '#report/document/whence-text';
import { capitalised, type Names } from '#report/sentences/names';
import { systemAnchor } from '#report/document/anchors';
import { lanesText } from './cards/lanes-text.ts';
import { offMapRemark } from './off-map-remark.ts';
import { surveyRemark } from './survey-remark.ts';

const figure = (label: string, abbreviation: string): Column => ({
  label,
  abbreviation,
  align: 'end',
});

const OUTER: readonly Column[] = [
  { label: 'System', align: 'start', namesRow: true },
  { label: 'Owner', align: 'start' },
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
  { label: 'Known as of turn', abbreviation: 'Turn', align: 'end' },
  { label: 'Lanes', align: 'start', width: 1 },
  { label: 'Remarks', align: 'start', width: 1 },
];

const UNKNOWN = '?';

function ownerText({ owner, settlement }: VisitedFacts, names: Names): string {
  if (owner === null) return settlement === 'colony' ? 'independent' : 'free';
  const whose = capitalised(names.empire(owner === 'unknown' ? null : owner));
  return settlement === 'outpost' ? `${whose} (outpost)` : whose;
}

/** FOG-2, FOG-11: the turn of the fact. Facts of the scenario, also those told to others, are from the start. */
const turnText = ({ turn, source }: Dated): string =>
  source === 'scenario' || turn < 1 ? 'start' : String(turn);

/** Who else but the reader's own forces told it. */
const sourceText = (dated: Dated | null, names: Names): readonly string[] => {
  if (dated === null || dated.source === 'presence' || dated.source === 'scenario') return [];
  return [whenceText(dated, names.empire)];
};

/** Its reader may take it back from neutrals, unless they gave it up. @rule DIP-10 */
function claimRemark({ claim }: SystemView, names: Names): readonly string[] {
  if (claim === undefined) return [];
  const givenUp = claim.map((one) => names.empire(one));
  return [givenUp.length === 0 ? 'once yours' : `once yours, given up to ${listed(givenUp)}`];
}

/** When its inner figures were reported, and by whom if that isn't said already. */
function reportRemark({ visited, reported }: SystemView, names: Names): readonly string[] {
  if (reported === null) return [];
  const isSaid = visited?.source === reported.source;
  const turn = turnText(reported);
  return [
    turn === 'start' ? 'reported at the start' : `reported in turn ${turn}`,
    ...(isSaid ? [] : sourceText(reported, names)),
  ];
}

function remarksOf(system: SystemView, names: Names, view: EmpireView): string {
  const { visited } = system;
  const { importance = 'unimportant', traits = [], anomalies = [] } = visited?.facts ?? {};
  return [
    ...(importance === 'unimportant' ? [] : [importance]),
    ...traits,
    ...anomalies,
    ...offMapRemark(visited?.facts ?? {}),
    ...surveyRemark(system, view),
    ...claimRemark(system, names),
    ...sourceText(visited, names),
    ...reportRemark(system, names),
  ].join(', ');
}

function innerCells({ reported }: SystemView): readonly Cell[] {
  const facts = reported?.facts;
  return [facts?.census, facts?.morale, facts?.productivity, facts?.intel].map(
    (value) => value ?? UNKNOWN,
  );
}

/** A system that nobody has seen is called by its id, which is then shown once. */
const nameCell = ({ id, name }: SystemView): Phrase =>
  phrase(target(name, systemAnchor(id)), ...(name === id ? [] : [' ', quiet(id)]));

function outerCells({ visited }: SystemView, names: Names): readonly Cell[] {
  if (visited === null) return [UNKNOWN, UNKNOWN, UNKNOWN];
  return [ownerText(visited.facts, names), visited.facts.capacity, visited.facts.raw];
}

type Look = Readonly<{ names: Names; hasReports: boolean; view: EmpireView }>;

const row = (system: SystemView, { names, hasReports, view }: Look): readonly Cell[] => [
  nameCell(system),
  ...outerCells(system, names),
  ...(hasReports ? innerCells(system) : []),
  turnText(system.visited ?? system.located),
  lanesText(view, names, system.id),
  remarksOf(system, names, view),
];

/** The empire that told where a system is. */
function tellerText({ located }: SystemView, names: Names): string {
  if (located.by === undefined) return '';
  const when = turnText(located) === 'start' ? 'from the start' : `turn ${turnText(located)}`;
  return ` (${when}, ${whenceText(located, names.empire)})`;
}

/** Systems with only a known place. */
function locatedBlocks(systems: readonly SystemView[], names: Names): readonly Block[] {
  if (systems.length === 0) return [];
  const places = systems.flatMap((system, place) => [
    ...phrase(place === 0 ? '' : ', '),
    ...nameCell(system),
    ...phrase(tellerText(system, names)),
  ]);
  return [{ kind: 'paragraph', text: phrase(strong('Located only: '), ...places, '.') }];
}

const isSeen = ({ visited, reported }: SystemView): boolean =>
  visited !== null || reported !== null;

/** Systems of others and of nobody, as far as their viewer knows them. @rule FOG-2 @rule FOG-11 */
export function knownSystemBlocks(view: EmpireView, names: Names): readonly Block[] {
  const others = sortBy(
    valuesById(view.systems).filter(({ own }) => own === null),
    (a, b) => compareText(a.name, b.name),
  );
  const hasReports = others.some(({ reported }) => reported !== null);
  const seen = others.filter(isSeen);
  return [
    {
      kind: 'table',
      caption: 'Other systems you know',
      columns: [...OUTER, ...(hasReports ? INNER : []), ...LAST],
      rows: seen.map((system) => row(system, { names, hasReports, view })),
      empty: 'You have seen no other system.',
    },
    ...locatedBlocks(
      others.filter((system) => !isSeen(system)),
      names,
    ),
  ];
}
