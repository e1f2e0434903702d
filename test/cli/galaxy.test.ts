import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForFile } from '#test/support/temp-folder';
import { testTerminal } from './terminal.ts';

const folder = folderForFile();
const path = (name: string) => join(folder, name);
const terminal = testTerminal();
const make = (...args: readonly string[]) => terminal.run('galaxy', 'new', ...args);

test('a galaxy is written as a scenario that a campaign can be made of, and compared', async () => {
  const made = await make('-p', '3', '--seed', 'autumn', '-o', path('one.json'));
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toContain('A new galaxy: 3 rings, 37 systems');
  expect(made.out).toContain('the nearest other homeworld is');
  expect(made.out).toContain('systems within 2 jumps');
  expect(made.out).toContain('Seed: autumn');
  expect(terminal.opened()).toEqual([0, 0]);
  const shown = await terminal.run('galaxy', 'show', path('one.json'));
  expect(made.out.startsWith(shown.out.trimEnd())).toBe(true);
  const campaign = await terminal.run('campaign', 'new', 'New', '-s', path('one.json'));
  expect(campaign.code).toBe(0);
  expect((await terminal.run('turn', 'run')).code).toBe(0);
});

test('without a seed it takes a new one and says which', async () => {
  const made = await make('-p', '2', '-o', path('two.json'));
  expect(made.out).toContain('Seed: a new seed');
  await make('-p', '2', '--seed', 'a new seed', '-o', path('again.json'));
  expect(readFileSync(path('again.json'), 'utf8')).toBe(readFileSync(path('two.json'), 'utf8'));
});

test('every die is written on wish, one a line', async () => {
  await make('-p', '2', '--seed', '7', '-o', path('log.json'), '--rolls', path('log.txt'));
  const lines = readFileSync(path('log.txt'), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(80);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^turn-0\/attempt-1\/galaxy\/system\/H\d{4}#2 MAP-4 trait of H\d{4}: 2d6 \d \d = \d+$/,
    ),
  );
});

test('names, lists, homeworlds and settings are taken; --json gives all as data', async () => {
  const data = await terminal.data(
    ...['galaxy', 'new', '-p', '2', '-r', '2', '--seed', 'x', '-o', path('three.json')],
    ...['--names', 'Upper, Lower', '--lists', 'kili', '--homes', '1,7', '--title', 'Mine'],
    ...['--set', 'homeworldTraits=rolled', '--set', 'openMap=on'],
  );
  expect(data).toMatchObject({
    name: 'Mine',
    seed: 'x',
    homes: [{ empire: 'Upper' }, { empire: 'Lower' }],
  });
  const file: unknown = JSON.parse(readFileSync(path('three.json'), 'utf8'));
  expect(file).toMatchObject({
    empires: [{ key: 'upper' }, { key: 'lower' }],
    knowledge: [{ explored: 'all' }, { explored: 'all' }],
  });
});

test('SET-1: forces are bought for all, or come from a file', async () => {
  const bought = await make('-p', '2', '--seed', 'x', '-o', path('bought.json'));
  expect(bought.out).toContain('Potential compared to the average');
  const file = JSON.parse(readFileSync(path('bought.json'), 'utf8')) as { forces: object[] };
  expect(file.forces.length).toBeGreaterThan(4);
  writeFileSync(path('forces.json'), JSON.stringify(file.forces));
  await make(
    ...['-p', '2', '--seed', 'x', '--forces', path('forces.json'), '-o', path('filed.json')],
  );
  expect(JSON.parse(readFileSync(path('filed.json'), 'utf8'))).toEqual(file);
  const unbought = await make(
    ...['-p', '2', '--seed', 'x', '--forces', 'none', '-o', path('unbought.json')],
  );
  expect(bought.out).toContain('raiders in the first turn: 1 %');
  expect(unbought.out).toContain('raiders in the first turn: 40 %');
  const none = await make(
    ...['-p', '2', '--forces', path('missing.json'), '-o', path('none.json')],
  );
  expect([none.code, none.err]).toEqual([1, expect.stringContaining('can’t read')]);
});

test('SET-3: treaties from before the first turn are told by the numbers of empires', async () => {
  const args = [
    '-p',
    '2',
    '--seed',
    'x',
    '--forces',
    'auto',
    '--treaties',
    '1-2=trade',
    '--names',
    'Terra,Kili',
  ];
  const made = await make(...args, '-o', path('partners.json'));
  expect(made.out).toContain('Relations at the start: Terra and Kili: Trade');
  const file: unknown = JSON.parse(readFileSync(path('partners.json'), 'utf8'));
  expect(file).toMatchObject({ settings: { pregameTreaties: 'trade' } });
  const none = await make('-p', '2', '--treaties', '1-2=peace', '-o', path('peace.json'));
  expect([none.code, none.err]).toEqual([
    1,
    expect.stringContaining('“1-2=peace” is not a treaty'),
  ]);
});

test('nothing is written in place of another file, or of a galaxy that cannot be', async () => {
  await make('-p', '2', '--seed', 'x', '-o', path('mine.json'));
  const before = readFileSync(path('mine.json'), 'utf8');
  const again = await make('-p', '2', '--seed', 'y', '-o', path('mine.json'));
  expect(again).toMatchObject({ code: 1, out: '' });
  expect(readFileSync(path('mine.json'), 'utf8')).toBe(before);
  const refused = await make('-p', '7', '-r', '1', '-o', path('none.json'));
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('Choose more rings');
  expect(existsSync(path('none.json'))).toBe(false);
});

test.each([
  [['-p', 'two', '-o', 'x.json']],
  [['-p', '2', '--homes', '0,a', '-o', 'x.json']],
  [['-p', '2']],
  [['-o', 'x.json']],
])('a command that is wrong is told so: %s', async (args) => {
  expect((await make(...args)).code).toBe(2);
});

test('MAP-12: of a map that is explored from nothing only homeworlds are told', async () => {
  const made = await make(
    '--players',
    '2',
    '--map',
    'explore',
    '--seed',
    'dark',
    '-o',
    path('dark.json'),
  );
  expect(made.out).toContain('2 rings, explored in play');
  expect(made.out).toMatch(/unexplored lanes: [1-6]; raiders in the first turn: 1 %\n/);
  expect(made.out).not.toContain('without an Explorer');
  expect(made.out).not.toContain('between the players');
});

test('MOV-5: empires that could explore nothing there are named', async () => {
  const asked = ['-p', '2', '--lists', 'human,loran', '--map', 'explore', '--names', 'Human,Loran'];
  const made = await make(...asked, '-o', path('stuck.json'));
  expect(made.out).toContain('! Loran begins without an Explorer');
  expect(made.out).not.toContain('! Human');
});

test('any scenario can be compared; one that is not there is refused', async () => {
  const shown = await terminal.run('galaxy', 'show', 'first-contact');
  expect(shown.out).toContain('Sol: output');
  expect(await terminal.data('galaxy', 'show', 'first-contact')).toMatchObject({ rings: 2 });
  expect((await terminal.run('galaxy', 'show', path('no.json'))).code).toBe(1);
});
