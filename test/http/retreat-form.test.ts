import { expect, test } from 'vitest';
import { parseAnswer } from '#content/answers/parse-answer';
import { commandForm } from '#http/forms/decisions/round-forms';
import type { Field } from '#http/forms/field';
import { formBodyOf } from '#http/visits/form-body';
import { unitId } from '#test/support/campaign';

type Asked = Parameters<typeof commandForm.fields>[0];

const [jumper, hulk] = [unitId('human.u1'), unitId('human.u2')];
const NAMES = { design: (id: string) => id, lane: (id: string) => id };
const piece = (unit: string) => ({
  ...{ unit, design: 'dd', name: '', condition: 'sound' },
  cr: unit === jumper ? 3 : 2,
});

/** The question of a round in which both may try to get away; tied: the second only with the first. */
const asking = (isTied: boolean, sent: object = {}): Asked =>
  ({
    question: {
      kind: 'command',
      own: [piece(jumper), piece(hulk)],
      flagships: [],
      retreating: [
        { unit: jumper, takes: 3 },
        { unit: hulk, takes: 0, ...(isTied ? { onlyAlong: true } : {}) },
      ],
      lanes: [{ lane: 'home', class: 'minor' }],
    },
    names: NAMES,
    standing: null,
    sent: formBodyOf(sent),
  }) as never;

const labelsOf = ({ groups }: Field): readonly string[] =>
  groups.flatMap(({ options }) => options.map(({ label }) => label));

test.each([
  [true, ['Stays', 'With dd u1']],
  [false, ['Stays', 'Along home (minor, 50\u00a0% to get away undamaged)', 'With dd u1']],
])('OPT-2: a ship that can’t jump (%s) is offered no lane of its own', (isTied, offers) => {
  const [first, second] = commandForm.fields(asking(isTied)).map(labelsOf);
  expect(first).toEqual(['Stays', 'Along home (minor, 67\u00a0% to get away undamaged)']);
  expect(second).toEqual(offers);
  expect(commandForm.explain(asking(isTied)).includes('only with a Jump ship')).toBe(isTied);
});

test('OPT-2: the form reads who goes with whom', () => {
  const sent = { [`way.${jumper}`]: 'home', [`way.${hulk}`]: `with ${jumper}` };
  const read = commandForm.read(asking(true, sent));
  expect(read).toEqual({
    kind: 'command',
    flagship: null,
    retreats: [{ unit: jumper, lane: 'home', along: [hulk] }],
  });
  expect(parseAnswer('command', read).ok).toBe(true);
});

test('MOV-4: Q-Ships that can come out are offered, and read', () => {
  const { question, ...rest } = asking(false, { comeOut: [hulk] });
  const lurking = [piece(hulk)] as never;
  const asked = { ...rest, question: { ...question, retreating: [], lurking } };
  expect(commandForm.fields(asked).map(labelsOf)).toEqual([['dd u2']]);
  expect(commandForm.explain(asked)).toContain('First Strike');
  const read = commandForm.read(asked);
  expect(read).toEqual({ kind: 'command', flagship: null, retreats: [], comeOut: [hulk] });
  expect(parseAnswer('command', read).ok).toBe(true);
});
