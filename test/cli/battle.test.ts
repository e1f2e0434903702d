import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { battleText } from '#test/content/battles/battle-files';
import { folderForFile } from '#test/support/temp-folder';
import { testTerminal } from './terminal.ts';

const folder = folderForFile();
const fileOf = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const terminal = testTerminal();
const file = fileOf('battle.json', battleText({ name: 'At Wolf' }));

test('a battle is fought without any campaign, the same for the same seed', async () => {
  const one = await terminal.run('battle', file, '--seed', 'autumn');
  expect(one).toMatchObject({ code: 0, err: '' });
  expect(one.out).toContain('At Wolf');
  expect(await terminal.run('battle', file, '--seed', 'autumn')).toEqual(one);
  const data = await terminal.data('battle', file, '--seed', 'autumn');
  expect(data).toMatchObject({ events: expect.anything(), outcome: { battle: 'battle.1' } });
  expect(await terminal.data('battle', file, '--seed', 'spring')).not.toEqual(data);
  expect(terminal.opened()).toEqual([0, 0]);
});

test('a page to step through the battle is written, or it is said why not', async () => {
  const page = join(folder, 'battle.html');
  const written = await terminal.run('battle', file, '--html', page);
  expect(written).toMatchObject({ code: 0, out: `Written: ${page}\n` });
  expect(readFileSync(page, 'utf8')).toBe('<title>At Wolf</title><script></script>');
  const paper = join(folder, 'battle.pdf');
  expect(await terminal.run('battle', file, '--pdf', paper)).toMatchObject({ code: 0 });
  expect(readFileSync(paper, 'utf8')).toBe('%PDF At Wolf');
  expect((await terminal.run('battle', file, '--pdf', paper, '--html', page)).code).toBe(2);
  const nowhere = await terminal.run('battle', file, '--html', join(folder, 'none', 'battle.html'));
  expect(nowhere.code).toBe(1);
  expect(nowhere.err).toContain('Name another file');
});

test('the page is not written over the battle or the rolls that were read', async () => {
  const text = battleText();
  const own = fileOf('own.json', text);
  const refused = await terminal.run('battle', own, '--html', own);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain(`Farlane can’t write ${own}: this is the file that Farlane reads`);
  expect(refused.err).toContain('Name another file');
  expect(readFileSync(own, 'utf8')).toBe(text);
});

test('a battle with a byte order mark before it is fought as one without', async () => {
  const marked = fileOf('marked.json', `\uFEFF${battleText({ name: 'At Wolf' })}`);
  expect(await terminal.run('battle', marked)).toEqual(await terminal.run('battle', file));
});

test('rolls from the table are taken line by line, and named by their line when they do not fit', async () => {
  const rolls = fileOf('rolls.txt', 'surprise: 5\nfire: 3\n');
  const refused = await terminal.run('battle', file, '--dice', rolls);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain('line 2: Here 1d10 is rolled for “surprise”');
});

test('what can’t read hides no combination that cannot be, in the battle or its rolls', async () => {
  const units = [
    { class: 'Ares', count: 'few', aboard: [{ class: 'Saber', count: 3 }] },
    { class: 'Apolo' },
  ];
  const defenders = [{ class: 'Chaete', outOfSupply: 'some' }, { class: 'Nest' }];
  const broken = fileOf(
    'unread.json',
    battleText({}, { attacker: { units }, defender: { units: defenders } }),
  );
  const rolls = fileOf('unread.txt', 'surprise: 5\nfire: three\n');
  const { code, err } = await terminal.run('battle', broken, '--dice', rolls);
  expect(code).toBe(1);
  for (const told of [
    'sides.attacker.units[0].count: “few” is not a whole number. Give a whole number.',
    'sides.attacker.units[0].aboard: Ares has room for 2 flights and carries 3 flights. Remove some.',
    'sides.attacker.units[1].class: There is no class “Apolo”. Did you mean Apollo?',
    'sides.defender.units[0].outOfSupply: “some” is not a whole number.',
    'sides.defender.units[1]: Nest fights only for the defender of a Defensive scenario. Leave it out, or change the scenario.',
    'rolls, line 2: This line is not a roll.',
  ]) {
    expect(err.split(told)).toHaveLength(2);
  }
  expect(err.match(/^ +/gm)).toHaveLength(6);
});

test('a battle that is wrong is refused with all faults; a command that is wrong by its exit code', async () => {
  const broken = fileOf('broken.json', battleText({ scenario: 'siege', weather: 1 }));
  const refused = await terminal.run('battle', broken);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('scenario');
  expect(refused.err).toContain('weather');
  expect((await terminal.run('battle', join(folder, 'none.json'))).err).toContain('can’t read');
  expect((await terminal.run('battle', file, '--dice', join(folder, 'none.txt'))).code).toBe(1);
  const both = await terminal.run('battle', file, '--dice', file, '--seed', 'x');
  expect(both.code).toBe(2);
  expect((await terminal.run('battle')).code).toBe(2);
});
