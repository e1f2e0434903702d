import { expect, test } from 'vitest';
import { parseAnswer } from '#content/answers/parse-answer';
import { outcomeFileSchema } from '#content/outcomes/outcome-file-schema';
import type { DecisionKind } from '#model/decisions/decision';

const outcome = (part: object): object => ({ rounds: 1, ...part });
const [unit, lane] = ['human.u1', 'H0101-H0102'];

/** An answer for each place that has an id. */
const PLACES: readonly (readonly [string, DecisionKind, (id: string) => object])[] = [
  ['the flagship', 'task-force', (id) => ({ kind: 'task-force', flagship: id, order: [] })],
  ['a unit of a list', 'pools', (id) => ({ kind: 'pools', first: [id] })],
  ['a mark in battle', 'fire', (id) => ({ kind: 'fire', direct: [id], spare: [] })],
  [
    'a class',
    'scouting',
    (design) => ({
      ...{ kind: 'scouting', surprise: 0, length: 0 },
      draw: [{ design, condition: 'sound', count: 1 }],
    }),
  ],
  ['a fleet', 'disengage', (fleet) => ({ kind: 'disengage', leave: [{ fleet, lane }] })],
  [
    'a lane',
    'disengage',
    (id) => ({ kind: 'disengage', leave: [{ fleet: 'human.f1', lane: id }] }),
  ],
  [
    'an empire',
    'encounter-action',
    (against) => ({ kind: 'demand', scenario: 'deep-space', against }),
  ],
  [
    'a unit of an outcome',
    'battle-outcome',
    (id) => ({ kind: 'battle-outcome', ...outcome({ cameOut: [id] }) }),
  ],
  [
    'a lane of an outcome',
    'battle-outcome',
    (id) => ({ kind: 'battle-outcome', ...outcome({ retreats: [{ unit, lane: id }] }) }),
  ],
];

test.each(PLACES)('TURN-4: in answers ids are as everywhere: %s', (_name, kind, answerOf) => {
  expect(parseAnswer(kind, answerOf('human.u1')).ok).toBe(true);
  for (const id of ['', 'two words', 'a:b', 'a/b', 'constructor', '__proto__', 'x'.repeat(81)]) {
    expect([id, parseAnswer(kind, answerOf(id)).ok]).toEqual([id, false]);
  }
});

test('ENC-1: so they are in the file of an outcome', () => {
  const file = { format: 'farlane-outcome', version: 1, battle: 'b1', forces: 'f' };
  const fileOf = (id: string) => ({
    ...file,
    ...outcome({ fates: [{ unit: id, fate: 'crippled' }] }),
  });
  expect(outcomeFileSchema.safeParse(fileOf('human.u1')).success).toBe(true);
  expect(outcomeFileSchema.safeParse(fileOf('constructor')).success).toBe(false);
});

test('FOG-12: the leader of a partner names its fleets by owner and number', () => {
  const partOf = (fleet: string) =>
    parseAnswer('disengage', { kind: 'disengage', leave: [{ fleet, lane }] }).ok;
  expect(['human/1', 'human/12'].map(partOf)).toEqual([true, true]);
  expect(['human/f1', 'human/', '/1', 'a/b/1', 'two words/1'].map(partOf)).toEqual(
    Array(5).fill(false),
  );
});
