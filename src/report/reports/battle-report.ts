import type { RuleRef } from '#kernel/reasons/cite';
import type { ScenarioKind } from '#fog/views/terms';
import { describeRoll } from '#report/document/describe-roll';
import type { Block, Cell, Document, Phrase, Roll } from '#report/document/document';
import { cited, phrase, quiet, strong } from '#report/document/inline';
import { section } from '#report/sections/section';
import { type PlayedStep, stepNotes } from '#report/sections/step-notes';
import { SCENARIO_WORDS } from '#report/sentences/encounter-sentences';
import { counted, points } from '#report/sentences/words';

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
  /** Construction cost. */
  lost: number;
}>;

/** One step of the battle with its dice; `round`: the one that begins with it. */
export type RecordLine = Readonly<{
  text: string;
  cite: RuleRef;
  rolls: readonly Roll[];
  round: number | null;
  played: PlayedStep;
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

function lineOf({ text, cite, rolls }: RecordLine): Phrase {
  const dice = rolls.map((roll) => {
    const { dice: kind, result } = describeRoll(roll);
    return `${kind} ${result}`;
  });
  const rolled = dice.length === 0 ? [] : [quiet(` – ${dice.join(', ')}`)];
  return phrase(text, ...rolled, '. ', cited(cite));
}

/** What comes before the first round, then round by round. */
function recordBlocks({ record, sides, loser }: BattleReportInput): readonly Block[] {
  const names = [sides[0].name, sides[1].name] as const;
  const side = sides.findIndex(({ role }) => role === loser);
  const notes = stepNotes(
    record.map(({ played }) => played),
    { names, loser: side === 0 || side === 1 ? side : null },
  );
  let next = 0;
  const parts: { title: string; lines: RecordLine[] }[] = [
    { title: 'Before the first round', lines: [] },
  ];
  for (const line of record) {
    if (line.round !== null) parts.push({ title: `Round ${String(line.round)}`, lines: [] });
    parts.at(-1)?.lines.push(line);
  }
  const blocks = parts
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ title, lines }): readonly Block[] => {
      const from = next;
      next += lines.length;
      return [
        { kind: 'heading', level: 1, text: title },
        { kind: 'list', items: lines.map(lineOf), notes: notes.slice(from, next) },
      ];
    });
  return [{ kind: 'playback', blocks }];
}

/** One battle with both sides in full and every die, for whoever set it up. Not for players. @rule CSC-15 */
export function battleReport(input: BattleReportInput): Document {
  const { name, scenario, place, dice, rounds, loser, sides } = input;
  return {
    title: name,
    subtitle: `${sides[0].name} against ${sides[1].name}`,
    facts: [
      { label: 'Scenario', value: SCENARIO_WORDS[scenario] },
      { label: 'Place', value: place },
      { label: 'Dice', value: dice },
      { label: 'Length', value: counted(rounds, 'round') },
      {
        label: 'Loser',
        value: sides.find(({ role }) => role === loser)?.name ?? 'neither: the losses are equal',
      },
      ...sides.map((side) => ({ label: `${side.role} lost`, value: points(side.lost) })),
    ],
    blocks: [
      ...section('Sides', 'sides', sides.flatMap(sideBlocks)),
      ...section('Record', 'record', recordBlocks(input)),
    ],
  };
}
