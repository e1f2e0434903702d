import {
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readInput, writeOutput } from '#cli/files';
import { folderForTest } from '#test/support/temp-folder';

const inFolder = (...names: readonly string[]): string => {
  const folder = folderForTest();
  for (const name of names) writeFileSync(join(folder, name), 'old');
  return folder;
};

test('a file that was read is not overwritten, under any of its names', () => {
  const folder = inFolder('own.json');
  const own = join(folder, 'own.json');
  symlinkSync(own, join(folder, 'pointer.json'));
  linkSync(own, join(folder, 'twin.json'));
  for (const name of ['own.json', 'pointer.json', 'twin.json', './own.json']) {
    expect(writeOutput(`${folder}/${name}`, 'new', { read: ['-', own] })).toContain(
      'that Farlane reads',
    );
  }
  expect(readFileSync(own, 'utf8')).toBe('old');
  expect(writeOutput(join(folder, 'other.html'), 'new', { read: ['-', own] })).toBeUndefined();
});

test('a write that fails half way leaves the old file, and nothing beside it', () => {
  const folder = inFolder('page.html');
  const page = join(folder, 'page.html');
  const failing = (path: string): void => {
    writeFileSync(path, 'ne');
    throw new Error('no space left');
  };
  expect(writeOutput(page, 'new', { write: failing })).toBe('no space left');
  expect(readFileSync(page, 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['page.html']);
});

test('a file that is replaced keeps who may read it, and a pointer to it stays one', () => {
  const folder = inFolder('page.html');
  const page = join(folder, 'page.html');
  chmodSync(page, 0o640);
  symlinkSync(page, join(folder, 'pointer.html'));
  expect(writeOutput(join(folder, 'pointer.html'), 'new')).toBeUndefined();
  expect(readFileSync(page, 'utf8')).toBe('new');
  expect(statSync(page).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder)).toEqual(['page.html', 'pointer.html']);
});

test('what is no file is written to as it is, and a folder not at all', () => {
  expect(writeOutput('/dev/null', 'new')).toBeUndefined();
  expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  const folder = inFolder();
  mkdirSync(join(folder, 'inside'));
  expect(writeOutput(join(folder, 'inside'), 'new')).toContain('EISDIR');
  expect(writeOutput(join(folder, 'none', 'page.html'), 'new')).toContain('ENOENT');
  expect(readdirSync(folder)).toEqual(['inside']);
});

test('the mark that some editors put before a text is no part of it', () => {
  const folder = inFolder();
  const marked = join(folder, 'marked.json');
  writeFileSync(marked, '\uFEFF{"name": "\uFEFF"}');
  expect(readInput(marked)).toBe('{"name": "\uFEFF"}');
});
