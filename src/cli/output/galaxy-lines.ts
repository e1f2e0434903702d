import type { GalaxySummary, HomeSummary } from '#app/galaxy/galaxy-summary-of';
import type { MadeGalaxy } from '#app/usecases/galaxies/make-galaxy';
import { counted } from '#kernel/words/counted';
import { textRows } from './text-rows.ts';

type Around = HomeSummary['within'][number];

const HEAD = [
  ...['jumps', 'major', 'minor', 'unimportant', 'Capacity', 'RAW', 'potential'],
  ...['anomalies', 'unexplored', 'restricted', 'minor lanes', 'major lanes'],
];

const rowOf = (around: Around): readonly number[] => {
  const { jumps, systems, capacity, raw, potential, anomalies, lanes } = around;
  return [
    ...[jumps, systems.major, systems.minor, systems.unimportant, capacity, raw, potential],
    ...[anomalies.length, lanes.unexplored, lanes.restricted, lanes.minor, lanes.major],
  ];
};

const raidText = ({ raidChance }: HomeSummary): string =>
  raidChance === null || raidChance === 0
    ? ''
    : `; raiders in the first turn: ${String(raidChance)} %`;

function homeLines(home: HomeSummary): readonly string[] {
  const { empire, homeworld, output, nearestRival, within } = home;
  const rival =
    nearestRival === null
      ? 'no path leads to another homeworld'
      : `the nearest other homeworld is ${counted(nearestRival, 'jump')} away`;
  const found = within.at(-1)?.anomalies ?? [];
  return [
    '',
    `${empire}, ${homeworld}: output ${String(output)}; ${rival}${raidText(home)}`,
    ...textRows(HEAD, within.map(rowOf)).map((line) => `  ${line}`),
    ...(found.length === 0 ? [] : [`  Anomalies: ${found.join(', ')}`]),
  ];
}

const favourText = ({ empire, favour }: HomeSummary): string =>
  `${empire} ${favour > 0 ? '+' : ''}${String(favour)} %`;

function spreadLines({ homes, spread }: GalaxySummary): readonly string[] {
  if (homes.length < 2) return [];
  const rows = spread.map(({ what, jumps, least, most }) => {
    const where = jumps === null ? what : `${what} within ${counted(jumps, 'jump')}`;
    return [where, least, most, most - least];
  });
  return [
    '',
    ...textRows(['between the players', 'least', 'most', 'apart'], rows),
    '',
    `Potential compared to the average, with near systems weighted more: ${homes.map(favourText).join(', ')}`,
    ...homes.flatMap(({ empire, isShut, cutOff, others }) => [
      ...(isShut
        ? [`The home fleet of ${empire} can’t leave: all lanes of its homeworld are restricted.`]
        : []),
      ...(cutOff > 0
        ? [
            `${empire}: ${String(cutOff)} of ${counted(others, 'other system')} can’t be supplied from home.`,
          ]
        : []),
    ]),
  ];
}

/** More names than this say less than their number. */
const MOST_NAMES = 12;

function freeLines(free: readonly string[]): readonly string[] {
  if (free.length === 0) return [];
  const rest = free.length - MOST_NAMES;
  const more = rest > 0 ? ` and ${String(rest)} more` : '';
  return [`Homeworlds without an empire: ${free.slice(0, MOST_NAMES).join(', ')}${more}`];
}

const relationLines = (relations: readonly string[]): readonly string[] =>
  relations.length === 0 ? [] : [`Relations at the start: ${relations.join('; ')}`];

const darkLine = (home: HomeSummary): string =>
  `${home.empire}, ${home.homeworld}: output ${String(home.output)}; unexplored lanes: ${String(home.dark)}${raidText(home)}`;

/** What a map offers each player, to compare. */
export function galaxyLines(summary: GalaxySummary): readonly string[] {
  const { name, rings, systems, lanes, homes, free, offMapLanes } = summary;
  const { explored, withoutExplorers, relations } = summary;
  if (explored) {
    return [
      `${name}: ${counted(rings, 'ring')}, explored in play: the systems around the homeworlds are rolled during the game`,
      ...relationLines(relations),
      '',
      ...homes.map(darkLine),
      ...withoutExplorers.map(
        (empire) =>
          `! ${empire} begins without an Explorer. Choose another force list for it, or let its Scouts explore (scoutsExplore=on).`,
      ),
    ];
  }
  const off = offMapLanes === 0 ? '' : `, ${counted(offMapLanes, 'lane')} off the map`;
  return [
    `${name}: ${counted(rings, 'ring')}, ${counted(systems, 'system')}, ${counted(lanes, 'lane')}${off}`,
    ...freeLines(free),
    ...relationLines(relations),
    ...homes.flatMap(homeLines),
    ...spreadLines(summary),
    '',
    'Without the homeworld itself. Potential is the output if Productivity were as high as Capacity everywhere.',
  ];
}

/** Every die of a map, one a line, with its rule. */
export const rollLines = (rolls: MadeGalaxy['rolls']): readonly string[] =>
  rolls.map(({ id, cite, purpose, faces, values, total }) => {
    const dice = `${String(values.length)}d${String(faces)}`;
    const sum = values.length === 1 ? '' : ` = ${String(total)}`;
    return `${id} ${cite} ${purpose.text}: ${dice} ${values.join(' ')}${sum}`;
  });
