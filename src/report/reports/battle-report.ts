import type { ScenarioKind } from '#model/battle/setup';
import type { Block, Cell, Document } from '#report/document/document';
import { phrase, strong } from '#report/document/inline';
import type { StepSides } from '#report/sections/played-step';
import { type RecordLine, recordBlocks } from '#report/sections/record-of-battle';
import { section } from '#report/sections/section';
import { SCENARIO_WORDS } from '#report/sentences/encounter-sentences';
import { counted } from '#kernel/words/counted';
import { points } from '#report/sentences/words';

/** One unit before and after a battle. */
export type FoughtUnit = Readonly<{
  /** Its number in the file, `u3`, and what carries it. */
  mark: string;
  carrier: string | null;
  design: string;
  name: string;
  before: string;
  after: string;
}>;

export type FoughtSide = Readonly<{
  role: 'Attacker' | 'Defender';
  name: string;
  units: readonly FoughtUnit[];
  /** Construction cost of what it lost, captured units included, and of what it captured. */
  lost: number;
  gained: number;
}>;

export type BattleReportInput = Readonly<{
  name: string;
  scenario: ScenarioKind;
  place: string;
  dice: string;
  rounds: number;
  /** Whose loss was the greater; null: equal. */
  loser: FoughtSide['role'] | null;
  sides: readonly [FoughtSide, FoughtSide];
  record: readonly RecordLine[];
  /** Construction cost of the units by tag. */
  costs: ReadonlyMap<string, number>;
  /** What they are called, and the damage that cripples them. */
  units: NonNullable<StepSides['units']>;
}>;

const unitRow = ({ mark, carrier, design, name, before, after }: FoughtUnit): readonly Cell[] => [
  carrier === null ? mark : `${mark} on ${carrier}`,
  design,
  name,
  before,
  after === before ? after : phrase(strong(after)),
];

const sideBlocks = ({ role, name, units }: FoughtSide): readonly Block[] => [
  {
    kind: 'table',
    caption: `${role}: ${name}`,
    columns: [
      { label: 'Unit', align: 'start', namesRow: true },
      { label: 'Class', align: 'start' },
      { label: 'Name', align: 'start' },
      { label: 'Before', align: 'start' },
      { label: 'After', align: 'start' },
    ],
    rows: units.map(unitRow),
    empty: '',
  },
];

/** One battle with both sides in full and every die, for the person who set it up. Not for players. @rule CSC-15 */
export function battleReport(input: BattleReportInput): Document {
  const { name, scenario, place, dice, rounds, loser, sides } = input;
  const side = sides.findIndex(({ role }) => role === loser);
  return {
    title: name,
    subtitle: `${sides[0].name} against ${sides[1].name}`,
    facts: [
      { label: 'Scenario', value: SCENARIO_WORDS[scenario] },
      { label: 'Place', value: place },
      { label: 'Dice', value: dice },
      { label: 'Choices', value: 'by the standing orders of each side' },
      { label: 'Length', value: counted(rounds, 'round') },
      {
        label: 'Loser',
        value: sides.find(({ role }) => role === loser)?.name ?? 'neither: the losses are equal',
      },
      ...sides.map((side) => ({ label: `${side.role} lost`, value: points(side.lost) })),
      ...sides.flatMap(({ role, gained }) =>
        gained === 0 ? [] : [{ label: `${role} captured`, value: points(gained) }],
      ),
    ],
    blocks: [
      ...section('Sides', 'sides', sides.flatMap(sideBlocks)),
      ...section(
        'Record',
        'record',
        recordBlocks(input.record, {
          names: [sides[0].name, sides[1].name],
          loser: side === 0 || side === 1 ? side : null,
          costs: input.costs,
          units: input.units,
        }),
      ),
    ],
  };
}
