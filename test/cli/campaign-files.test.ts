import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { CliDesk } from '#cli/desk';
import { err } from '#kernel/result/result';
import { folderForFile } from '#test/support/temp-folder';
import { type TestTerminal, testTerminal } from './terminal.ts';

const root = folderForFile();
let files = 0;
const fresh = (ending = '.json'): string => {
  files += 1;
  return join(root, `${String(files)}${ending}`);
};

let terminal: TestTerminal;
beforeEach(async () => {
  terminal = testTerminal();
  await terminal.run('campaign', 'new', 'First War');
  await terminal.run('turn', 'run');
});

test('a campaign goes to a file and comes in again under a name and links of its own', async () => {
  const out = fresh('.json.gz');
  const exported = await terminal.run('campaign', 'export', '-o', out);
  expect(exported).toMatchObject({ code: 0 });
  expect(exported.out).toContain('don’t give it to players');
  expect(readFileSync(out).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  const imported = await terminal.run('campaign', 'import', out, '--name', 'Second War');
  expect(imported.code).toBe(0);
  expect(imported.out).toContain('second-war');
  expect(imported.out.match(/\/enter\//g)).toHaveLength(3);
  const list = await terminal.run('campaign', 'list');
  expect(list.out).toContain('second-war');
  const named = await terminal.run('campaign', 'export', 'second-war', '-o', fresh());
  expect(named.code).toBe(0);
});

test('an export never takes the place of a file', async () => {
  const out = fresh();
  writeFileSync(out, 'mine');
  const refused = await terminal.run('campaign', 'export', '-o', out);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('overwrites no file');
  expect(readFileSync(out, 'utf8')).toBe('mine');
  expect((await terminal.run('campaign', 'export')).code).toBe(2);
});

test('a file that is damaged, or not there, is refused with what is wrong, and nothing comes in', async () => {
  const out = fresh();
  await terminal.run('campaign', 'export', '-o', out);
  const half = fresh();
  writeFileSync(half, readFileSync(out, 'utf8').slice(0, 9000));
  const refused = await terminal.run('campaign', 'import', half);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain('not JSON');
  const missing = await terminal.run('campaign', 'import', fresh());
  expect(missing.err).toContain('There is no such file');
  expect(await terminal.data('campaign', 'import', half)).toMatchObject({
    error: { code: 'CAMPAIGN_FILE_REFUSED', issues: [{ code: 'JSON_BROKEN' }] },
  });
  expect(await terminal.data('campaign', 'list')).toHaveLength(1);
});

test('a file with a byte order mark before it comes in as one without', async () => {
  const out = fresh();
  await terminal.run('campaign', 'export', '-o', out);
  writeFileSync(out, `\uFEFF${readFileSync(out, 'utf8')}`);
  const imported = await terminal.run('campaign', 'import', out, '--name', 'Second War');
  expect(imported).toMatchObject({ code: 0, err: '' });
});

test('a disk that is full while a file is written is told, and leaves no file', async () => {
  const out = fresh();
  const failing: Pick<CliDesk, 'files'> = {
    files: {
      read: async (path) => err({ trouble: 'missing', path, reason: 'a test' }),
      write: async (path) => err({ trouble: 'full', path, reason: 'no space left on device' }),
    },
  };
  const full = testTerminal(failing);
  await full.run('campaign', 'new', 'First War');
  const refused = await full.run('campaign', 'export', '-o', out);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('Make room');
  expect(existsSync(out)).toBe(false);
});

test('progress is shown only on a terminal that somebody watches', async () => {
  const watched = testTerminal({}, { isWatched: true });
  await watched.run('campaign', 'new', 'First War');
  await watched.run('turn', 'run');
  expect((await watched.run('campaign', 'export', '-o', fresh())).err).toContain('1 of 1');
  expect((await watched.run('replay')).err).toContain('Phases: 1 of 1');
  expect((await terminal.run('replay')).err).toBe('');
});

test('near names are suggested', async () => {
  expect((await terminal.run('turn', 'show', '-c', 'frist-war')).err).toContain(
    'Did you mean first-war?',
  );
  expect((await terminal.run('sheet', 'humna')).err).toContain('Did you mean human?');
  expect((await terminal.run('schema', 'campain')).err).toContain('Did you mean campaign?');
  expect(await terminal.run('turn', 'show', '-c', 'First War')).toMatchObject({ code: 0 });
});
