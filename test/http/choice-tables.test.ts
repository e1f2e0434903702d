import { expect, test } from 'vitest';
import { fireForm } from '#http/forms/decisions/battle-forms';
import { enemyTable, ownTable } from '#http/forms/decisions/pieces';
import { commandForm } from '#http/forms/decisions/round-forms';
import { boxesField, type Field, ranksField } from '#http/forms/field';
import { choiceTables } from '#http/questions/choice-tables';
import { formBodyOf } from '#http/visits/form-body';
import type { ViewNames } from '#http/names/view-names';

const names = { design: (id: string) => id, lane: (id: string) => id } as unknown as ViewNames;
const stats = { dv: 5, as: 3, af: 2, cv: 1 };
const own = (unit: string, dv: number, cost: number) => ({
  ...{ unit, design: 'dd', name: '', kind: 'ship', condition: 'sound', civilian: false },
  ...{ ...stats, dv, cr: 4, cc: 2, cost },
});
type Own = Parameters<typeof ownTable>[0];
type Enemy = Parameters<typeof enemyTable>[0];

test('what is chosen of a unit is in its row, everything else below', () => {
  const field = (name: string) => ({ name, inRow: '' }) as Field;
  const { tables, rest } = choiceTables(
    [
      {
        label: '',
        caption: 'Yours',
        columns: [],
        rows: [['one'], ['two']],
        keys: ['a.u1', 'a.u12'],
      },
      { label: '', caption: 'Others', columns: [], rows: [['ten']], keys: ['T1'] },
      { label: '', caption: 'Plain', columns: [], rows: [['x']] },
    ],
    ['flagship', 'way.a.u12', 'ram.a.u12', 'enemy.T1', 'way.a.u2'].map(field),
  );
  const placed = tables.map(({ rows }) => rows.map(({ fields }) => fields.map(({ name }) => name)));
  expect(placed).toEqual([[[], ['way.a.u12', 'ram.a.u12']], [['enemy.T1']], [[]]]);
  expect(tables.map(({ hasChoices }) => hasChoices)).toEqual([true, true, false]);
  expect(rest.map(({ name }) => name)).toEqual(['flagship', 'way.a.u2']);
});

test('CSC-12: who may retreat is asked in the row of the unit', () => {
  const question = {
    ...{ kind: 'command', flagships: [], lanes: [{ lane: 'home', class: 'major' }] },
    own: [own('red.u1', 5, 6), own('red.u2', 7, 9)],
    retreating: [{ unit: 'red.u2', takes: 0 }],
  };
  const asked = { question, names, standing: null, sent: formBodyOf({}) };
  const fields = commandForm.fields(asked as never);
  const [table] = commandForm.tables(asked as never);
  const { tables, rest } = choiceTables([{ ...table!, label: '' }], fields);
  expect(tables[0]?.rows.map((row) => row.fields.length)).toEqual([0, 1]);
  expect(rest).toEqual([]);
});

test('several units are added up, and enemies as far as they are known', () => {
  const mine = [own('red.u1', 5, 6), own('red.u2', 7, 9)] as unknown as Own;
  expect(ownTable(mine, names).totals).toEqual(['Together', '', '12', '6', '4', '2', '', '', '15']);
  expect(ownTable(mine.slice(1), names).totals).toBeUndefined();
  const enemies = [foe('T1', true), foe('T2', false)] as unknown as Enemy;
  expect(enemyTable(enemies, names).totals).toEqual([
    ...['Together', '', '', '5+?', '3+?', '2+?', '1+?', ''],
  ]);
});

const foe = (tag: string, known = true) => ({
  ...{ tag, design: 'ca', name: '', condition: 'sound', formation: 3, flagship: false },
  ...{ kind: 'ship', cc: 3, stats: known ? stats : null },
});

test('CSC-8, CSC-9: units to single out and to spare are ranked in their rows', () => {
  const question = {
    ...{ kind: 'fire', round: 2, length: 5, place: 'x', readiness: { own: 1, enemy: 0 } },
    own: [own('red.u1', 5, 6), own('red.u2', 7, 9)],
    enemy: [foe('T1'), foe('T4')],
  };
  const standing = { kind: 'fire', direct: ['T4'], spare: [] };
  const sent = formBodyOf({ 'spare.red.u2': '3' });
  const asked = { question, names, standing, sent };
  const labelled = fireForm.tables(asked as never).map((table) => ({ ...table, label: '' }));
  const { tables, rest } = choiceTables(labelled, fireForm.fields(asked as never));
  const ranks = tables.map(({ rows }) =>
    rows.map(({ choices }) => choices.map(({ name, value }) => `${name}=${value}`)),
  );
  expect(ranks).toEqual([
    [['spare.red.u1='], ['spare.red.u2=3']],
    [['direct.T1='], ['direct.T4=1']],
  ]);
  expect(tables[0]?.notes[0]).toContain('Without numbers, no unit is spared.');
  expect(rest.map(({ name }) => name)).toEqual(['share', 'takeDamage']);
});

test('a choice among units that no table shows stays below, with what its list says of a unit', () => {
  const rows = {
    label: '',
    caption: 'Yours',
    columns: [],
    rows: [['Ark'], ['Bee']],
    keys: ['u1', 'u2'],
  };
  const offers = [
    { value: 'u2', label: 'Bee, takes 4' },
    { value: 'u7', label: 'Fly, takes 5' },
  ];
  const words = { label: 'Kept', inRow: 'Keep', sent: formBodyOf({}), offers };
  const kept = boxesField({ name: 'keep', ...words, preset: ['u2'] });
  const ranked = ranksField({ name: 'rank', ...words, inRow: '', preset: [] });
  const { tables, rest } = choiceTables([rows], [kept, ranked]);
  const bee = { isRank: false, name: 'keep', value: 'u2', isChosen: true };
  const shown = { label: 'Keep, takes 4', unit: 'Bee' };
  expect(tables[0]?.rows.map(({ choices }) => choices)).toEqual([[], [{ ...bee, ...shown }]]);
  const left = rest.map(({ name, groups }) => [name, groups[0]?.options.map(({ value }) => value)]);
  expect(left).toEqual([
    ['keep', ['u7']],
    ['rank', ['u2', 'u7']],
  ]);
});
