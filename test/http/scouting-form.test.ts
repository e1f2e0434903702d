import { expect, test } from 'vitest';
import { parseAnswer } from '#content/answers/parse-answer';
import { initiativeForm, scoutingForm } from '#http/forms/decisions/scouting-form';
import { formBodyOf } from '#http/visits/form-body';

type Asked = Parameters<typeof scoutingForm.fields>[0];

const asking = (sent: object = {}): Asked =>
  ({
    question: { kind: 'scouting', own: [], intel: 4, points: 3, forLength: 2 },
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
