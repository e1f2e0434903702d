import { expect, test } from 'vitest';
import { parseAnswer } from '#content/answers/parse-answer';
import { fireForm } from '#http/forms/decisions/battle-forms';
import { formBodyOf } from '#http/visits/form-body';
import { unitId } from '#test/support/campaign';

type Asked = Parameters<typeof fireForm.fields>[0];

const [ship, wing] = [unitId('human.u1'), unitId('human.u2')];
const piece = (unit: string, kind: string) => ({
  unit,
  kind,
  design: kind,
  name: '',
  dv: 2,
  cc: 1,
});
const foe = (tag: string, kind: string) => ({ tag, kind, design: kind, name: '', stats: null });

const asking = (offers: object, sent: object, standing: object = {}): Asked =>
  ({
    question: {
      kind: 'fire',
      own: [piece(ship, 'ship'), piece(wing, 'flight')],
      enemy: [foe('B1', 'convoy'), foe('B2', 'minefield')],
      ...offers,
    },
    names: { design: (id: string) => id },
    standing: { kind: 'fire', direct: [], spare: [], board: ['B1'], ...standing },
    sent: formBodyOf(sent),
  }) as never;
const fieldsOf = (asked: Asked): readonly string[] =>
  fireForm.fields(asked).map(({ name }) => name);

test('CSC-10: a side with boarding parties says whom they board, one with Assault whom it guards', () => {
  const asked = asking({ boarding: 3, guards: 2 }, { 'board.B1': '1', [`guard.${ship}`]: '1' });
  const fields = fireForm.fields(asked);
  expect(fieldsOf(asked)).toEqual(['direct', 'share', 'spare', 'takeDamage', 'board', 'guard']);
  expect(JSON.stringify(fields[4])).not.toContain('B2');
  expect(JSON.stringify(fields[5])).not.toContain(wing);
  const read = fireForm.read(asked);
  expect(read).toMatchObject({ board: ['B1'], guard: [ship] });
  expect(parseAnswer('fire', read).ok).toBe(true);
});

test('CSC-10: a side with neither is not asked', () => {
  const asked = asking({}, {});
  expect(fieldsOf(asked)).toEqual(['direct', 'share', 'spare', 'takeDamage']);
  expect(fireForm.read(asked)).toEqual({ kind: 'fire', direct: [], spare: [] });
});

test('CSC-9: how damage is taken is chosen, as the standing orders have it until somebody says otherwise', () => {
  const chosenIn = (asked: Asked): readonly string[] =>
    fireForm
      .fields(asked)
      .filter(({ name }) => name === 'takeDamage')
      .flatMap(({ groups }) => groups.flatMap(({ options }) => options))
      .filter(({ chosen }) => chosen)
      .map(({ value }) => value);
  expect(chosenIn(asking({}, {}))).toEqual(['cheapest']);
  expect(chosenIn(asking({}, {}, { spread: true }))).toEqual(['spread']);
  const otherwise = asking({}, { takeDamage: 'cheapest' }, { spread: true });
  expect(chosenIn(otherwise)).toEqual(['cheapest']);
  expect(fireForm.read(otherwise)).not.toHaveProperty('spread');
  const read = fireForm.read(asking({}, { takeDamage: 'spread' }));
  expect(read).toMatchObject({ spread: true });
  expect(parseAnswer('fire', read).ok).toBe(true);
  const odd = { kind: 'fire', direct: [], spare: [], spread: false };
  expect(parseAnswer('fire', odd).ok).toBe(false);
});

test('CSC-8: how much of the damage is directed is said in percent; empty: all of it', () => {
  const shareOf = (share: string) => fireForm.read(asking({}, { share }));
  expect(shareOf('40')).toMatchObject({ share: 40 });
  expect(parseAnswer('fire', shareOf('40')).ok).toBe(true);
  expect(shareOf(' ')).not.toHaveProperty('share');
  for (const odd of ['101', 'half', '-1']) {
    const parsed = parseAnswer('fire', shareOf(odd));
    expect(parsed.ok ? [] : parsed.error.map(({ path }) => path)).toEqual(['share']);
  }
});
