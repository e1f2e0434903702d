import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForFile } from '#test/support/temp-folder';
import { testTerminal, type TestTerminal } from './terminal.ts';

const folder = folderForFile();

let terminal: TestTerminal;
beforeEach(async () => {
  terminal = testTerminal();
  await terminal.run('campaign', 'new', 'First War');
  await terminal.run('turn', 'run');
});

function fileOf(text: string): string {
  const file = join(folder, 'edits.txt');
  writeFileSync(file, text);
  return file;
}

test('TURN-3: a dry run shows what would change and who would read what, and changes nothing', async () => {
  const file = fileOf('treasury human 40\nmove "First Swarm" to Sol\n');
  const tried = await terminal.run('correct', file, '--dry-run');
  expect(tried).toMatchObject({ code: 0 });
  expect(tried.out).toContain('treasury: 26 → 40');
  expect(tried.out).toContain(
    'Human Commonwealth gets edition 2 of this turn’s report at once, and will read:',
  );
  expect(tried.out).toContain('Moderator’s correction: First Swarm is at Sol now');
  expect((await terminal.run('turn', 'show')).out).not.toContain('amendment');
});

test('TURN-3: a file is made or refused as a whole', async () => {
  const wrong = fileOf('treasury human 40\ncensus Sool 4\nmorale Sol 10\n');
  const refused = await terminal.run('correct', wrong, '--reason', 'x');
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('line 2: There is no system “Sool”. Did you mean Sol?');
  expect(refused.err).toContain('line 3:');
  const dry = await terminal.run('correct', wrong, '--dry-run');
  expect(dry.code).toBe(1);
  const file = fileOf('treasury human 40\n');
  expect((await terminal.run('correct', file)).code).toBe(2);
  const late = await terminal.run('correct', file, '--reason', 'x', '--at', '0');
  expect(late.code).toBe(3);
  const made = await terminal.run('correct', file, '--reason', 'a slip');
  expect(made).toMatchObject({ code: 0 });
  expect(made.out).toContain('Corrected by 1 edit (version 2)');
  expect(made.out).toContain('Issued at once: edition 2 to Human Commonwealth.');
  expect((await terminal.run('sheet', 'human')).out).toContain('turn 1, edition 2');
  expect((await terminal.run('sheet', 'human', '--edition', '1')).out).toContain(
    'turn 1, edition 1',
  );
  expect((await terminal.run('sheet', 'loran')).out).toContain('turn 1, edition 1');
  expect((await terminal.run('events')).out).toContain('a slip');
  expect((await terminal.run('turn', 'diff', '1')).out).toContain('treasury: 26 → 40');
  expect((await terminal.run('doctor')).code).toBe(0);
  expect((await terminal.run('replay')).code).toBe(0);
});

test('TURN-3: a correction while the turn is running is told by the next report', async () => {
  await terminal.run('turn', 'step');
  const file = fileOf('treasury human 40\n');
  expect((await terminal.run('correct', file, '--dry-run')).out).toContain(
    'Human Commonwealth will read in the next report:',
  );
  const made = await terminal.run('correct', file, '--reason', 'a slip');
  expect(made.out).toContain('The players concerned will read about it in their next report.');
});

test('the format of corrections has a schema', async () => {
  const schema = (await terminal.run('schema', 'corrections')).out;
  expect(JSON.parse(schema)).toMatchObject({ title: 'Farlane corrections, version 1' });
});
