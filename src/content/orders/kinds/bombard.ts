import { z } from 'zod';
import { systemId, unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { clausesOf } from '#content/orders/text/clauses';
import { allOrNull, isNumber, readChoice } from '#content/orders/text/read-parts';
import { readReference, readReferences } from '#content/orders/text/read-references';
import type { FaultLine } from '#content/orders/text/sheet-line';
import { spokenName, spokenProperNames } from '#content/orders/text/speak';
import { isWord, partsBetween, type Token } from '#content/orders/text/tokens';
import { type Bombard, type Mission, MISSIONS, type MissionShare } from '#model/orders/bombard';

const MOST = 1000;
const SURRENDER = ['ask', 'for', 'surrender'] as const;

/** One entry behind the colon: a mission with its points, or the demand. */
type Entry = MissionShare | 'surrender';

const asksForSurrender = (tokens: readonly Token[]): boolean =>
  tokens.length === SURRENDER.length && SURRENDER.every((word, at) => isWord(tokens[at], word));

/** `tactical support` is `tactical-support`. */
const asOneWord = (words: readonly Token[]): readonly Token[] =>
  words.length < 2 || words.some(({ kind }) => kind !== 'word')
    ? words
    : [{ kind: 'word', text: words.map(({ text }) => text).join('-') }];

function readEntry(tokens: readonly Token[], line: FaultLine): Entry | null {
  if (asksForSurrender(tokens)) return 'surrender';
  const last = tokens.at(-1);
  const isCounted = tokens.length > 1 && isNumber(last);
  const words = asOneWord(isCounted ? tokens.slice(0, -1) : tokens);
  const mission: Mission | null = readChoice(words, MISSIONS, line);
  if (mission === null) return null;
  const points = isCounted ? Number(last?.text) : null;
  if (points === null || (points > 0 && points <= MOST)) return { mission, points };
  return line.fault(
    'SYNTAX',
    `Bombardment points are from 1 to ${String(MOST)}. Without a number, a mission gets all points that are left.`,
  );
}

/** The same without a comma at the end, as people write it before the next clause. */
const withoutComma = (tokens: readonly Token[]): readonly Token[] => {
  const last = tokens.at(-1);
  return last?.kind === 'mark' && last.text === ',' ? tokens.slice(0, -1) : tokens;
};

function readEntries(
  tokens: readonly Token[],
  line: FaultLine,
): Pick<Bombard, 'missions' | 'surrender'> | null {
  const entries = allOrNull(partsBetween(tokens, ',').map((part) => readEntry(part, line)));
  if (entries === null) return null;
  const missions = entries.filter((entry) => entry !== 'surrender');
  const demands = entries.length - missions.length;
  if (demands < 2) return { missions, surrender: demands === 1 };
  return line.fault('SYNTAX', '“ask for surrender” is in this line twice. Remove one of the two.');
}

const spokenShare = ({ mission, points }: MissionShare): string =>
  points === null ? mission : `${mission} ${String(points)}`;

/** `bombard Wolf: anti-troop 24, anti-productivity`, `bombard Wolf: anti-population, ask for surrender plunging u7`, `bombard Wolf` */
export const bombard: OrderContent<'Bombard'> = {
  verb: 'bombard',
  example: 'bombard Wolf: anti-troop 24, anti-productivity',
  schema: z.strictObject({
    kind: z.literal('Bombard'),
    system: systemId,
    missions: z
      .array(
        z.strictObject({
          mission: z.enum(MISSIONS),
          points: z.int().min(1).max(MOST).nullable().default(null),
        }),
      )
      .max(MISSIONS.length)
      .default([]),
    surrender: z.boolean().default(false),
    plunging: z.array(unitId).default([]),
  }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, ['plunging'], line);
    const plunge = clauses.of('plunging');
    const [head = [], body, ...more] = partsBetween(withoutComma(clauses.head), ':');
    if (more.length > 0) {
      return line.fault(
        'SYNTAX',
        'There is more than one colon. Put names with a colon in quotes.',
      );
    }
    const system = readReference(head, line.names.systems, 'system', line);
    const entries =
      body === undefined ? { missions: [], surrender: false } : readEntries(body, line);
    const plunging =
      plunge === undefined ? [] : readReferences(plunge, line.names.units, 'unit', line);
    if (system === null || entries === null || plunging === null) return null;
    const units = plunging.map(({ id }) => id);
    return { kind: 'Bombard', system: system.id, ...entries, plunging: units };
  },
  format: ({ system, missions, surrender, plunging }, names) => {
    const entries = [...missions.map(spokenShare), ...(surrender ? [SURRENDER.join(' ')] : [])];
    return (
      `bombard ${spokenName(names.systems, system)}` +
      (entries.length === 0 ? '' : `: ${entries.join(', ')}`) +
      (plunging.length === 0 ? '' : ` plunging ${spokenProperNames(names.units, plunging)}`)
    );
  },
};
