import { expect, test } from 'vitest';
import { parseAnswer } from '#content/answers/parse-answer';
import { missionsForm } from '#http/forms/decisions/round-forms';
import { formBodyOf } from '#http/visits/form-body';
import { unitId } from '#test/support/campaign';

type Asked = Parameters<typeof missionsForm.fields>[0];

const [ship, base] = [unitId('human.u1'), unitId('human.u2')];
const piece = (unit: string) => ({ unit, design: 'dd', name: '', cc: 1 });

const asking = (more: object, sent: object = {}): Asked =>
  ({
    question: { kind: 'missions', own: [], enemy: [], points: 0, ...more },
    names: { design: (id: string) => id },
    standing: null,
    sent: formBodyOf(sent),
  }) as never;

const ABLE = { cloakers: [piece(ship), piece(base)] };

test('ABL-3: ships and bases with Stealth are offered their cloak, and it is read', () => {
  const field = missionsForm.fields(asking(ABLE)).find(({ name }) => name === 'cloak');
  const labels = field?.groups.flatMap(({ options }) => options.map(({ label }) => label));
  expect(labels).toEqual(['dd u1', 'dd u2']);
  expect(missionsForm.explain(asking(ABLE))).toContain('may cloak');
  const read = missionsForm.read(asking(ABLE, { cloak: [base] }));
  expect(read).toEqual({ kind: 'missions', missions: [], cloak: [base] });
  expect(parseAnswer('missions', read).ok).toBe(true);
});

test('ABL-3: without any the form does not speak of it', () => {
  expect(missionsForm.fields(asking({}))).toEqual([]);
  expect(missionsForm.explain(asking({}))).not.toContain('cloak');
  expect(missionsForm.read(asking({}, { cloak: [base] }))).not.toHaveProperty('cloak');
});
