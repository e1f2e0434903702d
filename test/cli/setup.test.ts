import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForFile } from '#test/support/temp-folder';
import { testTerminal } from './terminal.ts';

const page = readFileSync(new URL('../../docs/formats/setup.md', import.meta.url), 'utf8');
const EXAMPLE = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)![1]!) as Record<string, unknown>;

const folder = folderForFile();
const terminal = testTerminal();
function fileOf(name: string, change: object = {}): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify({ ...EXAMPLE, ...change }));
  return path;
}

test('a setup is checked: what it gives, and what is chosen automatically for whom', async () => {
  const checked = await terminal.run('setup', 'check', fileOf('one.json'));
  expect(checked).toMatchObject({ code: 0, err: '' });
  expect(checked.out).toContain('“Autumn” can begin.');
  expect(checked.out).toContain('Human Commonwealth, Terra: output 30');
  expect(checked.out).toMatch(/player 2 +The force list is /);
  expect(checked.out).not.toMatch(/player 1 +The /);
  expect(terminal.opened()).toEqual([0, 0]);
});

test('a wrong setup is refused with every reason and its place, and makes no campaign', async () => {
  const empires = [{ homeworld: 0 }, { homeworld: 1, forceList: 'elves' }];
  const path = fileOf('wrong.json', { empires });
  const refused = await terminal.run('campaign', 'new', 'War', '--setup', path);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('empires[1].homeworld: Homeworld 2 can’t be at place 1');
  expect(refused.err).toContain('empires[1].forceList: There is no force list “elves”.');
  expect((await terminal.run('campaign', 'list')).out).toContain('There is no campaign yet.');
  const missing = await terminal.run('setup', 'check', join(folder, 'nowhere.json'));
  expect(missing.err).toContain('Farlane can’t read the setup');
});

test('a campaign begins from a setup, and its first turn runs', async () => {
  const path = fileOf('two.json');
  const made = await terminal.run(
    'campaign',
    'new',
    'Leaves',
    '--setup',
    path,
    '--set',
    'fog=full',
  );
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toContain('Human Commonwealth');
  expect((await terminal.run('turn', 'run', '-c', 'leaves')).code).toBe(0);
});

test('the rules sheet of a setup says what differs from the book, as text and in files', async () => {
  const map = { draw: { title: 'The Reach', seed: 'autumn', rings: 3 } };
  const path = fileOf('three.json', { map, settings: { battles: 'interactive' }, treaties: [] });
  const both = await terminal.run('setup', 'sheet', path, '--html', 'a', '--pdf', 'b');
  expect(both.err).toContain('Choose one of them.');
  const data = await terminal.data('setup', 'sheet', path);
  expect(data).toMatchObject({ title: 'Rules sheet', subtitle: 'Autumn' });
  const { facts } = data as Readonly<{ facts: readonly object[] }>;
  expect(facts.slice(0, 2)).toEqual([
    { label: 'Map', value: 'The Reach, drawn with 3 rings' },
    { label: 'Players', value: 2 },
  ]);
  expect(JSON.stringify(data)).toContain(
    '(differs; the book has: standing orders make all choices)',
  );
  const html = join(folder, 'rules.html');
  expect(await terminal.run('setup', 'sheet', path, '--html', html)).toMatchObject({ code: 0 });
  expect(readFileSync(html, 'utf8')).toContain('Rules sheet');
});
