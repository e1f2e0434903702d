import type { ScenarioKind } from '#model/battle/setup';
import type { Block, Cell, Document } from '#report/document/document';
import { section } from '#report/sections/section';
import { SCENARIO_WORDS } from '#report/sentences/encounter-sentences';
import { average, type ChanceRow, chanceTable, range, type Spread } from './chance-table.ts';

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

const costText = (cost: Spread): string => `${average(cost)} EP, ${range(cost)} in 8 of 10 battles`;

/** What the losses are made of. @rule CSC-14 */
const COUNTED =
  'construction cost of units destroyed or captured, of civilians that surrender, and of flights that find no berth after the battle; ' +
  'not crippled units';

const outcomeRows = ({ sides, equal }: OddsReportInput): readonly ChanceRow[] => [
  ...sides.map(({ name, wins }) => [`${name} wins`, wins] as const),
  ['Neither: the losses are equal', equal],
];

const flagshipRows = ({ sides }: OddsReportInput): readonly ChanceRow[] =>
  sides.flatMap(({ name, flagship }) =>
    flagship === null ? [] : [[`${flagship.name} of ${name} survives`, flagship.lived] as const],
  );

const endingRows = ({ endings }: OddsReportInput): readonly ChanceRow[] => [
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
  const table = (caption: string, rows: readonly ChanceRow[]): readonly Block[] =>
    rows.length === 0 ? [] : [chanceTable(caption, rows, { count: battles, name: 'Battles' })];
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
