import { beforeEach, expect, test } from 'vitest';
import { testTerminal, type TestTerminal } from './terminal.ts';

let terminal: TestTerminal;
beforeEach(async () => {
  terminal = testTerminal();
  await terminal.run('campaign', 'new', 'First War');
  await terminal.run('turn', 'run');
});

test('TURN-5: machines are chosen and shown at the terminal', async () => {
  const made = await terminal.run('stand-in', 'set', 'loran', 'hard/warlike');
  expect(made.out).toContain('Loran Imperium is played by a machine (Hard, warlike) for good now.');
  await terminal.run('stand-in', 'set', 'human', 'beginner', '--until-back');
  await terminal.run('turn', 'run');
  const shown = (await terminal.run('stand-in', 'show')).out;
  expect(shown).toContain('loran: a machine (Hard, warlike) for good.');
  expect(shown).toContain(
    'human: a machine (Beginner, balanced) until the player is back. Machines wrote its orders in: 1.',
  );
  await terminal.run('stand-in', 'set', 'loran', 'hold');
  await terminal.run('stand-in', 'set', 'human', 'player');
  const after = (await terminal.run('stand-in', 'show')).out;
  expect(after).toContain('loran: standing orders only.');
  expect(after).toContain('human: its player.');
});

test('TURN-5: an unknown empire or machine is refused', async () => {
  expect((await terminal.run('stand-in', 'set', 'nobody', 'hold')).code).toBe(1);
  const wrong = await terminal.run('stand-in', 'set', 'loran', 'expert/wary');
  expect(wrong.code).toBe(1);
  expect(wrong.err).toContain('Choose a level and a personality from the lists.');
});

test('an empire may be named by how only one of them begins', async () => {
  const made = await terminal.run('stand-in', 'set', 'Lor', 'hold');
  expect(made.out).toContain('Loran Imperium');
  const every = await terminal.run('stand-in', 'set', '', 'hold');
  expect(every.code).toBe(1);
  expect(every.err).toContain('Choose one of: human (Human Commonwealth), loran (Loran Imperium).');
});

test('TURN-5: a campaign is made with machines for some of its empires', async () => {
  const loran = ['--machine', 'Loran Imperium=hard/warlike'];
  const made = await terminal.run('campaign', 'new', 'Second War', ...loran);
  expect(made.out).toContain('Loran Imperium is played by a machine (Hard, warlike) for good.');
  const shown = (await terminal.run('stand-in', 'show', '-c', 'second-war')).out;
  expect(shown).toContain('loran: a machine (Hard, warlike) for good.');
  expect(shown).toContain('human: its player.');
  const nobody = await terminal.run('campaign', 'new', 'Third', '--machine', 'Nobody=hard');
  expect(nobody.code).toBe(1);
  expect(nobody.err).toContain('This campaign has no empire “Nobody”.');
});
