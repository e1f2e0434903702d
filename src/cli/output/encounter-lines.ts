import type { BattlesUnderWay, EncounterUnderWay } from '#app/usecases/read-battles';
import type { CliRenderers } from '#cli/desk';
import { textRows } from './text-rows.ts';

type Open = BattlesUnderWay['open'][number]['question'];

const windowText = ({ atDesk, until }: Open): string =>
  atDesk ? 'asked at the desk alone' : until === null ? 'no hour of its own' : `until ${until}`;

const openIn = ({ open }: BattlesUnderWay, encounter?: string): readonly Open[] =>
  open
    .map(({ question }) => question)
    .filter(({ decision }) => encounter === undefined || decision.encounter === encounter);

/** The encounters of the phase that is due, and what is open in each. */
export function encounterLines(under: BattlesUnderWay): readonly string[] {
  const { encounters, battles } = under;
  if (encounters.length === 0) return ['No encounter waits to be resolved.'];
  const rows = encounters.map(({ encounter, place, windows, record }) => [
    encounter,
    place,
    windows ?? `${battles} (as set)`,
    record === null ? 'not begun' : 'under way',
    openIn(under, encounter).length,
  ]);
  return [
    ...textRows(['encounter', 'place', 'asks', 'state', 'open'], rows),
    '',
    'More of one: farlane encounter show ID',
  ];
}

const questionLines = (question: Open): readonly string[] => {
  const { decision, standing, askedAt } = question;
  const { id, asked, kind, ...shown } = decision;
  return [
    `${asked}: ${kind} (${id}), since ${askedAt}, ${windowText(question)}`,
    `  the question: ${JSON.stringify(shown)}`,
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
    ...(open.length === 0 ? ['Nobody is asked in it now.'] : open.flatMap(questionLines)),
    ...(dice.length === 0 ? [] : ['', ...textRows(['roll', 'for', 'shows'], dice)]),
  ];
}
