import { groupBy, tableOf } from '#kernel/collections/group-by';
import { sumOf } from '#kernel/numbers/sum';
import { sortBy } from '#kernel/collections/sort-by';
import { keysById, valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { compareText } from '#kernel/result/compare-text';
import { systemIncomeOf } from '#rules/economy/system-income-of';
import type { ModeratorView } from '#fog/views/empire-view';
import type { Empire } from '#model/campaign/empire';
import type { EmpireId } from '#model/campaign/ids';
import { STATE_WORDS } from '#model/campaign/relation';
import type { StarSystem } from '#model/campaign/system';
import type { Block, Cell, Document } from '#report/document/document';
import { phrase, strong } from '#report/document/inline';
import { moderatorMapFigure } from '#report/map/moderator-map';
import { allSystemsBlocks } from '#report/sections/all-systems';
import { coloniesTable } from '#report/sections/colonies';
import { forcesTable } from '#report/sections/forces';
import { section } from '#report/sections/section';
import { victoryStandingsTable } from '#report/sections/victory-standings';
import { worksTable } from '#report/sections/works';
import type { Names } from '#report/sentences/names';
import { namesOfModerator } from '#report/sentences/names-of-moderator';
import { dealingsText } from '#report/sentences/dealings-text';
import { sinceText } from '#report/sentences/since-text';
import { points } from '#report/sentences/words';

export type ModeratorReportInput = Readonly<{
  view: ModeratorView;
  /** One line for each event, in order; null if they are elsewhere. */
  lines: readonly string[] | null;
  edition: number;
  /** Who reads it; left out: the moderator. */
  reader?: Reader;
}>;
type Reader = keyof typeof WARNINGS;

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
    { label: 'As others know it', align: 'start' },
    { label: 'Pact', align: 'start' },
    { label: 'Since', align: 'start' },
    { label: 'Under way', align: 'start', width: 1 },
  ],
  rows: relations.map(({ a, b, state, openly, pact, since, ...dealings }) => [
    `${names.empire(a)} and ${names.empire(b)}`,
    STATE_WORDS[state],
    STATE_WORDS[openly ?? state],
    pact ? 'co-belligerents' : '',
    sinceText(since),
    dealingsText(dealings, names.empire),
  ]),
  empty: 'No two empires have met.',
});

const forcesOf = (
  { fleets, units }: Pick<Holdings, 'fleets' | 'units'>,
  { view, names, owner }: Readonly<{ view: ModeratorView; names: Names; owner: string }>,
): Block =>
  forcesTable({ fleets, units, projects: view.projects, unpaid: [], pulledBack: [], names, owner });

const empireBlocks = (one: Holdings, view: ModeratorView, names: Names): readonly Block[] => {
  const { era, techPool, techYears, advancesInHand, gifts, name: owner } = one.empire;
  return [
    {
      kind: 'facts',
      facts: [
        { label: 'Treasury', value: points(one.empire.treasury) },
        { label: 'Gifts until the next opening', value: points(gifts) },
        { label: 'Era', value: era },
        { label: 'Tech investment', value: points(techPool) },
        { label: 'Tech years gained', value: techYears },
        { label: 'Unused advances', value: advancesInHand },
      ],
    },
    coloniesTable(one.systems, { owner, isLinked: true }),
    forcesOf(one, { view, names, owner }),
    worksTable(one.works, names, owner),
  ];
};

/** A power that no player has, such as the raiders, with all that it owns. */
type Power = Readonly<{ id: EmpireId; name: string }> & Omit<Holdings, 'empire' | 'works'>;

function powersOf(view: ModeratorView, names: Names): readonly Power[] {
  const systems = groupBy(valuesById(view.systems), ({ owner }) => owner);
  const fleets = groupBy(valuesById(view.fleets), ({ owner }) => owner);
  const units = groupBy(valuesById(view.units), ({ owner }) => owner);
  const owners = [...systems.keys(), ...fleets.keys(), ...units.keys()];
  const powers = unique(owners).filter(
    (owner): owner is EmpireId => owner !== null && !Object.hasOwn(view.empires, owner),
  );
  return sortBy(powers, compareText).map((id) => ({
    id,
    name: names.empire(id),
    systems: systems.get(id) ?? [],
    fleets: tableOf(fleets.get(id) ?? [], (fleet) => fleet.id),
    units: tableOf(units.get(id) ?? [], (unit) => unit.id),
  }));
}

const powerBlocks = (one: Power, view: ModeratorView, names: Names): readonly Block[] => [
  ...(one.systems.length === 0
    ? []
    : [coloniesTable(one.systems, { owner: one.name, isLinked: true })]),
  forcesOf(one, { view, names, owner: one.name }),
];

const eventsBlock = (lines: readonly string[]): Block =>
  lines.length === 0
    ? { kind: 'paragraph', text: phrase('Nothing happened.') }
    : { kind: 'list', items: lines.map((line) => phrase(line)) };

const WARNINGS = {
  moderator:
    'This is the true state of the campaign, without fog: every system, lane and unit. Don’t show it to players. Each empire’s orders, what it knows of the others, and the events are on pages of their own.',
  spectator:
    'This is what the moderator saw when the orders of this turn opened, without fog: every system, lane and unit. The campaign goes on, so tell its players nothing of it.',
} as const;

/** The whole campaign on paper: every system, every empire and every other power as it is, and every event. Not for players. */
export function moderatorReport({
  view,
  lines,
  edition,
  reader = 'moderator',
}: ModeratorReportInput): Document {
  const names = namesOfModerator(view);
  const holdings = holdingsOf(view);
  const powers = powersOf(view, names);
  return {
    title: 'Moderator’s view (no fog)',
    subtitle: `${view.campaign.name} · turn ${String(view.turn)} (${view.label})`,
    facts: [
      { label: 'Turn', value: `${String(view.turn)} (${view.label})` },
      { label: 'Next phase', value: view.phase.replaceAll('-', ' ') },
      { label: 'Empires', value: holdings.length },
      { label: 'Systems', value: keysById(view.systems).length },
      { label: 'Lanes', value: keysById(view.lanes).length },
      { label: 'Edition', value: edition },
    ],
    blocks: [
      {
        kind: 'note',
        tone: 'warning',
        text: phrase(WARNINGS[reader]),
      },
      ...section('Empires', 'empires', [
        empiresTable(holdings),
        relationsTable(view, names),
        victoryStandingsTable(view),
      ]),
      ...section('Galaxy', 'map', [moderatorMapFigure(view)]),
      ...section('Systems', 'systems', allSystemsBlocks(view, names)),
      ...holdings.flatMap((one) =>
        section(one.empire.name, `empire-${one.empire.id}`, empireBlocks(one, view, names)),
      ),
      ...powers.flatMap((one) =>
        section(one.name, `power-${one.id}`, powerBlocks(one, view, names)),
      ),
      ...(lines === null
        ? []
        : section(
            reader === 'spectator' ? 'What happened in the turn before' : 'Events',
            'events',
            [eventsBlock(lines)],
          )),
    ],
  };
}
