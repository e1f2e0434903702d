import { beforeEach, expect, test } from 'vitest';
import { testTerminal, type TestTerminal } from './terminal.ts';

let terminal: TestTerminal;
beforeEach(async () => {
  terminal = testTerminal();
  await terminal.run('campaign', 'new', 'First War');
});

test('a ruling is made, listed and found', async () => {
  const made = await terminal.run('ruling', 'add', 'May they?', 'They may.', '--rule', 'mov-1');
  expect(made.out).toContain('Saved ruling 1 about MOV-1. Players can read it.');
  await terminal.run('ruling', 'add', 'And they?', 'Never.', '--rule', 'MOV-2', '--private');
  expect((await terminal.run('ruling', 'list')).out).toContain('2. MOV-2, turn 1, for moderators');
  expect((await terminal.run('ruling', 'list', '--search', 'mov-1')).out).not.toContain('MOV-2');
  expect(await terminal.data('ruling', 'list')).toHaveLength(2);
});

test('a rule that there is not is refused, with what was meant', async () => {
  const refused = await terminal.run('ruling', 'add', 'May they?', 'No.', '--rule', 'MOVE-1');
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('There is no rule “MOVE-1”.');
});

test('TURN-3: the turn is tried on paper, and nothing has happened', async () => {
  await terminal.run('turn', 'run');
  const tried = await terminal.run('turn', 'shadow', '--all');
  expect(tried.out).toContain('with the orders of 0 of 2 empires. Nothing is saved.');
  expect(tried.out).toContain('opening:');
  expect((await terminal.run('turn', 'show')).out).toContain('Next is economic');
});
