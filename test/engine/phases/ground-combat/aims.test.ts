import { expect, test } from 'vitest';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import { eventsOf } from '#test/support/run-phases';
import { aboard, aim, type Blows, blows, groundPlan, human, invade } from '#test/support/siege';
import { landed, type Scene, sceneOf, siege, strikesIn } from '#test/support/siege';

type Given = NonNullable<Parameters<typeof siege>[2]>;
const fight = (units: NonNullable<Scene['units']>, given: Given, scene: Scene = {}) =>
  siege([groundCombatPhase], sceneOf({ ...scene, units }), given);

const AIMED = [landed('loran.g1', 'regular'), landed('loran.g2', 'brigade')];

test('GND-1: an order sends units against an enemy, and the others follow the plan', () => {
  const units = [...AIMED, landed('human.g1', 'tank'), landed('human.g2', 'regular')];
  const plan = groundPlan('weakest', true, [aim('human.g1', 'brigade')]);
  const sheets = { human: [plan], loran: [groundPlan('hold')] };
  const pairs: Blows = [
    [1, 2],
    [1, 2],
  ];
  const { events, failed } = fight(units, { sheets, dice: blows(...pairs) });
  expect(strikesIn(events).map((text) => text.replace(/ .*/u, ''))).toEqual([
    'human.g1>loran.g2',
    'human.g2>loran.g1',
  ]);
  expect(failed).toEqual([]);
});

test('GND-1, FOG-14: a unit whose enemy is gone follows the plan, and its owner is told', () => {
  const units = [...AIMED, landed('human.g1', 'tank')];
  const aims = [aim('human.g1', 'marines'), aim('human.g9', 'brigade'), aim('loran.g2', 'tank')];
  const sheets = {
    human: [groundPlan('weakest', true, aims)],
    loran: [groundPlan('hold')],
  };
  const pairs: Blows = [[1, 2]];
  const { events } = fight(units, { sheets, dice: blows(...pairs) });
  expect(strikesIn(events).map((text) => text.replace(/ .*/u, ''))).toEqual(['human.g1>loran.g1']);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([
    { empire: human, because: 'no-target', about: 'human.g1', kind: 'PlanGround' },
  ]);
});

test('GND-2: landed units with an aim attack in an invasion even if the plan is to hold', () => {
  const units = [
    ...AIMED,
    landed('human.g1', 'tank'),
    landed('human.g2', 'tank'),
    aboard('human.g3', 'marines', 'human.u1'),
  ];
  const plan = groundPlan('hold', true, [aim('human.g1', 'brigade')]);
  const sheets = { human: [plan, invade('human.g3')], loran: [groundPlan('hold')] };
  const pairs: Blows = [
    [1, 2],
    [1, 2],
  ];
  const given = { sheets, dice: blows(...pairs) };
  const { events } = fight(units, given, { fleets: { human: ['convoy'] } });
  expect(strikesIn(events).map((text) => text.replace(/ .*/u, ''))).toEqual([
    'human.g1>loran.g2',
    'human.g3>loran.g1',
  ]);
});
