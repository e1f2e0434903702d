import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareText } from '#kernel/result/compare-text';
import { keepNewestScheduled, keptBackups } from '#main/kept-backups';
import { folderForTest } from '#test/support/temp-folder';

const STAMP = '2030-01-01T00-00-00Z';

test('only backups are listed, each with why it is there, the newest first', () => {
  const folder = folderForTest();
  const names = [
    'farlane.db',
    'sign-in-links.json',
    `farlane.db.before-restore-${STAMP}`,
    `farlane.db.before-restore-${STAMP}-wal`,
    `farlane.db.before-migration-0013-operators-${STAMP}`,
    `farlane-backup-${STAMP}.db`,
    `farlane-backup-${STAMP}.db.part`,
  ];
  names.forEach((name, index) => {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), index, index);
  });
  expect(keptBackups(folder).map(({ name, kind }) => [kind, name])).toEqual([
    ['made', names[5]],
    ['before-migration', names[4]],
    ['before-restore', names[2]],
  ]);
});

test('of scheduled backups the newest stay, and no other backup goes', () => {
  const folder = folderForTest();
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  const names = [1, 2, 3, 4].map((day) => `farlane-scheduled-2030-01-0${String(day)}.db`);
  const own = 'farlane-backup-2029-01-01.db';
  [own, ...names].forEach((name, index) => {
    writeFileSync(join(backups, name), '');
    utimesSync(join(backups, name), index, index);
  });
  keepNewestScheduled(folder, 2);
  expect(readdirSync(backups).sort(compareText)).toEqual([own, names[2], names[3]]);
});
