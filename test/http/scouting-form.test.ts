import { expect, test } from 'vitest';
import { parseAnswer } from '#content/answers/parse-answer';
import { initiativeForm, scoutingForm } from '#http/forms/decisions/scouting-form';
import { formBodyOf } from '#http/visits/form-body';

type Asked = Parameters<typeof scoutingForm.fields>[0];

const asking = (sent: object = {}): Asked =>
  ({
    question: { kind: 'scouting', own: [], intel: 4, points: 3, fromBehind: 2 },
    names: { design: (id: string) => id, at: () => 'at Sol' },
    standing: { kind: 'scouting', surprise: 1, length: 0 },
    sent: formBodyOf(sent),
  }) as never;

test('CSC-5: the form shows what there is, with what the standing orders would spend', () => {
  expect(scoutingForm.explain(asking())).toContain('4 Intel');
  const fields = scoutingForm.fields(asking());
  expect(fields.map(({ name, value, max }) => [name, value, max])).toMatchObject([
    ['surprise', '1', '3'],
    ['rounds', '0', '2'],
    ['way', expect.anything(), expect.anything()],
  ]);
});

test.each([
  ['longer', 2],
  ['shorter', -2],
])('CSC-5: rounds that make it %s', (way, length) => {
  const read = scoutingForm.read(asking({ surprise: '1', rounds: '2', way }));
  expect(read).toEqual({ kind: 'scouting', surprise: 1, length });
  expect(parseAnswer('scouting', read).ok).toBe(true);
});

test('CSC-5: what is no number is no answer', () => {
  const read = scoutingForm.read(asking({ surprise: 'all', rounds: '0', way: 'longer' }));
  expect(parseAnswer('scouting', read).ok).toBe(false);
});

test('CSC-5, ENC-2: Intel on initiative', () => {
  const question = { kind: 'initiative', own: [], intel: 4, points: 3 };
  const of = { question, names: { at: () => 'at Sol' }, standing: null };
  const form = { ...of, sent: formBodyOf({ intel: '2' }) } as never;
  expect(initiativeForm.explain(form)).toContain('up to 3');
  expect(initiativeForm.fields(form)).toMatchObject([{ name: 'intel', value: '2', max: '3' }]);
  const read = initiativeForm.read(form);
  expect(read).toEqual({ kind: 'initiative', intel: 2 });
  expect(parseAnswer('initiative', read).ok).toBe(true);
});

const enemy = { tag: 'B2', design: 'lida', name: 'Nest', kind: 'ship', condition: 'sound' };
const wide = (sent: object = {}): Asked => {
  const asked = asking({ surprise: '0', rounds: '0', way: 'longer', ...sent });
  const question = {
    ...asked.question,
    ownForce: [{ unit: 'human.u1', design: 'apollo', name: 'Valiant' }],
    enemy: [{ ...enemy, formation: 1, flagship: false, cc: 2, stats: null }],
    waiting: [
      { design: 'tortoise', kind: 'convoy', condition: 'crippled', count: 3, strength: null },
    ],
  };
  return { ...asked, question } as never;
};

test('CSC-5: which units to keep out and to draw in, with those in sight', () => {
  expect(scoutingForm.explain(wide())).toContain('costs 2');
  const captions = scoutingForm.tables(wide()).map(({ caption }) => caption);
  expect(captions.slice(1)).toEqual(['Enemy units in sight', 'Enemy reinforcements']);
  const fields = scoutingForm.fields(wide()).slice(3);
  expect(fields.map(({ name, label, max }) => [name, label, max])).toEqual([
    ['exclude', 'Keep enemies out', ''],
    ['excludeOwn', 'Keep own units out', ''],
    ['include', 'Hold enemies to the battle', ''],
    ['draw.crippled.tortoise', 'Draw in crippled tortoise', '3'],
  ]);
});

test('CSC-5: nothing is said of it where nobody is offered', () => {
  expect(scoutingForm.fields(asking())).toHaveLength(3);
  expect(scoutingForm.explain(asking())).not.toContain('takes');
  expect(scoutingForm.tables(asking())).toHaveLength(1);
});

test('CSC-5: what was chosen of it is an answer', () => {
  const sent = { exclude: 'B2', excludeOwn: ['human.u1'], 'draw.crippled.tortoise': '1' };
  const read = scoutingForm.read(wide(sent));
  expect(read).toEqual({
    kind: 'scouting',
    surprise: 0,
    length: 0,
    exclude: ['B2'],
    excludeOwn: ['human.u1'],
    draw: [{ design: 'tortoise', condition: 'crippled', count: 1 }],
  });
  expect(parseAnswer('scouting', read).ok).toBe(true);
  const wrong = scoutingForm.read(wide({ 'draw.crippled.tortoise': 'all' }));
  expect(parseAnswer('scouting', wrong).ok).toBe(false);
});
