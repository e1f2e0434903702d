import { groupBy } from '#kernel/collections/group-by';
import type { GalaxySummary, HomeSummary } from '#app/galaxy/galaxy-summary-of';
import { counted } from '#kernel/words/counted';
import { TEXTS } from './texts.ts';

type AroundRow = Readonly<{ head: string; cells: readonly string[] }>;

/** What a map offers each player, and how far they are apart. */
export type FairnessContent = Readonly<{
  facts: string;
  /** Who is favoured, in words. */
  favour: readonly string[];
  /** How far is looked. */
  heads: readonly string[];
  homes: readonly Readonly<{
    id: string;
    empire: string;
    about: string;
    /** How likely raiders come in the first turn; empty: they don't, or it isn't known yet. */
    raids: string;
    rows: readonly AroundRow[];
    anomalies: string;
  }>[];
  /** Empty: there is one player only. */
  spread: readonly AroundRow[];
}>;

type Around = HomeSummary['within'][number];

const MEASURES: readonly (readonly [string, (around: Around) => number])[] = [
  [TEXTS.majorSystems, ({ systems }) => systems.major],
  [TEXTS.minorSystems, ({ systems }) => systems.minor],
  [TEXTS.unimportantSystems, ({ systems }) => systems.unimportant],
  ['Capacity', ({ capacity }) => capacity],
  ['RAW', ({ raw }) => raw],
  [TEXTS.potentialOutput, ({ potential }) => potential],
  ['Anomalies', ({ anomalies }) => anomalies.length],
  [TEXTS.majorLanes, ({ lanes }) => lanes.major],
  [TEXTS.minorLanes, ({ lanes }) => lanes.minor],
  [TEXTS.restrictedLanes, ({ lanes }) => lanes.restricted],
  [TEXTS.unexploredLanes, ({ lanes }) => lanes.unexplored],
];

const rowsOf = ({ within }: HomeSummary): readonly AroundRow[] =>
  MEASURES.map(([head, measured]) => ({
    head,
    cells: within.map((around) => String(measured(around))),
  }));

/** The percentage that dice alone can explain, so the page does not mention it. */
const EVEN_PERCENT = 10;

/** The empires with more around them than others, the most favoured first. @rule MAP-2 */
function favourLines(homes: readonly HomeSummary[]): readonly string[] {
  if (homes.length < 2) return [];
  const apart = homes.filter(({ favour }) => Math.abs(favour) > EVEN_PERCENT);
  if (apart.length === 0) {
    return [TEXTS.noEmpireIsFavoured(EVEN_PERCENT)];
  }
  return apart
    .toSorted((a, b) => b.favour - a.favour)
    .filter(({ favour, isShut }) => favour < 0 || !isShut)
    .map(({ empire, favour }) =>
      favour > 0 ? TEXTS.isFavoured(empire, favour) : TEXTS.isAtDisadvantage(empire, -favour),
    );
}

/** What keeps an empire from using what is around it. @rule MAP-2 */
const hindranceLines = (homes: readonly HomeSummary[]): readonly string[] =>
  homes.flatMap(({ empire, isShut, cutOff, others }) => [
    ...(isShut ? [TEXTS.fleetCantLeave(empire)] : []),
    ...(cutOff > 0 ? [TEXTS.withoutSupply(empire, cutOff, others)] : []),
  ]);

function rivalText({ nearestRival }: HomeSummary): string {
  if (nearestRival === null) return TEXTS.noPathLeadsToAnotherHomeworld;
  return TEXTS.nearestRivalsHomeworldIsAway(nearestRival);
}

const raidText = ({ raidChance }: HomeSummary): string =>
  raidChance === null || raidChance === 0 ? '' : TEXTS.raidChance(raidChance);

/** The least and the most that a player has of each, side by side for each distance. */
function spreadRows({ homes, spread }: GalaxySummary): readonly AroundRow[] {
  if (homes.length < 2) return [];
  const rows = groupBy(
    spread.filter(({ jumps }) => jumps !== null),
    ({ what }) => what,
  );
  return [...rows].map(([what, measured]) => ({
    head: `${what.slice(0, 1).toUpperCase()}${what.slice(1)}`,
    cells: measured.map(({ least, most }) =>
      least === most ? String(least) : `${String(least)}–${String(most)}`,
    ),
  }));
}

const MOST_NAMES = 12;

function freeText(free: readonly string[]): string {
  if (free.length === 0) return '';
  const rest = free.length - MOST_NAMES;
  const more = rest > 0 ? TEXTS.andMore(rest) : '';
  return TEXTS.homeworldsWithoutEmpire(free.slice(0, MOST_NAMES).join(', '), more);
}

const relationText = ({ relations }: GalaxySummary): string =>
  relations.length === 0 ? '' : TEXTS.relationsAtStart(relations.join('; '));

/** Where all is still to be explored there is nothing to compare but what homeworlds are and how many ways lead on. @rule MAP-12 */
function exploredContent(summary: GalaxySummary): FairnessContent {
  const { rings, homes, withoutExplorers } = summary;
  return {
    facts: TEXTS.unexploredAtStart(rings, relationText(summary)),
    favour: [
      TEXTS.systemsAroundHomeworldsAreRolled,
      ...withoutExplorers.map((empire) => TEXTS.beginsWithoutExplorerAndCantLeave(empire)),
    ],
    heads: [],
    homes: homes.map((home, index) => ({
      id: `home-${String(index + 1)}`,
      empire: home.empire,
      about: TEXTS.outputAndLanes(home.homeworld, home.output, home.dark),
      raids: raidText(home),
      rows: [],
      anomalies: '',
    })),
    spread: [],
  };
}

/** What a map offers each player, for a page. @rule MAP-2 */
export function fairnessContent(summary: GalaxySummary): FairnessContent {
  const { rings, systems, lanes, offMapLanes, homes, free } = summary;
  if (summary.explored) return exploredContent(summary);
  const off = offMapLanes === 0 ? '' : TEXTS.andOffMap(offMapLanes);
  return {
    facts: `${counted(rings, 'ring')}, ${counted(systems, 'system')}, ${counted(lanes, 'lane')}${off}.${freeText(free)}${relationText(summary)}`,
    favour: [...hindranceLines(homes), ...favourLines(homes)],
    heads: homes[0]?.within.map(({ jumps }) => String(jumps)) ?? [],
    homes: homes.map((home, index) => ({
      id: `home-${String(index + 1)}`,
      empire: home.empire,
      about: TEXTS.outputAndRival(home.homeworld, home.output, rivalText(home)),
      raids: raidText(home),
      rows: rowsOf(home),
      anomalies: home.within.at(-1)?.anomalies.join(', ') ?? '',
    })),
    spread: spreadRows(summary),
  };
}
