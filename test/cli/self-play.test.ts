import { expect, test } from 'vitest';
import { matchLines } from '#cli/output/match-lines';
import { selfPlayLines } from '#cli/output/self-play-lines';
import { seedsOf } from '#cli/seeds-of';
import { victoryOf } from '#cli/victory-of';
import { NOTHING_YET } from '#app/self-play/tally';
import { soundState } from '#test/rules/invariants/sound-rows';
import { testTerminal } from './terminal.ts';

const terminal = testTerminal();

test('self-play says what was played and needs no folder of campaigns', async () => {
  const played = await terminal.run('selfplay', '--turns', '2', '--seeds', '1-2');
  expect(played.code).toBe(0);
  expect(played.out).toContain(
    'First Contact: 2 campaigns, 4 turns; all invariants held in 2 campaigns.',
  );
  expect(terminal.opened()).toEqual([0, 0]);
});

test('other numbers of empires play in a small world, and windows can be answered', async () => {
  const args = ['selfplay', '--empires', '3', '--turns', '3', '--seeds', '5', '--windows'];
  expect(await terminal.data(...args)).toMatchObject({
    world: 'Small world of 3',
    tally: { turns: 3 },
    failed: [],
  });
});

test.each([
  ['--empires', '9'],
  ['--empires', '3', '--scenario', 'first-contact'],
  ['--scenario', 'no-such'],
])('a world that cannot be is refused: %s %s', async (...args) => {
  const refused = await terminal.run('selfplay', ...args);
  expect(refused).toMatchObject({ code: 1, out: '' });
});

test.each([
  ['--seeds', 'all'],
  ['--turns', '0'],
  ['--empires', 'two'],
])('numbers that are none are a wrong command line: %s %s', async (...args) => {
  expect((await terminal.run('selfplay', ...args)).code).toBe(2);
});

test('machine players: it says who won, what was fought, and how long they thought', async () => {
  const args = ['selfplay', '--players', 'passive,standard', '--turns', '2', '--seeds', '1-2'];
  const { code, out } = await terminal.run(...args, '--threads', '1');
  expect(code).toBe(0);
  expect(out).toMatch(/^2 campaigns, 4 turns; decided: .*; 0 over before turn 2\.$/mu);
  expect(out).toMatch(/orders: \d+, 0 of them refused\./u);
  expect(out).toMatch(/A machine thinks \d+ ms about a turn/u);
  expect(out).toMatch(/^passive +[\d.]+ +\d+ % \(\d+–\d+\)/mu);
});

test.each([
  ['--players', 'standard,clever', '--turns', '2'],
  ['--players', 'standard', '--turns', '2'],
  ['--players', 'standard,hard', '--victory', 'expansion'],
  ['--players', 'standard,hard', '--rings', '0'],
  ['--players', 'standard,hard', '--turns', 'many'],
])('players that cannot be are a wrong command line: %s %s %s %s', async (...args) => {
  expect((await terminal.run('selfplay', ...args)).code).toBe(2);
});

test('a match that breaks is told with the command that repeats it', () => {
  const sentence = 'No fleet is empty.';
  const broken = [{ code: 'FLEET_EMPTY', sentence, breaches: ['human.f7 has no unit'] }];
  const result = {
    seed: 23,
    turns: 4,
    winners: [0],
    by: 'output',
    seats: [],
    battles: 2,
    built: 5,
    lost: 3,
    calm: { longest: 31, atEnd: 20 },
    orders: 90,
    refused: 0,
    thought: { mean: 6, most: 11 },
    perTurn: 30,
    failure: { turn: 5, phase: 'supply', broken },
  } as const;
  const text = matchLines([result], {
    players: 'hard,idle',
    turns: '120',
    rings: '3',
    victory: 'expansion=40',
  }).join('\n');
  expect(text).toContain('Seed 23, turn 5, after supply:');
  expect(text).toContain(
    'Without any attack: 31 turns at most; 1 campaign ended after 20 turns or more without one (seed 23).',
  );
  expect(text).toContain('human.f7 has no unit');
  expect(text).toContain(
    'npm run farlane -- selfplay --players hard,idle --rings 3 --victory expansion=40 --turns 5 --seeds 23',
  );
});

test('a campaign that breaks is told with seed, turn, phase, what does not hold, and the command that repeats it', () => {
  const sentence = 'No fleet is empty.';
  const broken = [{ code: 'FLEET_EMPTY', sentence, breaches: ['human.f7 has no unit'] }];
  const failure = { turn: 6, phase: 'movement', broken } as const;
  const played = { seed: 17, tally: NOTHING_YET, failure, end: soundState() };
  const result = { world: 'First Contact', campaigns: 50, tally: NOTHING_YET, failed: [played] };
  const words = { empires: '2', turns: '20', seeds: '1-50', windows: true } as const;
  const text = selfPlayLines(result, words).join('\n');
  expect(text).toContain('all invariants held in 49 campaigns');
  expect(text).toContain('Seed 17, turn 6, after movement:');
  expect(text).toContain('Does not hold (FLEET_EMPTY): No fleet is empty.');
  expect(text).toContain('human.f7 has no unit');
  expect(text).toContain('npm run farlane -- selfplay --turns 6 --seeds 17 --empires 2 --windows');
});

test.each([
  ['7', [7]],
  ['1-3', [1, 2, 3]],
  ['1-2, 9', [1, 2, 9]],
  ['3-1', undefined],
  ['1-2-3', undefined],
  ['', undefined],
  ['-1', undefined],
])('seeds are written as %s', (text, seeds) => {
  expect(seedsOf(text)).toEqual(seeds);
});

test.each([
  ['expansion=40', [{ kind: 'expansion', percent: 40 }]],
  [
    'economic=250, time=90',
    [
      { kind: 'economic', income: 250 },
      { kind: 'time', turn: 90 },
    ],
  ],
  ['expansion', undefined],
  ['expansion=0', undefined],
  ['expansion=40=50', undefined],
  ['conquest=1', undefined],
  ['time=80,time=90', undefined],
  ['', undefined],
])('conditions of victory are written as %s', (text, conditions) => {
  expect(victoryOf(text)).toEqual(conditions && { needed: 1, conditions });
});
