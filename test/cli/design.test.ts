import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LIST_JSON } from '#test/support/sample-list';
import { folderForTest } from '#test/support/temp-folder';
import { testTerminal } from './terminal.ts';

const terminal = testTerminal();
const json = LIST_JSON;

function fileOf(content: string, name = 'corsairs.json'): string {
  const file = join(folderForTest(), name);
  writeFileSync(file, content);
  return file;
}

describe('farlane design', () => {
  test('U-9: check shows the classes of a list, or everything that is wrong, each with its place', async () => {
    const { code, out } = await terminal.run('design', 'check', fileOf(json));
    expect(code).toBe(0);
    expect(out).toContain('Corsair Brotherhood (corsairs) can be played.');
    expect(out).toMatch(/Kestrel +flight +MF +Era I +2 +1\/12 +2\/2\/4\/0\/0\n/);
    expect(out).toMatch(/Cutthroats +ground +LG +Starting Forces +2 +2\/6 +1\/2\/1 d2 +Marines/);
    const spoilt = json.replace('Boarding 2', 'Bording 2').replace('"CL"', '"XL"');
    const bad = await terminal.run('design', 'check', fileOf(spoilt));
    expect(bad).toMatchObject({ code: 1, out: '' });
    expect(bad.err).toContain('units[0].abilities[0]: There is no ability “Bording”.');
    expect(bad.err).toContain('units[1].hull');
    const other = json.replace('"version": 1', '"version": 7');
    expect((await terminal.run('design', 'check', fileOf(other))).err).toContain('version: 7');
    expect((await terminal.run('design', 'check', 'humans')).err).toContain(
      'There is no published list “humans”',
    );
  });

  test('a table is checked as JSON is, with its rows and columns', async () => {
    const { out } = await terminal.run('design', 'csv', fileOf(json));
    const table = fileOf(out, 'corsairs.csv');
    expect((await terminal.run('design', 'json', table)).out).toBe(
      (await terminal.run('design', 'json', fileOf(json))).out,
    );
    const spoilt = fileOf(out.replace('Haven,base,CL', 'Haven,base,MF'), 'spoilt.csv');
    const { code, err } = await terminal.run('design', 'check', spoilt);
    expect(code).toBe(1);
    expect(err).toContain('row 3, hull: Haven: Medium Fighter is no hull for it');
  });

  test('U-22: bill says what a class has and spends, line by line', async () => {
    const { code, out } = await terminal.run('design', 'bill', 'human', 'Prometheus');
    expect(code).toBe(0);
    expect(out).toContain(
      'Prometheus: 20 of 20 construction points, Cost 9, maintenance 4/3, CC 2',
    );
    expect(out).toMatch(/Scout 2 +U-21 +4\n/);
    expect(out).toMatch(/Explorer +U-22 +1\n/);
    const none = await terminal.run('design', 'bill', 'human', 'Promethea');
    expect(none).toMatchObject({ code: 1 });
    expect(none.err).toContain('Choose one of: Sparta, Europa');
    expect((await terminal.run('design', 'bill', 'universal')).code).toBe(1);
  });

  test('compare sets classes of any lists side by side', async () => {
    const file = fileOf(json);
    const classes = ['human.sparta', 'corsairs.sea-dog', 'loran.merte'];
    const { code, out } = await terminal.run('design', 'compare', ...classes, '--file', file);
    expect(code).toBe(0);
    expect(out).toMatch(/^ +Sparta +Sea Dog +Merte\n/);
    expect(out).toMatch(/Cost \(EP\) +5 +3 \(−2\) +7 \(\+2\)\n/);
    const unknown = await terminal.run('design', 'compare', 'human.spartan', 'loran.merte');
    expect(unknown).toMatchObject({ code: 1 });
    expect(unknown.err).toContain('There is no class “human.spartan”. Did you mean human.sparta?');
    expect((await terminal.run('design', 'compare', 'human.sparta')).code).toBe(2);
  });

  test('print writes cards of a published or own list as text, HTML or PDF', async () => {
    const file = fileOf(json);
    const folder = folderForTest();
    expect((await terminal.run('design', 'print', file)).out).toBe(
      'Corsair Brotherhood: 5 classes, room for 3\n',
    );
    const pdf = join(folder, 'human.pdf');
    const { out } = await terminal.run('design', 'print', 'human', '--pdf', pdf, '--units', '6');
    expect(out).toBe(`Written: ${pdf}\n`);
    expect(readFileSync(pdf, 'utf8')).toMatch(/^%PDF Human Commonwealth: \d+ classes, room for 6$/);
    const html = join(folder, 'human.html');
    await terminal.run('design', 'print', 'human', '--html', html);
    expect(readFileSync(html, 'utf8')).toContain('room for 3');
    expect((await terminal.run('design', 'print', file, '--pdf', file)).code).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(json);
    expect((await terminal.run('design', 'print', file, '--units', '13')).code).toBe(2);
    expect((await terminal.run('design', 'print', file, '--pdf', 'a', '--html', 'b')).code).toBe(2);
    const onLetter = ['design', 'print', 'human', '--pdf', pdf, '--paper', 'letter'] as const;
    expect((await terminal.run(...onLetter)).code).toBe(0);
    expect(readFileSync(pdf, 'utf8')).toMatch(/ on letter$/);
    const unknown = await terminal.run('design', 'print', file, '--pdf', pdf, '--paper', 'b5');
    expect(unknown).toMatchObject({ code: 2 });
    expect(unknown.err).toContain(
      '--paper can’t be “b5”. Choose a4, letter, a3, legal or tabloid.',
    );
    const alone = await terminal.run('design', 'print', file, '--paper', 'a4');
    expect(alone.err).toContain('--paper is for a PDF file. Give --pdf too.');
  });

  test('U-22: class designs one, says all faults at once, and puts it into a list', async () => {
    const ship = ['--hull', 'ca', '--values', 'dv=6,as=2,af=2,cv=2,cr=4'];
    const legal = await terminal.run('design', 'class', 'Argo', ...ship, '--abilities', 'Scout 2');
    expect(legal.code).toBe(0);
    expect(legal.out).toContain('Argo: 20 of 20 construction points, Cost 9, maintenance 3/3');
    const bad = ['--hull', 'CT', '--values', 'dv=0,as=9,cr=lots', '--abilities', 'Warp'];
    const { code, err } = await terminal.run('design', 'class', 'Argo', ...bad);
    expect(code).toBe(1);
    expect(err).toContain('cr: “lots” is not a whole number.');
    const dear = ['--hull', 'CT', '--values', 'dv=0,as=9', '--abilities', 'Warp'];
    const both = await terminal.run('design', 'class', 'Argo', ...dear);
    expect(both.err).toContain('dv: DV is a whole number from 1 to 1000');
    expect(both.err).toContain('abilities: There is no ability “Warp”.');
    expect(both.err).toContain('It spends 9 construction points and has 8: take off 1.');

    const file = fileOf(json);
    const into = ['design', 'class', 'Haven', '--kind', 'base', '--into', file];
    const put = await terminal.run(...into, '--hull', 'CT', '--values', 'dv=4,as=4,af=2,cr=2');
    expect(put).toMatchObject({ code: 0 });
    const list = JSON.parse(readFileSync(file, 'utf8')) as { units: Record<string, unknown>[] };
    expect(list.units).toHaveLength(5);
    expect(list.units[1]).toMatchObject({ name: 'Haven', hull: 'CT', cost: 2, maintenance: '1/6' });
    const before = readFileSync(file, 'utf8');
    const twin = ['design', 'class', 'Sea-Dog', '--hull', 'CT', '--values', 'dv=2', '--into', file];
    expect((await terminal.run(...twin)).err).toContain('too similar to the name of Sea Dog');
    expect(readFileSync(file, 'utf8')).toBe(before);
    const fresh = join(folderForTest(), 'fresh.csv');
    const first = ['design', 'class', 'Wasp', '--kind', 'flight', '--vacuum', '--into', fresh];
    await terminal.run(...first, '--hull', 'LF', '--values', 'dv=2,as=1,af=2');
    expect(readFileSync(fresh, 'utf8')).toContain('new-list,New list,Wasp,flight,LF,0,');
  });
});
