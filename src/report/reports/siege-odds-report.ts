import { divide } from '#kernel/numbers/divide';
import type { Mission } from '#model/orders/bombard';
import type { Block, Cell, Document } from '#report/document/document';
import { section } from '#report/sections/section';
import type { ExpectedHarm, HarmKind } from '#rules/bombardment/expected-harm';
import { MISSION_TABLE } from '#rules/bombardment/mission-table';
import {
  average,
  type ChanceRow,
  chanceTable,
  decimal,
  range,
  type Spread,
} from './chance-table.ts';

/** Units of a side before and after. */
export type SiegeSide = Readonly<{
  role: 'Attacker' | 'Defender';
  name: string;
  units: number;
  /** Attrition lost in the fighting, and units left. */
  lost: Spread;
  left: Spread;
}>;

export type SiegeMission = Readonly<{
  mission: Mission;
  points: number;
  hits: number;
  wounds: number;
  left: number;
}>;

export type SiegeBombardment = Readonly<{
  points: number;
  missions: readonly SiegeMission[];
  /** Points that no mission got. */
  unused: number;
  harm: readonly ExpectedHarm[];
  /** Attrition that it takes from the defenders that were entered, and how many of them it destroys. */
  attrition: number;
  destroyed: number;
}>;

export type SiegeOddsInput = Readonly<{
  place: string;
  seed: string;
  sieges: number;
  turns: number;
  chances: readonly ChanceRow[];
  sides: readonly [SiegeSide, SiegeSide];
  bombardment: SiegeBombardment | null;
}>;

/** What each kind of harm takes away. */
const HARM_WORDS: Readonly<Record<HarmKind, string>> = {
  attrition: 'Attrition of ground units',
  defense: 'Defense of ground units this turn',
  unit: 'Ground units destroyed',
  utilized: 'Utilized Productivity next turn',
  suppressed: 'Suppressed Productivity next turn',
  capacity: 'Capacity',
  raw: 'RAW',
  census: 'Census',
  morale: 'Morale',
  productivity: 'Productivity',
  intel: 'Intel',
};

const sideTable = (sides: SiegeOddsInput['sides'], sieges: number): Block => ({
  kind: 'table',
  caption: 'Losses and survivors',
  columns: [
    { label: 'Side', align: 'start', namesRow: true },
    { label: 'Units', align: 'end' },
    { label: 'Attrition lost on average', abbreviation: 'Attrition lost', align: 'end' },
    { label: 'in 8 of 10 sieges', abbreviation: '8 of 10', align: 'end' },
    { label: 'Units left on average', abbreviation: 'Units left', align: 'end' },
    { label: 'in 8 of 10 sieges', abbreviation: '8 of 10', align: 'end' },
  ],
  rows:
    sieges === 0
      ? []
      : sides.map(({ role, name, units, lost, left }): readonly Cell[] => [
          `${role}: ${name}`,
          units,
          average(lost),
          range(lost),
          average(left),
          range(left),
        ]),
  empty: '',
});

const missionTable = ({ missions }: SiegeBombardment): Block => ({
  kind: 'table',
  caption: 'Missions',
  columns: [
    { label: 'Mission', align: 'start', namesRow: true },
    { label: 'Points', align: 'end' },
    { label: 'Full multiples', align: 'end' },
    { label: 'Permanent or further losses', abbreviation: 'Further losses', align: 'end' },
    { label: 'Carried over', align: 'end' },
  ],
  rows: missions.map(({ mission, points, hits, wounds, left }): readonly Cell[] => [
    MISSION_TABLE[mission].name,
    points,
    hits,
    wounds,
    left,
  ]),
  empty: 'No mission gets points.',
});

const HUNDRED = 100;
const FACES = 6;

/** Sixths as a number with two decimals; a gain has a minus, because losses are counted. */
function sixthsText(sixths: number): string {
  const hundredths = divide(Math.abs(sixths) * HUNDRED, FACES, 'nearest');
  return `${sixths < 0 ? '−' : ''}${decimal(hundredths, 2)}`;
}

const harmTable = ({ harm }: SiegeBombardment): Block => ({
  kind: 'table',
  caption: 'What the colony loses',
  columns: [
    { label: 'What', align: 'start', namesRow: true },
    { label: 'For certain', align: 'end' },
    { label: 'By dice, on average', abbreviation: 'By dice', align: 'end' },
    { label: 'Together, on average', abbreviation: 'Together', align: 'end' },
  ],
  rows: harm.map(({ kind, certain, sixths }): readonly Cell[] => [
    HARM_WORDS[kind],
    certain,
    sixthsText(sixths),
    sixthsText(certain * FACES + sixths),
  ]),
  empty: 'Nothing.',
});

function bombardmentBlocks(bombardment: SiegeBombardment | null): readonly Block[] {
  if (bombardment === null) return [];
  return [missionTable(bombardment), harmTable(bombardment)];
}

/** The expected results of a siege, from many trials, for the person who set it up. It uses only its input. @rule GND-1 @rule BOM-2 */
export function siegeOddsReport(input: SiegeOddsInput): Document {
  const { place, seed, sieges, turns, chances, sides, bombardment } = input;
  const [attacker, defender] = sides;
  const trials = { count: sieges, name: 'Sieges' };
  const table = chanceTable('Chances', chances, trials);
  return {
    title: `Siege of ${place}`,
    subtitle: `Odds of ${attacker.name} against ${defender.name}`,
    facts: [
      { label: 'Sieges fought', value: sieges },
      { label: 'Turns of each', value: turns },
      { label: 'Seed', value: seed },
      ...(bombardment === null
        ? []
        : [
            { label: 'Bombardment points', value: bombardment.points },
            { label: 'Points no mission gets', value: bombardment.unused },
            {
              label: 'Defenders hit from orbit',
              value: `${String(bombardment.attrition)} Attrition, ${String(bombardment.destroyed)} destroyed`,
            },
          ]),
    ],
    blocks: [
      ...section('Chances', 'chances', chances.length === 0 ? [] : [table]),
      ...section('Losses', 'losses', [sideTable(sides, sieges)]),
      ...section('Bombardment', 'bombardment', bombardmentBlocks(bombardment)),
    ],
  };
}
