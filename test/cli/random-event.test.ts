import { beforeEach, expect, test } from 'vitest';
import { testTerminal, type TestTerminal } from './terminal.ts';

let terminal: TestTerminal;
beforeEach(async () => {
  terminal = testTerminal();
  await terminal.run('campaign', 'new', 'First War');
  await terminal.run('turn', 'run');
});

const run = (...words: readonly string[]) => terminal.run('random-event', ...words);
const why = ['--reason', 'for the story'] as const;

test('OPT-13: events are chosen by name, listed, vetoed and drawn', async () => {
  expect((await run('list')).out).toContain('No random event is to come.');
  const at = ['--empire', 'Human Commonwealth', '--system', 'Sol'] as const;
  const chosen = await run('choose', 'raw-gained', ...at, '--text', 'Gold!', ...why);
  expect(chosen.out).toContain('The event happens at the end of this turn (version 2).');
  const listed = (await run('list')).out;
  expect(listed).toMatch(/random-event\/1\/1 +Rich deposits +Human Commonwealth +Sol +1 +Gold!/u);
  expect((await run('veto', 'random-event/1/1', ...why)).out).toContain('Vetoed (version 3).');
  expect((await run('draw', ...why)).code).toBe(0);
  await terminal.run('turn', 'run');
  expect((await run('list')).out).toContain('random-event/1');
  expect((await terminal.run('doctor')).code).toBe(0);
});

test('OPT-13: what is wrong is told, and nothing is changed', async () => {
  const wrong = await run('choose', 'income-halved', '--empire', 'human', ...why);
  expect(wrong.code).toBe(1);
  expect(wrong.err).toContain('Give a duration of 1 to 24 turns.');
  expect((await run('veto', 'x', ...why)).err).toContain('No such event is to come.');
  expect((await run('draw')).code).toBe(2);
});
