import { expect, test } from 'vitest';
import { parseAnswer } from '#content/answers/parse-answer';
import { missionsForm } from '#http/forms/decisions/round-forms';
import { formBodyOf } from '#http/visits/form-body';
import { unitId } from '#test/support/campaign';

type Asked = Parameters<typeof missionsForm.fields>[0];

const [ship, hulk] = [unitId('human.u1'), unitId('human.u2')];
const NAMES = { design: (id: string) => id };
const piece = (unit: string) => ({ unit, design: 'dd', name: '', cc: 1 });

const asking = (hiders: object, sent: object = {}): Asked =>
  ({
    question: { kind: 'missions', own: [piece(ship)], enemy: [], points: 2, ...hiders },
    names: NAMES,
    standing: { kind: 'missions', missions: [], hide: [hulk] },
    sent: formBodyOf(sent),
  }) as never;

const AMONG = { hiders: [piece(ship), piece(hulk)] };

test('MAP-8: among asteroids the form asks who hides, with whom the standing orders would', () => {
  const field = missionsForm.fields(asking(AMONG)).find(({ name }) => name === 'hide');
  const options = field?.groups.flatMap((group) => group.options);
  expect(options?.map(({ label, chosen }) => [label, chosen])).toEqual([
    ['dd u1', false],
    ['dd u2', true],
  ]);
  expect(missionsForm.explain(asking(AMONG))).toContain('hide among the asteroids');
});

test('MAP-8: elsewhere the form does not speak of it', () => {
  expect(missionsForm.fields(asking({})).map(({ name }) => name)).toEqual([`mission.${ship}`]);
  expect(missionsForm.explain(asking({}))).not.toContain('hide');
  expect(missionsForm.read(asking({}, { hide: [ship] }))).not.toHaveProperty('hide');
});

test('MAP-8: the form reads who hides', () => {
  const sent = { hide: [ship, hulk], [`mission.${ship}`]: 'defensive' };
  const read = missionsForm.read(asking(AMONG, sent));
  expect(read).toEqual({
    kind: 'missions',
    missions: [{ unit: ship, mission: 'defensive' }],
    hide: [ship, hulk],
  });
  expect(parseAnswer('missions', read).ok).toBe(true);
});
