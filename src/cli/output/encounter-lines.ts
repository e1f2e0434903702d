import type { BattlesUnderWay, EncounterUnderWay } from '#app/usecases/encounters/read-battles';
import type { CliRenderers } from '#cli/desk';
import { textRows } from './text-rows.ts';

type Open = BattlesUnderWay['open'][number]['question'];

const windowText = ({ atDesk, until }: Open): string =>
  atDesk
    ? 'only the moderator answers'
    : until === null
      ? 'no deadline of its own'
      : `until ${until}`;

const openIn = ({ open }: BattlesUnderWay, encounter?: string): readonly Open[] =>
  open
    .map(({ question }) => question)
    .filter(({ decision }) => encounter === undefined || decision.encounter === encounter);

/** Whom an encounter waits for. */
function standText(stand: EncounterUnderWay['stand']): string {
  if (stand === null) return 'not begun';
  return stand.kind === 'asks' ? `waits for ${stand.asked.join(', ')}` : STANDS[stand.kind];
}

const STANDS = {
  desk: 'waits for your answer',
  outcome: 'waits for its outcome',
  ready: 'can go on',
  over: 'over',
} as const;

/** The encounters of the phase that is due, and what is open in each. */
export function encounterLines(under: BattlesUnderWay): readonly string[] {
  const { encounters, battles } = under;
  if (encounters.length === 0) return ['No encounter is waiting.'];
  const rows = encounters.map(({ encounter, place, windows, stand }) => [
    encounter,
    place,
    windows ?? `${battles} (as set)`,
    standText(stand),
    openIn(under, encounter).length,
  ]);
  return [
    ...textRows(['encounter', 'place', 'asks', 'state', 'open'], rows),
    '',
    'For details: farlane encounter show ID',
  ];
}

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const cellOf = (value: unknown): string | number =>
  typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value ?? '');

/** One part of a question: rows of single values as a table, rows with more in them one by one, anything else on a line. */
function partLines(name: string, value: unknown, indent = '  '): readonly string[] {
  const rows = Array.isArray(value) ? value.filter(isRow) : [];
  const [first] = rows;
  if (first === undefined) return [`${indent}${name}: ${String(cellOf(value))}`];
  const inner = `${indent}  `;
  if (rows.some((row) => Object.values(row).some(Array.isArray))) {
    return rows.flatMap((row) => [
      `${indent}${name}`,
      ...Object.entries(row).flatMap(([key, part]) => partLines(key, part, inner)),
    ]);
  }
  const columns = Object.keys(first);
  const cells = rows.map((row) => columns.map((column) => cellOf(row[column])));
  return [`${indent}${name}`, ...textRows(columns, cells).map((line) => `${inner}${line}`)];
}

const questionLines = (question: Open): readonly string[] => {
  const { decision, standing, askedAt } = question;
  const { id, asked, kind, ...shown } = decision;
  return [
    `${asked}: ${kind} (${id}), since ${askedAt}, ${windowText(question)}`,
    ...Object.entries(shown).flatMap(([name, value]) => partLines(name, value)),
    `  standing orders: ${JSON.stringify(standing)}`,
  ];
};

/** One encounter: what has happened in it so far, its open questions, and the dice of the phase. */
export function encounterDetail(
  under: BattlesUnderWay,
  { encounter, place, record }: EncounterUnderWay,
  { text }: CliRenderers,
): readonly string[] {
  const open = openIn(under, encounter);
  const dice = under.rolls.map(({ id, purpose, values }) => [id, purpose.text, values.join(' ')]);
  return [
    record === null ? `${place}: nothing has happened yet. Go on: farlane turn step` : text(record),
    ...(open.length === 0 ? ['It has no open question.'] : open.flatMap(questionLines)),
    ...(dice.length === 0 ? [] : ['', ...textRows(['roll', 'for', 'shows'], dice)]),
  ];
}
