import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForFile } from '#test/support/temp-folder';
import { testTerminal, type TestTerminal } from './terminal.ts';

const folder = folderForFile();

let terminal: TestTerminal;
beforeEach(async () => {
  terminal = testTerminal();
  await terminal.run('campaign', 'new', 'First War', '--set', 'moderation=open');
  await terminal.run('turn', 'run');
});

test('TURN-6: a correction is proposed, voted about and made', async () => {
  const file = join(folder, 'edits.txt');
  writeFileSync(file, 'treasury loran 43\n');
  const correcting = ['correction', file, '-e', 'human', '--reason', 'a slip'];
  const made = await terminal.run('votes', 'propose', ...correcting);
  expect(made.out).toContain('Made proposal 1. It is not decided yet.');
  expect((await terminal.run('correct', file, '--reason', 'x')).err).toContain('by vote');
  const listed = (await terminal.run('votes', 'list')).out;
  expect(listed).toContain('1. correction, open; by Human Commonwealth, turn 1');
  expect(listed).toContain('Not voted: Loran Imperium. Needed: 2.');
  const cast = await terminal.run('votes', 'cast', '1', 'for', '-e', 'loran');
  expect(cast.out).toContain('The proposal is carried');
  expect((await terminal.run('votes', 'cast', '1', 'for', '-e', 'loran')).code).toBe(3);
  expect((await terminal.run('votes', 'cast', '1', 'maybe', '-e', 'loran')).err).toContain('maybe');
});

test('TURN-6: a question is withdrawn, and another one is rejected', async () => {
  const asking = ['ruling', 'May they?', 'They may.', '--rule', 'MOV-1', '-e', 'loran'];
  await terminal.run('votes', 'propose', ...asking);
  expect((await terminal.run('votes', 'withdraw', '1', '-e', 'human')).code).toBe(1);
  expect((await terminal.run('votes', 'withdraw', '1', '-e', 'loran')).out).toContain('Withdrew');
  await terminal.run('votes', 'propose', ...asking);
  const cast = await terminal.run('votes', 'cast', '2', 'against', '-e', 'human');
  expect(cast.out).toContain('The proposal is rejected.');
  const undo = ['undo', '-e', 'human', '--reason', 'x'];
  expect((await terminal.run('votes', 'propose', ...undo)).code).toBe(1);
});
