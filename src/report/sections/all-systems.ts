import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import { type WaitingFind, waitingFindsIn } from '#rules/galaxy/waiting-finds-in';
import type { ModeratorView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import type { Block, Cell, Column, Phrase } from '#report/document/document';
import { formatNumber } from '#kernel/words/format-number';
import { link, phrase, quiet, target } from '#report/document/inline';
import { FIND_WORDS } from '#report/sentences/find-text';
import type { Names } from '#report/sentences/names';
import { points } from '#report/sentences/words';
import { systemAnchor } from '#report/document/anchors';
import { statePhrase } from './colonies.ts';
import { offMapRemark } from './off-map-remark.ts';

const figure = (label: string, abbreviation: string): Column => ({
  label,
  abbreviation,
  align: 'end',
});
const words = (label: string): Column => ({ label, align: 'start' });

const COLUMNS: readonly Column[] = [
  { label: 'System', align: 'start', namesRow: true },
  words('Owner'),
  words('Importance'),
  figure('Capacity', 'Cap'),
  { label: 'RAW', align: 'end' },
  figure('Census', 'Cen'),
  figure('Morale', 'Mor'),
  figure('Productivity', 'Prd'),
  figure('Intel', 'Int'),
  { label: 'State, traits, anomalies, natives and finds', align: 'start', width: 2 },
  { label: 'Lanes', align: 'start', width: 1 },
];

/** What is to say of one system besides its own row. */
type Beside = Readonly<{
  view: ModeratorView;
  names: Names;
  lanesOf: (system: SystemId) => readonly string[];
  openFindsOf: (system: SystemId) => readonly string[];
}>;

const findWords = ({ what, worth }: WaitingFind): string => {
  if (worth === null) return what;
  const amount =
    worth.of === 'units'
      ? `units for ${points(worth.amount)}`
      : `${points(worth.amount)} of tech investment`;
  return `${what} (${amount})`;
};

function nativesText({ native }: StarSystem): readonly string[] {
  if (native === null) return [];
  const { census, morale, productivity } = native;
  return [
    `natives: Cen ${formatNumber(census)}, Mor ${formatNumber(morale)}, Prd ${formatNumber(productivity)}`,
  ];
}

function remarks(system: StarSystem, { view, openFindsOf }: Beside): Phrase {
  const waits = [...waitingFindsIn(system, view.rules).map(findWords), ...openFindsOf(system.id)];
  const marks = [...system.traits, ...system.anomalies, ...offMapRemark(system)].join(', ');
  const told = [
    ...(marks === '' ? [] : [marks]),
    ...nativesText(system),
    ...(waits.length === 0 ? [] : [`waits to be found: ${waits.join(', ')}`]),
  ];
  return phrase(...statePhrase(system), told.join('; '));
}

function row(system: StarSystem, beside: Beside): readonly Cell[] {
  const { id, owner } = system;
  const { names, lanesOf } = beside;
  return [
    phrase(target(system.name, systemAnchor(id)), ' ', quiet(id)),
    owner === null ? 'nobody' : names.empire(owner),
    system.importance,
    system.capacity,
    system.raw,
    system.census,
    system.morale,
    system.productivity,
    system.intel,
    remarks(system, beside),
    lanesOf(id).join(', '),
  ];
}

/** `Wolf (major)`: the lanes of each system by where they lead. */
function lanesBySystem({ lanes }: ModeratorView, names: Names): Beside['lanesOf'] {
  const ends = valuesById(lanes).flatMap(({ a, b, class: kind }) => [
    { from: a, text: `${names.system(b)} (${kind})` },
    { from: b, text: `${names.system(a)} (${kind})` },
  ]);
  const bySystem = groupBy(ends, ({ from }) => from);
  return (system) =>
    sortBy(bySystem.get(system) ?? [], (a, b) => compareText(a.text, b.text)).map(
      ({ text }) => text,
    );
}

/** What was found and its finder has yet to choose. @rule MAP-8 */
function openFindsBySystem({ empires }: ModeratorView): Beside['openFindsOf'] {
  const finds = valuesById(empires).flatMap(({ name, finds: open }) =>
    open.map(({ kind, system, points: worth }) => {
      const text = `${FIND_WORDS[kind]} for ${points(worth)} (${name} has yet to choose)`;
      return { system, text };
    }),
  );
  const bySystem = groupBy(finds, ({ system }) => system);
  return (system) => (bySystem.get(system) ?? []).map(({ text }) => text);
}

/** Links to the rows of all systems. */
const jumpList = (systems: readonly StarSystem[]): Block => ({
  kind: 'paragraph',
  text: phrase(
    'Jump to: ',
    ...systems.flatMap(({ id, name }, index) => [
      ...(index === 0 ? [] : [' · ']),
      link(name, systemAnchor(id)),
    ]),
  ),
});

/** Every system without fog: its values, lanes, natives and what waits to be found there. For moderators. */
export function allSystemsBlocks(view: ModeratorView, names: Names): readonly Block[] {
  const systems = sortBy(
    valuesById(view.systems),
    (a, b) => compareText(a.name, b.name),
    (a, b) => compareText(a.id, b.id),
  );
  const beside: Beside = {
    view,
    names,
    lanesOf: lanesBySystem(view, names),
    openFindsOf: openFindsBySystem(view),
  };
  return [
    jumpList(systems),
    {
      kind: 'table',
      caption: 'All systems',
      columns: COLUMNS,
      rows: systems.map((system) => row(system, beside)),
      empty: 'There is no system.',
    },
  ];
}
