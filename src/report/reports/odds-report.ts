import { divide } from '#kernel/numbers/divide';
import type { ScenarioKind } from '#model/battle/setup';
import type { Block, Cell, Document } from '#report/document/document';
import { phrase, strong } from '#report/document/inline';
import { section } from '#report/sections/section';
import { SCENARIO_WORDS } from '#report/sentences/encounter-sentences';

/** A number that differs from battle to battle: its average in hundredths, and where at least eight of ten battles lie. */
export type Spread = Readonly<{ hundredths: number; from: number; to: number }>;

export type OddsClass = Readonly<{
  name: string;
  units: number;
  destroyed: Spread;
  crippled: Spread;
  captured: Spread;
  away: Spread;
  /** By Scouts, before the battle (CSC-5). */
  keptOut: Spread;
}>;

export type OddsSide = Readonly<{
  role: 'Attacker' | 'Defender';
  name: string;
  wins: number;
  flagship: Readonly<{ name: string; lived: number }> | null;
  /** Construction cost of what it loses, captured units included, and of what it captures. */
  lost: Spread;
  gained: Spread;
  classes: readonly OddsClass[];
}>;

export type OddsReportInput = Readonly<{
  name: string;
  scenario: ScenarioKind;
  place: string;
  seed: string;
  battles: number;
  /** Battles without a loser. */
  equal: number;
  rounds: Spread;
  endings: Readonly<Record<'length' | 'nothing-left' | 'surrender', number>>;
  sides: readonly [OddsSide, OddsSide];
}>;

const THOUSAND = 1000;

/** `63.4` of tenths, `1.05` of hundredths. */
const decimal = (value: number, places: 1 | 2): string => {
  const digits = String(value).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

const average = ({ hundredths }: Spread): string => decimal(hundredths, 2);
const range = ({ from, to }: Spread): string =>
  from === to ? String(from) : `${String(from)}–${String(to)}`;

const costText = (cost: Spread): string => `${average(cost)} EP, ${range(cost)} in 8 of 10 battles`;

/** What the losses are made of. @rule CSC-14 */
const COUNTED =
  'construction cost of units destroyed or captured, of civilians that surrender, and of flights that find no berth after the battle; ' +
  'not crippled units';

/** A share of all battles in tenths of a percent. */
const shareOf = (count: number, battles: number): number =>
  divide(count * THOUSAND, battles, 'nearest');

/**
 * Twice the standard error, two battles of each end added to those that were fought: so far the chance may well be off,
 * even where all battles ended alike.
 */
function margin(count: number, battles: number): string {
  const [some, all] = [count + 2, battles + 4];
  const share = divide(some * THOUSAND, all, 'nearest');
  const square = divide(4 * share * (THOUSAND - share), all, 'up');
  return `±${decimal(Math.max(1, Math.ceil(Math.sqrt(square))), 1)} %`;
}

const percent = (count: number, battles: number): string =>
  `${decimal(shareOf(count, battles), 1)} %`;

const chanceTable = (
  caption: string,
  rows: readonly (readonly [string, number])[],
  battles: number,
): Block => ({
  kind: 'table',
  caption,
  columns: [
    { label: 'What', align: 'start', namesRow: true },
    { label: 'Chance', align: 'end' },
    { label: 'Give or take', align: 'end' },
    { label: 'Battles', align: 'end' },
  ],
  rows: rows.map(([what, count]): readonly Cell[] => [
    what,
    phrase(strong(percent(count, battles))),
    margin(count, battles),
    count,
  ]),
  empty: '',
});

const outcomeRows = ({ sides, equal }: OddsReportInput): readonly (readonly [string, number])[] => [
  ...sides.map(({ name, wins }) => [`${name} wins`, wins] as const),
  ['Neither: the losses are equal', equal],
];

const flagshipRows = ({ sides }: OddsReportInput): readonly (readonly [string, number])[] =>
  sides.flatMap(({ name, flagship }) =>
    flagship === null ? [] : [[`${flagship.name} of ${name} survives`, flagship.lived] as const],
  );

const endingRows = ({ endings }: OddsReportInput): readonly (readonly [string, number])[] => [
  ['Its length is over', endings.length],
  ['A side has nothing left', endings['nothing-left']],
  ['A side has only civilians left', endings.surrender],
];

/** Whether anybody of a side was ever kept out of a battle. */
const isKeptOut = (classes: readonly OddsClass[]): boolean =>
  classes.some(({ keptOut }) => keptOut.hundredths > 0);

const sideTable = ({ role, name, classes }: OddsSide): Block => ({
  kind: 'table',
  caption: `${role}: ${name}`,
  columns: [
    { label: 'Class', align: 'start', namesRow: true },
    { label: 'Units', align: 'end' },
    { label: 'Destroyed on average', abbreviation: 'Destroyed', align: 'end' },
    { label: 'in 8 of 10 battles', abbreviation: '8 of 10', align: 'end' },
    { label: 'Crippled on average', abbreviation: 'Crippled', align: 'end' },
    { label: 'in 8 of 10 battles', abbreviation: '8 of 10', align: 'end' },
    { label: 'Captured on average', abbreviation: 'Captured', align: 'end' },
    { label: 'Got away on average', abbreviation: 'Away', align: 'end' },
    ...(isKeptOut(classes)
      ? [{ label: 'Kept out on average', abbreviation: 'Kept out', align: 'end' } as const]
      : []),
  ],
  rows: classes.map((one): readonly Cell[] => [
    one.name,
    one.units,
    average(one.destroyed),
    range(one.destroyed),
    average(one.crippled),
    range(one.crippled),
    average(one.captured),
    average(one.away),
    ...(isKeptOut(classes) ? [average(one.keptOut)] : []),
  ]),
  empty: '',
});

/** The expected results of a battle, from many trials, for the person who set it up. It uses only its input. @rule CSC-14 */
export function oddsReport(input: OddsReportInput): Document {
  const { name, scenario, place, seed, battles, rounds, sides } = input;
  const table = (
    caption: string,
    rows: readonly (readonly [string, number])[],
  ): readonly Block[] => (rows.length === 0 ? [] : [chanceTable(caption, rows, battles)]);
  return {
    title: name,
    subtitle: `Odds of ${sides[0].name} against ${sides[1].name}`,
    facts: [
      { label: 'Scenario', value: SCENARIO_WORDS[scenario] },
      { label: 'Place', value: place },
      { label: 'Battles fought', value: battles },
      { label: 'Seed', value: seed },
      { label: 'Rounds', value: `${average(rounds)}, ${range(rounds)} in 8 of 10 battles` },
      ...sides.map(({ role, lost }) => ({ label: `${role} loses`, value: costText(lost) })),
      ...sides.flatMap(({ role, gained }) =>
        gained.hundredths === 0 ? [] : [{ label: `${role} captures`, value: costText(gained) }],
      ),
      { label: 'Counted as lost', value: COUNTED },
    ],
    blocks: [
      ...section('Who wins', 'wins', table('Who wins', outcomeRows(input))),
      ...section('Flagships', 'flagships', table('Flagships', flagshipRows(input))),
      ...section('Losses', 'losses', sides.map(sideTable)),
      ...section('How it ends', 'endings', table('How it ends', endingRows(input))),
    ],
  };
}
