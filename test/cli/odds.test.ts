import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { battleText } from '#test/content/battles/battle-files';
import { folderForTest } from '#test/support/temp-folder';
import { testTerminal } from './terminal.ts';

const terminal = testTerminal();
const watched = testTerminal({}, { isWatched: true });

const fileOf = (content: string): string => {
  const file = join(folderForTest(), 'battle.json');
  writeFileSync(file, content);
  return file;
};

test('odds are told without any campaign, the same for the same seed and number', async () => {
  const file = fileOf(battleText({ name: 'At Wolf' }));
  const run = ['odds', file, '--battles', '20', '--seed', 'autumn'] as const;
  const one = await terminal.run(...run);
  expect(one).toMatchObject({ code: 0, err: '', out: 'At Wolf\n' });
  const data = await terminal.data(...run);
  expect(data).toMatchObject({ battles: 20, seed: 'autumn' });
  expect(await terminal.data(...run, '--threads', '1')).toEqual(data);
  expect(terminal.opened()).toEqual([0, 0]);
});

test('progress is shown while somebody watches', async () => {
  const { err } = await watched.run('odds', fileOf(battleText()), '--battles', '60');
  expect(err).toMatch(/^(\rbattles: \d+ of 60)+\rbattles: 60 of 60\n$/);
});

test('stopping it gives no half count', async () => {
  const stopped = testTerminal({ odds: async () => null });
  const { code, out, err } = await stopped.run('odds', fileOf(battleText()));
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain('Stopped');
});

test('what is wrong with a file is told at once with its places; a wrong command by its exit code', async () => {
  const file = fileOf(
    battleText(
      {},
      {
        attacker: { units: [{ class: 'Aress' }, { class: 'Ares', count: -2 }] },
        defender: { units: [{ class: 'Chaete', outOfSupply: -1, aboard: [{ class: 'Sable' }] }] },
      },
    ),
  );
  const { code, err } = await terminal.run('odds', file);
  expect(code).toBe(1);
  expect(err).toContain('sides.attacker.units[0].class');
  expect(err).toContain('sides.attacker.units[1].count');
  expect(err).toContain('sides.defender.units[0].outOfSupply');
  expect(err).toContain('sides.defender.units[0].aboard[0].class');
  const resting = fileOf(
    battleText({}, { attacker: { units: [{ class: 'Ares', nonCombatant: true }] } }),
  );
  expect((await terminal.run('odds', resting)).err).toContain('can lead a task force');
  expect((await terminal.run('odds', `${file}.none`)).err).toContain('can’t read');
  for (const wrong of ['0', 'many', '1000001']) {
    expect((await terminal.run('odds', file, '--battles', wrong)).code).toBe(2);
  }
  expect((await terminal.run('odds', file, '--threads', '0')).code).toBe(2);
  expect((await terminal.run('odds', file, '--seed', '')).code).toBe(2);
});
