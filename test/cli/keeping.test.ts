import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { CliDesk } from '#cli/desk';
import { useCasesOf } from '#app/use-cases';
import { keeperOf } from '#store/keeping/keeper-of';
import { openStore } from '#store/open-store';
import { testPorts } from '#test/support/ports';
import { folderForFile } from '#test/support/temp-folder';
import { type TestTerminal, testTerminal } from './terminal.ts';

const root = folderForFile();

let file = '';
let files = 0;
let terminal: TestTerminal;

/** A command line over a database of its own. */
beforeEach(async () => {
  files += 1;
  file = join(root, `${String(files)}.db`);
  const onDisk: Pick<CliDesk, 'open' | 'keeper'> = {
    open: async () => {
      const { store, close } = await openStore(file);
      return { use: useCasesOf(testPorts(store)), close };
    },
    keeper: async () => keeperOf(file),
  };
  terminal = testTerminal(onDisk);
  await terminal.run('campaign', 'new', 'First War');
});

test('a backup brings back what was lost, and what was there stays beside it', async () => {
  const kept = await terminal.run('campaign', 'backup', '-o', `${file}.kept`);
  expect(kept).toMatchObject({ code: 0 });
  expect(kept.out).toContain('1 campaign is saved in');
  await terminal.run('turn', 'run');
  const restored = await terminal.run('campaign', 'restore', `${file}.kept`);
  expect(restored.out).toContain('The old data is in');
  expect(restored.out).toContain('farlane campaign restore');
  expect(await terminal.data('turn', 'show')).toMatchObject({ version: 0 });
  const again = await terminal.run('campaign', 'backup', '-o', `${file}.kept`);
  expect(again).toMatchObject({ code: 1, out: '' });
});

test('a restore while the folder is in use is refused with an exit code of its own', async () => {
  await terminal.run('campaign', 'backup', '-o', `${file}.kept`);
  const open = await openStore(file);
  const refused = await terminal.run('campaign', 'restore', `${file}.kept`);
  await open.close();
  expect(refused).toMatchObject({ code: 3, out: '' });
  expect(refused.err).toContain('Stop the server');
});

test('the doctor tells folder and campaigns, and fails on a file that is damaged', async () => {
  await terminal.run('turn', 'run');
  const sound = await terminal.run('doctor');
  expect(sound.code).toBe(0);
  for (const about of ['database: ', 'migrations: up to date', 'space: ', 'first-war: sound']) {
    expect(sound.out).toContain(about);
  }
  writeFileSync(file, 'damaged '.repeat(1000));
  const damaged = await terminal.run('doctor');
  expect(damaged).toMatchObject({ code: 1, out: '' });
  expect(damaged.err).toContain('NOT SOUND');
  expect(damaged.err).toContain('farlane campaign restore FILE');
  expect(damaged.err).not.toContain('    at ');
  const used = await terminal.run('campaign', 'list');
  expect(used.code).toBe(4);
  expect(used.err).toContain('farlane doctor');
});

test('a folder where nothing is yet is sound, and the doctor makes nothing in it', async () => {
  const nowhere = testTerminal({ keeper: async () => keeperOf(join(root, 'none', 'farlane.db')) });
  expect((await nowhere.run('doctor')).out).toContain('There is no campaign in this folder.');
  expect(nowhere.opened()).toEqual([0, 0]);
});

test('a folder that the system does not give is told as such, a fault of ours as such', async () => {
  const gone = testTerminal({
    open: async () => {
      throw Object.assign(new Error('EACCES: permission denied'), { syscall: 'mkdir' });
    },
  });
  const refused = await gone.run('campaign', 'list');
  expect(refused.code).toBe(4);
  expect(refused.err).toContain('--data');
  const faulty = testTerminal({
    open: async () => {
      throw new Error('a bug');
    },
  });
  expect((await faulty.run('campaign', 'list')).code).toBe(5);
});
