import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StoreError } from '#app/ports/store-error';
import { faultLog } from '#main/fault-log';
import { folderForTest } from '#test/support/temp-folder';

const fileFor = (): string => join(folderForTest(), 'faults.jsonl');
const DAY_MS = 86_400_000;

test('an error is noted by its code and its place, and none of its words', () => {
  const file = fileFor();
  const log = faultLog(file);
  log.note(new Error('the fleet "Apollo" of Kili'), 'POST /campaigns/:slug/moderator/run');
  log.note(new StoreError('full', 'no room in /home/olga'), 'the turn clock');
  log.note({ strange: 'thing' }, 'elsewhere');
  log.note({ code: 'STORE_BUSY', text: 'the file of Kili' }, 'the turn clock');
  expect(log.faults().map(({ code, place }) => [code, place])).toEqual([
    ['STORE_BUSY', 'the turn clock'],
    ['UNKNOWN', 'elsewhere'],
    ['STORE_FULL', 'the turn clock'],
    ['Error', 'POST /campaigns/:slug/moderator/run'],
  ]);
  expect(readFileSync(file, 'utf8')).not.toMatch(/Apollo|olga|strange|Kili/u);
});

test('the file stays small, and what was cut off in it harms nobody', () => {
  const file = fileFor();
  writeFileSync(file, '{"at":"20');
  const log = faultLog(file);
  for (let times = 0; times < 2500; times += 1) log.note(new Error('again'), 'somewhere');
  expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(1002);
  expect(log.faults()).toHaveLength(100);
});

test('errors of more than two weeks ago are not shown', () => {
  const file = fileFor();
  let now = Date.UTC(2030, 0, 1);
  const log = faultLog(file, () => new Date(now));
  log.note(new Error('old'), 'somewhere');
  now += 15 * DAY_MS;
  log.note(new TypeError('new'), 'somewhere');
  expect(log.faults().map(({ code }) => code)).toEqual(['TypeError']);
});
