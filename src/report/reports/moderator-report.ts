import { groupBy, tableOf } from '#kernel/collections/group-by';
import { sumOf } from '#kernel/numbers/sum';
import { valuesById } from '#kernel/collections/tables';
import { systemIncomeOf } from '#rules/economy/system-income-of';
import type { ModeratorView } from '#fog/views/empire-view';
import { type Empire, type StarSystem, STATE_WORDS } from '#fog/views/terms';
import type { Block, Cell, Document } from '#report/document/document';
import { phrase, strong } from '#report/document/inline';
import { moderatorMapFigure } from '#report/map/moderator-map';
import { coloniesTable } from '#report/sections/colonies';
import { forcesTable } from '#report/sections/forces';
import { section } from '#report/sections/section';
import { victoryStandingsTable } from '#report/sections/victory-standings';
import { worksTable } from '#report/sections/works';
import type { Names } from '#report/sentences/names';
import { namesOfModerator } from '#report/sentences/names-of-moderator';
import { sinceText } from '#report/sentences/since-text';

export type ModeratorReportInput = Readonly<{
  view: ModeratorView;
  /** One line for each event, in the order in which they happened; null where they stand elsewhere. */
  lines: readonly string[] | null;
  edition: number;
}>;

type Holdings = Readonly<{
  empire: Empire;
  systems: readonly StarSystem[];
  fleets: ModeratorView['fleets'];
  units: ModeratorView['units'];
  works: ModeratorView['works'];
}>;

/** What belongs to whom, by one pass over each table. */
function holdingsOf(view: ModeratorView): readonly Holdings[] {
  const systems = groupBy(valuesById(view.systems), ({ owner }) => owner);
  const fleets = groupBy(valuesById(view.fleets), ({ owner }) => owner);
  const units = groupBy(valuesById(view.units), ({ owner }) => owner);
  const works = groupBy(valuesById(view.works), ({ owner }) => owner);
  return valuesById(view.empires).map((empire) => ({
    empire,
    systems: systems.get(empire.id) ?? [],
    fleets: tableOf(fleets.get(empire.id) ?? [], ({ id }) => id),
    units: tableOf(units.get(empire.id) ?? [], ({ id }) => id),
    works: tableOf(works.get(empire.id) ?? [], ({ id }) => id),
  }));
}

const row = ({ empire, systems, fleets, units, works }: Holdings): readonly Cell[] => [
  phrase(strong(empire.name)),
  empire.treasury,
  systems.length,
  sumOf(systems, ({ census }) => census),
  sumOf(systems, systemIncomeOf),
  valuesById(fleets).length,
  valuesById(units).length,
  valuesById(works).length,
];

const empiresTable = (holdings: readonly Holdings[]): Block => ({
  kind: 'table',
  caption: 'All empires',
  columns: [
    { label: 'Empire', align: 'start', namesRow: true },
    { label: 'Treasury', align: 'end' },
    { label: 'Systems', align: 'end' },
    { label: 'Census', align: 'end' },
    { label: 'Output', align: 'end' },
    { label: 'Fleets', align: 'end' },
    { label: 'Units', align: 'end' },
    { label: 'Under construction', abbreviation: 'Works', align: 'end' },
  ],
  rows: holdings.map(row),
  empty: 'There is no empire.',
});

const relationsTable = ({ relations }: ModeratorView, names: Names): Block => ({
  kind: 'table',
  caption: 'Relations',
  columns: [
    { label: 'Empires', align: 'start', namesRow: true },
    { label: 'State', align: 'start' },
    { label: 'Since', align: 'start' },
  ],
  rows: relations.map(({ a, b, state, since }) => [
    `${names.empire(a)} and ${names.empire(b)}`,
    STATE_WORDS[state],
    sinceText(since),
  ]),
  empty: 'No two empires have met.',
});

const empireBlocks = (one: Holdings, view: ModeratorView, names: Names): readonly Block[] => [
  coloniesTable(one.systems, { owner: one.empire.name }),
  forcesTable({
    ...one,
    projects: view.projects,
    unpaid: [],
    pulledBack: [],
    names,
    owner: one.empire.name,
  }),
  worksTable(one.works, names, one.empire.name),
];

const eventsBlock = (lines: readonly string[]): Block =>
  lines.length === 0
    ? { kind: 'paragraph', text: phrase('Nothing happened.') }
    : { kind: 'list', items: lines.map((line) => phrase(line)) };

/** The whole campaign on paper: every empire as it is, and every event. Not for players. */
export function moderatorReport({ view, lines, edition }: ModeratorReportInput): Document {
  const names = namesOfModerator(view);
  const holdings = holdingsOf(view);
  return {
    title: 'Moderator’s report',
    subtitle: `${view.campaign.name} · turn ${String(view.turn)} (${view.label})`,
    facts: [
      { label: 'Turn', value: `${String(view.turn)} (${view.label})` },
      { label: 'Next phase', value: view.phase.replaceAll('-', ' ') },
      { label: 'Empires', value: holdings.length },
      { label: 'Edition', value: edition },
    ],
    blocks: [
      {
        kind: 'note',
        tone: 'warning',
        text: phrase('This report holds every secret of the campaign.'),
      },
      ...section('Empires', 'empires', [
        empiresTable(holdings),
        relationsTable(view, names),
        victoryStandingsTable(view),
      ]),
      ...section('Galaxy', 'map', [moderatorMapFigure(view)]),
      ...holdings.flatMap((one) =>
        section(one.empire.name, `empire-${one.empire.id}`, empireBlocks(one, view, names)),
      ),
      ...(lines === null ? [] : section('Events', 'events', [eventsBlock(lines)])),
    ],
  };
}
