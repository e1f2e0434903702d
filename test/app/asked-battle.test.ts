import { expect, test } from 'vitest';
import { askedBattle } from '#app/what-if/asked/asked-battle';
import type { AskedAfter } from '#app/what-if/asked/battle-asked';
import { sampleView, sol } from '#test/report/reports/sample-campaign';

const me = sampleView.empire.id;
const common = {
  asked: me,
  encounter: 'e1',
  place: { kind: 'system', system: sol },
  cite: 'CSC-1',
};
const piece = (unit: string, more: object = {}) => ({
  ...{ unit: `${me}.${unit}`, design: 'apollo', name: '', kind: 'ship', civilian: false },
  ...{ condition: 'sound', dv: 4, as: 3, af: 2, cv: 0, cr: 5, cc: 2, cost: 9, ...more },
});
const group = (count: number, condition: 'sound' | 'crippled') => ({
  ...{ design: 'lance', kind: 'ship', civilian: false, condition, count, strength: null },
});
const enemyOf = (tag: string) => ({
  ...{ own: false, owner: 'loran', tag, design: 'lance', name: '', condition: 'sound' },
});
const ownOf = (unit: string, tag: string) => ({
  ...{ own: true, unit: `${me}.${unit}`, tag, design: 'apollo', name: '', condition: 'sound' },
});
const moment = (one: object) => ({ type: 'BattleMoment', battle: 'e1.1', rolls: [], moment: one });
const formed = (mine: boolean, entered: readonly object[], reinforcements: number | null) =>
  moment({ type: 'TaskForceFormed', mine, flagship: null, entered, reinforcements, limit: null });
const hit = (own: boolean, tag: string, result: string) =>
  moment({
    ...{ type: 'UnitHit', mine: own, phase: 'ships', hit: { own, tag }, first: null },
    ...{ by: 'assigned', damage: 4, result },
  });

const BEFORE = {
  standing: { kind: 'accept' },
  decision: {
    ...{ kind: 'scenario-response', id: 'q1', scenario: 'deep-space', by: 'loran', ...common },
    ...{ own: [piece('u1')], groups: [group(5, 'sound'), group(1, 'crippled')] },
  },
};
const FORMING = {
  standing: null,
  decision: {
    ...{ kind: 'task-force', id: 'q2', battle: 'e1.1', flagships: [], ...common },
    own: [piece('u1'), piece('u2', { outOfSupply: 2, ordnance: ['heavy'] }), piece('u3')],
  },
};
const seen = (...more: readonly object[]) => [
  { type: 'EncounterBegan', ...common, sides: [me, 'loran'] },
  { type: 'ScenarioDemanded', place: common.place, by: 'loran', against: me },
  { type: 'BattleBegan', battle: 'e1.1', scenario: 'deep-space', enemy: ['loran'] },
  ...more,
];

/** What What if makes of the fire of the first round, once this was seen. */
const fireAfter = (...more: readonly object[]) => {
  const decision = {
    ...common,
    kind: 'fire',
    id: 'q3',
    battle: 'e1.1',
    round: 1,
    own: [],
    enemy: [],
  };
  const asked = { decision, standing: null, seen: seen(...more) };
  const after = { view: sampleView, asked, before: [BEFORE, FORMING] };
  return askedBattle(after as unknown as AskedAfter)!;
};

test('FOG-6: a battle under way counts who is left, each once, in their condition of now', () => {
  const { attacker, own, enemies } = fireAfter(
    formed(true, [ownOf('u1', 'A1'), ownOf('u2', 'A2')], 1),
    formed(false, ['D1', 'D2', 'D3'].map(enemyOf), null),
    hit(false, 'D1', 'destroyed'),
    hit(false, 'D2', 'crippled'),
    hit(true, 'A1', 'destroyed'),
  );
  expect(attacker).toBe('two');
  expect(own).toMatchObject([
    { unit: `${me}.u2`, condition: 'sound', outOfSupply: 2, ordnance: ['heavy'] },
    { unit: `${me}.u3`, condition: 'sound' },
  ]);
  expect(enemies[0]!.groups.map(({ condition, count }) => `${String(count)} ${condition}`)).toEqual(
    ['1 crippled', '1 sound', '2 sound', '1 crippled'],
  );
});

test('FOG-6: nobody waits behind a task force that is seen to be all there is', () => {
  const { enemies } = fireAfter(formed(false, ['D1', 'D2', 'D3'].map(enemyOf), 0));
  expect(enemies[0]!.groups).toHaveLength(3);
});
