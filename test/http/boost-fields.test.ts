import { expect, test } from 'vitest';
import { parseAnswer } from '#content/answers/parse-answer';
import { missionsForm } from '#http/forms/decisions/round-forms';
import { formBodyOf } from '#http/visits/form-body';
import { unitId } from '#test/support/campaign';

type Asked = Parameters<typeof missionsForm.fields>[0];

const bee = unitId('human.u1');
const piece = { unit: bee, design: 'lf', name: '' };

test('ABL-3: flights that may give up cover or DV are offered it, and read', () => {
  const asked = {
    question: {
      kind: 'missions',
      own: [],
      enemy: [],
      points: 0,
      boosters: [
        { piece, of: 'shields', adds: 1 },
        { piece, of: 'carrier', adds: 2 },
      ],
    },
    names: { design: (id: string) => id },
    standing: null,
    sent: formBodyOf({ [`boost.shields.${bee}`]: 'as', [`boost.carrier.${bee}`]: '' }),
  } as unknown as Asked;
  const labels = missionsForm
    .fields(asked)
    .map(({ groups }) => groups.flatMap(({ options }) => options.map(({ label }) => label)));
  expect(labels).toEqual([
    ['Keep the cover of its Shields', 'AS +1 instead', 'AF +1 instead'],
    ['Keep the DV from its Carrier', 'AS +2 instead', 'AF +2 instead'],
  ]);
  expect(missionsForm.explain(asked)).toContain('give up cover');
  const read = missionsForm.read(asked);
  expect(read).toEqual({
    kind: 'missions',
    missions: [],
    boosts: [{ unit: bee, of: 'shields', gun: 'as' }],
  });
  expect(parseAnswer('missions', read).ok).toBe(true);
});
