import { beforeEach, expect, test } from 'vitest';
import { PHASE_IDS } from '#model/campaign/phase-ids';
import { orderFile, type TestTerminal, testTerminal } from './terminal.ts';

/** The phases of turn 1, and the opening of turn 2. */
const ALL = PHASE_IDS.length + 1;
/** The version after the movement of turn 1. */
const MOVED = String(PHASE_IDS.indexOf('movement') + 1);

let terminal: TestTerminal;
beforeEach(async () => {
  terminal = testTerminal();
});

test('the demo is made, opened and played by the orders that come with it', async () => {
  const first = await terminal.run('demo');
  expect(first.code).toBe(0);
  expect(first.out.match(/\/enter\//g)).toHaveLength(3);
  const again = await terminal.run('demo', '--turns', '2');
  expect(again.out).toContain('The demo exists already: first-contact.');
  expect(again.out).toContain('Turn 2:');
  expect(again.out).toMatch(/ {2}human: \d+ orders/);
  expect(await terminal.data('turn', 'show')).toMatchObject({ turn: 3, stage: 'orders' });
  expect((await terminal.run('demo', '--turns', 'some')).code).toBe(2);
});

test('the demo leaves alone the sheets that somebody has handed in', async () => {
  await terminal.run('demo');
  await terminal.run('orders', 'submit', 'human', orderFile(1, 'human'));
  const played = await terminal.run('demo', '--turns', '1');
  expect(played.out).toContain('  loran: ');
  expect(played.out).not.toContain('  human: ');
});

test('two versions are compared row by row, with the names of what they speak of', async () => {
  await terminal.run('demo', '--turns', '1');
  const compared = await terminal.run('turn', 'diff', '1', MOVED);
  expect(compared.out).toContain('From version 1 (turn 1, next is economic) to version ');
  expect(compared.out).toContain('fleets: ');
  expect(compared.out).toMatch(/place\.system: H\d+ \(.+\) → H\d+ \(.+\)/);
  expect(compared.out).toMatch(/\n {2}\+ human\.w1 \(/);
  expect(await terminal.data('turn', 'diff', '1', MOVED)).toMatchObject({
    from: { version: 1 },
    to: { version: Number(MOVED) },
  });
  expect((await terminal.run('turn', 'diff', String(ALL))).out).toContain(
    'The two versions have the same state',
  );
});

test.each([
  [['turn', 'diff', 'one'], 2],
  [['turn', 'diff', '0', '999'], 1],
  [['replay', '--turn', 'x'], 2],
  [['replay', '--turn', '9'], 1],
  [['schema', 'everything'], 2],
  [['orders', 'check', 'human'], 2],
  [['orders', 'check', 'human', 'a', 'b'], 2],
])('%j cannot be answered', async (args, code) => {
  await terminal.run('demo');
  const ended = await terminal.run(...args);
  expect(ended).toMatchObject({ code, out: '' });
  expect(ended.err).not.toBe('');
});

test('what is recorded is played again, all of it or one turn', async () => {
  await terminal.run('demo', '--turns', '1');
  const all = await terminal.run('replay');
  expect(all.code).toBe(0);
  expect(all.out).toContain(`version ${MOVED}, turn 1, movement: the same (recomputed`);
  expect(all.out).toContain(
    `Replayed ${String(ALL)} phases, and recomputed ${String(ALL)} of them`,
  );
  const one = await terminal.data('replay', '--turn', '2');
  expect(one).toMatchObject({ replayed: 1, faults: [], phases: [{ run: { turn: 2 } }] });
});

test('a schema is printed as JSON, with or without --json', async () => {
  const { out } = await terminal.run('schema', 'scenario');
  expect(JSON.parse(out)).toMatchObject({
    type: 'object',
    required: expect.arrayContaining(['systems']),
  });
  expect(await terminal.data('schema', 'scenario')).toEqual(JSON.parse(out));
});

test('an empire can be named before the file or as an option', async () => {
  await terminal.run('demo');
  const file = orderFile(1, 'human');
  const before = await terminal.run('orders', 'check', 'human', file);
  expect(await terminal.run('orders', 'check', file, '--empire', 'human')).toEqual(before);
  expect(before.code).toBe(0);
});
