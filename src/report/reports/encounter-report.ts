import type { Block, Document, Fact, Phrase } from '#report/document/document';
import { type RecordLine, lineOf, recordBlocks } from '#report/sections/record-of-battle';

/** A unit that has entered a battle, and how it is by now. */
export type UnitNow = Readonly<{
  /** Its name in the record. */
  mark: string;
  side: string;
  design: string;
  name: string;
  now: string;
}>;

/** A battle of an encounter so far. */
export type BattleSoFar = Readonly<{
  sides: readonly [string, string];
  units: readonly UnitNow[];
  record: readonly RecordLine[];
}>;

/** What happened in an encounter outside its battles, or one of these. */
export type EncounterPart =
  | Readonly<{ kind: 'lines'; lines: readonly Pick<RecordLine, 'text' | 'cite' | 'rolls'>[] }>
  | Readonly<{ kind: 'battle'; battle: BattleSoFar }>;

export type EncounterReportInput = Readonly<{
  title: string;
  facts: readonly Fact[];
  parts: readonly EncounterPart[];
}>;

const unitsTable = (units: readonly UnitNow[]): Block => ({
  kind: 'table',
  caption: 'Units so far, and their state',
  columns: [
    { label: 'Unit', align: 'start', namesRow: true },
    { label: 'Side', align: 'start' },
    { label: 'Class', align: 'start' },
    { label: 'Name', align: 'start' },
    { label: 'Now', align: 'start' },
  ],
  rows: units.map(({ mark, side, design, name, now }) => [mark, side, design, name, now]),
  empty: 'Nobody has entered yet.',
});

function blocksOf(part: EncounterPart): readonly Block[] {
  if (part.kind === 'lines') {
    const items: readonly Phrase[] = part.lines.map(lineOf);
    return [{ kind: 'list', items }];
  }
  const { sides, units, record } = part.battle;
  return [
    { kind: 'heading', level: 1, text: `Battle: ${sides[0]} against ${sides[1]}` },
    unitsTable(units),
    ...recordBlocks(record, { names: sides, loser: null }),
  ];
}

/** An encounter as far as it has come, both sides in full and every die. Not for players. @rule CSC-15 */
export function encounterReport({ title, facts, parts }: EncounterReportInput): Document {
  return { title, facts, blocks: parts.flatMap(blocksOf) };
}
