import { beforeEach, expect, test } from 'vitest';
import { testTerminal, type TestTerminal } from './terminal.ts';

let terminal: TestTerminal;
beforeEach(async () => {
  terminal = testTerminal();
  await terminal.run('campaign', 'new', 'First War');
  await terminal.run('turn', 'run');
});

const set = (...more: readonly string[]) => terminal.run('relation', 'set', ...more);

test('DIP-3: how empires stand is listed, and set by key or name', async () => {
  expect((await terminal.run('relation', 'list')).out).toMatch(
    /Human Commonwealth +Loran Imperium +war/,
  );
  const done = await set('human', 'Loran Imperium', 'trade', '--reason', 'peace at last');
  expect(done).toMatchObject({ code: 0 });
  expect(done.out).toContain('Human Commonwealth and Loran Imperium are at trade (version 2)');
  expect(done.out).toContain(
    'Issued at once: edition 2 to Human Commonwealth, edition 2 to Loran Imperium.',
  );
  expect((await terminal.run('relation', 'list')).out).toContain('trade');
  expect((await terminal.run('events')).out).toContain('amendment before economic');
  expect((await terminal.run('turn', 'run')).out).toContain('turn 2, opening');
  expect((await terminal.run('doctor')).code).toBe(0);
});

test('what is wrong is told, and nothing is changed', async () => {
  const wrong = await set('humna', 'loran', 'peace', '--reason', 'x');
  expect(wrong.code).toBe(1);
  expect(wrong.err).toContain('Did you mean human?');
  expect(wrong.err).toContain('Choose one of: war, hostilities');
  expect(await set('human', 'loran', 'trade')).toMatchObject({ code: 2 });
  const late = await set('human', 'loran', 'trade', '--reason', 'x', '--at', '0');
  expect(late.code).toBe(3);
  expect((await terminal.run('relation', 'list')).out).toContain('war');
});
