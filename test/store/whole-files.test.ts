import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wholeFiles } from '#store/files/whole-files';
import { folderForFile } from '#test/support/temp-folder';

const folder = folderForFile();
const at = (name: string): string => join(folder, name);
const files = wholeFiles();

test.each(['plain.json', 'packed.json.gz'])('%s is read as it was written', async (name) => {
  const text = 'Ärger – “quoted”\n'.repeat(1000);
  expect(await files.write(at(name), text)).toMatchObject({ ok: true });
  expect(await files.read(at(name))).toEqual({ ok: true, value: text });
  expect(statSync(at(name)).mode & 0o077).toBe(0);
});

test('the same text makes the same packed bytes', async () => {
  await files.write(at('one.gz'), 'text');
  await files.write(at('two.gz'), 'text');
  expect(readFileSync(at('one.gz')).equals(readFileSync(at('two.gz')))).toBe(true);
});

test('no file is ever overwritten', async () => {
  await files.write(at('mine'), 'mine');
  const second = await files.write(at('mine'), 'yours');
  expect(second).toMatchObject({ ok: false, error: { trouble: 'exists' } });
  expect(readFileSync(at('mine'), 'utf8')).toBe('mine');
});

test('a disk that fills up in the middle leaves nothing under any name', async () => {
  const before = readdirSync(folder);
  const failing = wholeFiles((path, bytes) => {
    writeFileSync(path, bytes.subarray(0, bytes.length / 2));
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  const failed = await failing.write(at('big.json'), 'x'.repeat(10_000));
  expect(failed).toMatchObject({ ok: false, error: { trouble: 'full' } });
  expect(readdirSync(folder)).toEqual(before);
});

test('what cannot be read is told by its kind', async () => {
  expect(await files.read(at('none'))).toMatchObject({ error: { trouble: 'missing' } });
  await files.write(at('whole.gz'), 'x'.repeat(10_000));
  writeFileSync(at('half.gz'), readFileSync(at('whole.gz')).subarray(0, 20));
  writeFileSync(at('never.gz'), 'never packed');
  for (const name of ['half.gz', 'never.gz']) {
    expect(await files.read(at(name))).toMatchObject({ error: { trouble: 'damaged' } });
  }
  expect(await files.write(at('no/folder'), '')).toMatchObject({ error: { trouble: 'missing' } });
});
