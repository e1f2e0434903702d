import { readFileSync } from 'node:fs';
import { changeList } from '#app/designer/change-list';
import { compareClasses } from '#app/designer/compare-classes';
import { judgeList } from '#app/designer/judge-list';
import { billedList, copyOfList, emptyList } from '#app/designer/new-list';
import type { DraftList, HouseUnit } from '#content/force-lists/house-list-schema';
import { readDraftList } from '#content/force-lists/read-draft-list';
import { publishedLists } from '#test/content/published-lists';
import { describe, expect, test } from 'vitest';

const page = readFileSync(new URL('../../../docs/formats/force-list.md', import.meta.url), 'utf8');
const read = readDraftList(/```json\n([\s\S]*?)```/.exec(page)![1]!);
if (!read.ok) throw new Error(JSON.stringify(read.error));
const corsairs: DraftList = read.value;
const seaDog = corsairs.units[0]!;
const namesOf = ({ units }: DraftList) => units.map(({ name }) => name);
const { lists, designs } = publishedLists();
const listNamed = (id: string) => {
  const list = lists.find((one) => one.id === id)!;
  return copyOfList(
    list,
    designs.filter((design) => design.list === list.id),
  );
};
const designNamed = (name: string) => designs.find((one) => one.name === name)!;

describe('a list that somebody works on', () => {
  test('U-22: a unit that is put in gets the Cost and maintenance of its hull and abilities', () => {
    const unit = { ...seaDog, name: 'Shark', cost: 99, maintenance: '9/9', abilities: ['Scout 1'] };
    const { units } = changeList(corsairs, { kind: 'put', index: null, unit });
    expect(units.at(-1)).toMatchObject({ name: 'Shark', cost: 3, maintenance: '2/6' });
    const replaced = changeList(corsairs, { kind: 'put', index: 2, unit });
    expect(namesOf(replaced)).toEqual(['Sea Dog', 'Haven', 'Shark', 'Drift Mine', 'Cutthroats']);
  });

  test('units are copied, deleted, and moved within their era only', () => {
    const copied = changeList(corsairs, { kind: 'copy', index: 0 });
    const twice = changeList(copied, { kind: 'copy', index: 0 });
    expect(namesOf(twice).slice(0, 4)).toEqual(['Sea Dog', 'Sea Dog 3', 'Sea Dog 2', 'Haven']);
    expect(namesOf(changeList(corsairs, { kind: 'delete', index: 3 }))).toEqual([
      ...['Sea Dog', 'Haven', 'Kestrel', 'Cutthroats'],
    ]);
    // Kestrel is of Era I: the others pass by it.
    const raised = changeList(corsairs, { kind: 'raise', index: 3 });
    expect(namesOf(raised)).toEqual(['Sea Dog', 'Drift Mine', 'Kestrel', 'Haven', 'Cutthroats']);
    expect(changeList(corsairs, { kind: 'raise', index: 0 })).toEqual(corsairs);
    expect(changeList(corsairs, { kind: 'lower', index: 2 })).toEqual(corsairs);
    expect(changeList(corsairs, { kind: 'delete', index: 99 })).toEqual(corsairs);
  });

  test('U-9: faults are told of each unit at its field, and of the list itself', () => {
    const [, , kestrel] = corsairs.units;
    const spoilt = { ...seaDog, values: { dv: 0, as: 9, af: 0, cv: 0, cr: 2 } } as HouseUnit;
    const list = billedList({
      ...corsairs,
      id: 'human',
      units: [spoilt, { ...kestrel!, name: 'sea dog', abilities: ['Marines', 'Warp'] }],
    });
    const judged = judgeList(list);
    expect(judged.isLegal).toBe(false);
    expect(judged.faults.map(({ field }) => field)).toEqual(['id']);
    const fieldsOf = (index: number) => judged.units[index]!.faults.map(({ field }) => field);
    expect(fieldsOf(0)).toEqual(['dv', '']);
    expect(judged.units[0]!.faults[0]!.text).toBe(
      'DV is a whole number from 1 to 1000: correct it.',
    );
    expect(fieldsOf(1)).toEqual(['abilities', 'abilities', 'name']);
    expect(judged.units[1]!.faults[2]!.text).toContain('too similar to the name of Sea Dog');
    expect(judgeList(corsairs)).toMatchObject({ isLegal: true, faults: [] });
    expect(judgeList(emptyList('new', 'New'))).toMatchObject({ isLegal: false, faults: [] });
  });

  test('U-9: a published list is copied with what the rules make of it, and says what it leaves out', () => {
    const { list, leftOut } = listNamed('universal');
    expect(namesOf(list)).toEqual([]);
    expect(leftOut).toContain('Convoy');
    const human = listNamed('human');
    expect(human.leftOut).toEqual([]);
    expect(human.list).toMatchObject({ id: 'my-human', name: 'Human Commonwealth (copy)' });
    const marines = human.list.units.find(({ name }) => name === 'Marines');
    expect(marines).toMatchObject({ kind: 'ground', maintenance: '3/6', abilities: ['Marines'] });
    const derelicts = listNamed('derelict-ships').list;
    // Printed with Cost 14, on an older table of hulls.
    expect(derelicts.units.find(({ hull }) => hull === 'DN')?.cost).toBe(16);
  });
});

describe('classes side by side', () => {
  test('U-22: each value, what it has for an EP, and how far it is from the first', () => {
    const { names, rows } = compareClasses([designNamed('Prometheus'), designNamed('Merte')]);
    expect(names).toEqual(['Prometheus', 'Merte']);
    const row = (label: string) => {
      const found = rows.find((one) => one.label === label)!;
      return found.cells.map(({ text, difference }) => `${text} ${difference}`.trim());
    };
    expect(row('Cost (EP)')).toEqual(['9', '7 −2']);
    expect(row('Maintenance of one unit (EP)')).toEqual(['1.33', '0.75 −0.58']);
    expect(row('Points spent')).toEqual(['20', '18 −2']);
    expect(row('DV')).toEqual(['6', '5 −1']);
    expect(row('AF')).toEqual(['2', '2']);
    expect(row('AF per EP')).toEqual(['0.22', '0.29 +0.07']);
    expect(row('Abilities')).toEqual(['Explorer, Scout 2', 'Scout 1']);
    expect(rows.map(({ label }) => label)).not.toContain('Attrition');
  });

  test('ground units have their own values, and what a class does not have is a dash', () => {
    const { rows } = compareClasses([designNamed('Marines'), designNamed('Merte')]);
    const cells = (label: string) => rows.find((one) => one.label === label)!.cells;
    expect(cells('DV').map(({ text }) => text)).toEqual(['–', '5']);
    expect(cells('Attack').map(({ text }) => text)).toEqual(['2', '–']);
  });
});
