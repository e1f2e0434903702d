import { expect, test } from 'vitest';
import type { Ask, Asking } from '#engine/tactical/contract';
import { muster } from '#engine/tactical/cscr/muster';
import { chooseFire } from '#engine/tactical/cscr/steps/choose-fire';
import { fire } from '#engine/tactical/cscr/steps/fire';
import { formTaskForces } from '#engine/tactical/cscr/steps/form-task-forces';
import type { Step } from '#engine/tactical/cscr/step';
import { brandAs } from '#kernel/brand/brand';
import type { BattleEvent } from '#model/battle/battle-event';
import type { Combatant, SideSetup } from '#model/battle/setup';
import type { EncounterId } from '#model/campaign/ids';
import type { Answer } from '#model/decisions/decision';
import type { AbilityId } from '#model/forces/design';
import type { OrdnancePackage } from '#model/forces/ordnance';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { RollKind } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { designId, unitId } from '#test/support/campaign';
import { battleOf, combatant, diceOf, flight, linesOf } from '#test/support/fight';

type Case = Readonly<{
  attacker: readonly Combatant[];
  defender: readonly Combatant[];
  rolls: readonly (readonly [RollKind, ...number[]])[];
  direct?: StandingOrders['direct'];
  knows?: SideSetup['knows'];
  rules?: Partial<RuleSet>;
  answer?: (ask: Ask) => Answer | undefined;
}>;

function drain(asking: Asking<void>, answer: Case['answer']): void {
  let step = asking.next([]);
  while (step.done !== true) {
    step = asking.next(step.value.map((ask) => answer?.(ask) ?? ask.standing));
  }
}

/** The record of one round of fire between fresh task forces, without surprise. */
function round(given: Case): readonly string[] {
  const { attacker, defender, rolls, direct = [], knows = 'all', rules, answer } = given;
  const setup = battleOf({ attacker, defender }, { attacker: { direct } });
  const { sides } = setup;
  const dice = diceOf(...rolls);
  const events: BattleEvent[] = [];
  const facts = {
    setup: { ...setup, sides: { ...sides, attacker: { ...sides.attacker, knows } } },
    encounter: brandAs<EncounterId>('t1.H0101'),
    rules: { ...DEFAULT_RULE_SET, ...rules },
  };
  const tell = (event: BattleEvent): void => void events.push(event);
  const fight = muster(facts, { dice: { recorded: dice, odds: null }, tell });
  fight.length = 2;
  fight.round = 1;
  const run = (step: Step): void =>
    'ask' in step ? drain(step.ask(fight), answer) : step.run(fight);
  for (const step of [formTaskForces, chooseFire, fire]) run(step);
  dice.assertExhausted();
  return linesOf(events).slice(2);
}

const gun = (id: string, as: number, design: object = {}) =>
  combatant(id, { design: { as, af: 0, ...design } });
/** Of the defender only the flagship is in the task force. */
const flagAlone = ({ decision }: Ask): Answer | undefined =>
  decision.kind === 'task-force' && decision.asked === 'blue'
    ? { kind: 'task-force', flagship: unitId('flag'), order: [] }
    : undefined;
const hulk = (id: string, design: object = {}) => gun(id, 0, design);

test('CSC-7: both sides fire before damage lands; the crippled fire later on as they are then', () => {
  const lines = round({
    attacker: [gun('a', 10, { af: 4 })],
    defender: [gun('b', 5, { dv: 6, cv: 1 }), flight('g', { design: { dv: 9, as: 0, af: 0 } })],
    rolls: [
      ['fire', 6],
      ['fire', 6],
      ['fire', 5],
      ['lucky hit', 1, 1],
    ],
  });
  expect(lines).toEqual([
    'FireRolled attacker: ships-at-ships, 10 x 6 (6) = 6',
    'FireRolled defender: ships-at-ships, 5 x 6 (6) = 3',
    'UnitHit attacker: B1 crippled, assigned 6',
    'UnitHit defender: A1 crippled, assigned 3',
    'FireRolled attacker: ships-at-flights, 2 x 5 (5) = 1',
    'LuckyHitRolled attacker: 2 missed',
    'DamageWasted attacker: 1',
  ]);
});

test('CSC-8: the flagship is singled out first, the rest is assigned, the leftover hits the weakest', () => {
  const lines = round({
    attacker: [gun('a', 20)],
    defender: [
      hulk('flag', { dv: 5, cr: 5, hull: 'CA' }),
      hulk('cv', { dv: 4, cv: 3 }),
      hulk('weak'),
    ],
    rolls: [['fire', 6]],
    direct: ['flagship', 'carriers'],
  });
  expect(lines).toEqual([
    'FireRolled attacker: ships-at-ships, 20 x 6 (6) = 12',
    'DamageDirected attacker: B1 in 2 for 10',
    'UnitHit attacker: B1 crippled, directed 10',
    'UnitHit attacker: B3 crippled, leftover 2',
  ]);
});

test('CSC-8: a unit that can’t be paid for is passed over for the next', () => {
  const lines = round({
    attacker: [gun('a', 10)],
    defender: [hulk('flag', { dv: 5, cr: 5, hull: 'CA' }), hulk('cv', { dv: 4, cv: 3 })],
    rolls: [['fire', 6]],
    direct: ['flagship', 'carriers'],
  });
  expect(lines.slice(1)).toEqual([
    'DamageDirected attacker: B2 in 1 for 6',
    'UnitHit attacker: B2 crippled, directed 6',
  ]);
});

test('CSC-2: flights reach a flagship at one formation less', () => {
  const lines = round({
    attacker: [hulk('a', { cv: 1 }), flight('f', { design: { as: 15, af: 3 } })],
    defender: [hulk('flag', { dv: 4 })],
    rolls: [['fire', 4]],
    direct: ['flagship'],
  });
  expect(lines).toEqual([
    'FireRolled attacker: flights-at-ships, 15 x 4 (4) = 6',
    'DamageDirected attacker: B1 in 1 for 6',
    'UnitHit attacker: B1 crippled, directed 6',
  ]);
});

test('CSC-8: beyond the task force damage falls on the reinforcements, which show themselves', () => {
  const lines = round({
    attacker: [gun('a', 20)],
    defender: [
      hulk('flag', { dv: 2, cr: 0, as: 9 }),
      hulk('cheap', { dv: 2, cr: 0, cost: 4 }),
      hulk('dear', { dv: 3, cr: 0, cost: 9 }),
      flight('g', { design: { dv: 1 } }),
    ],
    rolls: [
      ['fire', 6],
      ['fire', 1],
      ['lucky hit', 1, 2],
    ],
    answer: flagAlone,
  });
  expect(lines).toEqual([
    'FireRolled attacker: ships-at-ships, 20 x 6 (6) = 12',
    'FireRolled defender: ships-at-ships, 9 x 1 (1) = 1',
    'UnitHit attacker: B1 crippled, assigned 2',
    'UnitHit attacker: B1 destroyed, assigned 2',
    'UnitHit attacker: B2 crippled, overkill 3',
    'UnitHit attacker: B2 destroyed, overkill 3',
    'UnitHit attacker: B3 crippled, overkill 2',
    'LuckyHitRolled defender: 3 missed',
    'DamageWasted defender: 1',
  ]);
});

test('CSC-8: what is left when a task force is gone is too little for those behind it, however near', () => {
  const lines = round({
    attacker: [gun('a', 20)],
    defender: [hulk('flag', { dv: 2, cr: 0 }), hulk('behind', { dv: 10, cr: 0 })],
    rolls: [['fire', 6]],
    answer: flagAlone,
  });
  expect(lines.slice(1)).toEqual([
    'UnitHit attacker: B1 crippled, assigned 2',
    'UnitHit attacker: B1 destroyed, assigned 2',
    'DamageWasted attacker: 8',
  ]);
});

test('CSC-8: a unit in reserve is destroyed at once', () => {
  const lines = round({
    attacker: [gun('a', 5)],
    defender: [combatant('laid back', { status: 'reserve', design: { as: 0, af: 0 } })],
    rolls: [['fire', 6]],
  });
  expect(lines[1]).toBe('UnitHit attacker: B1 destroyed, assigned 3');
});

/** DV 2, and 1 more by its ordnance until it is crippled. */
const loaded = (): Combatant => {
  const missile = { id: brandAs<AbilityId>('missile'), rating: 1 };
  return { ...hulk('loaded', { dv: 2, cr: 0, abilities: [missile] }), ordnance: ['long-range'] };
};

test('CSC-8, SUP-9: all assigned damage applies at once: a unit that loses its ordnance by the first half costs as much by the second', () => {
  const lines = round({
    attacker: [gun('a', 10)],
    defender: [loaded()],
    rolls: [['fire', 6]],
  });
  expect(lines.slice(1)).toEqual([
    'UnitHit attacker: B1 crippled, assigned 3',
    'UnitHit attacker: B1 destroyed, assigned 3',
  ]);
});

test('CSC-8, SUP-9: beyond the task force nobody takes more damage than is left', () => {
  const lines = round({
    attacker: [gun('a', 12)],
    defender: [hulk('flag', { dv: 2, cr: 0 }), loaded()],
    rolls: [['fire', 6]],
    answer: flagAlone,
  });
  expect(lines.slice(3)).toEqual([
    'UnitHit attacker: B2 crippled, overkill 3',
    'DamageWasted attacker: 1',
  ]);
});

test('CSC-9: the owner spares the units that the answer names', () => {
  const lines = round({
    attacker: [gun('a', 5)],
    defender: [hulk('dear', { cost: 20, hull: 'CL' }), hulk('cheap', { cost: 2, cr: 1 })],
    rolls: [['fire', 6]],
    answer: ({ decision }) =>
      decision.kind === 'fire' && decision.asked === 'blue'
        ? { kind: 'fire', direct: [], spare: [unitId('cheap')] }
        : undefined,
  });
  expect(lines[1]).toBe('UnitHit attacker: B1 crippled, assigned 3');
});

test('CSC-7: rounded down, a weak volley comes to nothing', () => {
  const lines = round({
    attacker: [gun('a', 2)],
    defender: [hulk('b')],
    rolls: [['fire', 4]],
    rules: { damageRounding: 'down' },
  });
  expect(lines).toEqual(['FireRolled attacker: ships-at-ships, 2 x 4 (4) = 0']);
});

test('CSC-7: without a target of its kind nobody rolls', () => {
  const lines = round({
    attacker: [combatant('a', { design: { as: 0, af: 9 } })],
    defender: [hulk('b')],
    rolls: [],
  });
  expect(lines).toEqual([]);
});

test('FOG-5: an enemy shows the values of the classes that a side knows, known before or not', () => {
  const seen: unknown[] = [];
  const look = ({ decision }: Ask): undefined => {
    if (decision.kind !== 'fire' || decision.asked !== 'red') return;
    seen.push(decision.enemy.map(({ stats }) => stats));
  };
  const sides = {
    attacker: [hulk('a')],
    defender: [hulk('b', { dv: 7, hull: 'BB' }), hulk('c', { dv: 5 })],
    rolls: [],
    answer: look,
  };
  const b = { dv: 7, as: 0, af: 0, cv: 0, scouts: 0 };
  round(sides);
  round({ ...sides, knows: [designId('b-class')] });
  round({ ...sides, knows: [] });
  expect(seen).toEqual([
    [b, { ...b, dv: 5 }],
    [b, null],
    [null, null],
  ]);
});

test('FOG-3: whether an enemy unit is in reserve, or has ordnance, does not show in its values', () => {
  const valuesOf = (
    status: 'active' | 'reserve',
    ordnance: readonly OrdnancePackage[] = [],
  ): unknown => {
    let seen: unknown;
    const look = ({ decision }: Ask): undefined => {
      const [shown] = decision.kind === 'fire' ? decision.enemy : [];
      if (shown?.name === 'b') seen = shown.stats;
    };
    round({
      attacker: [hulk('a', { dv: 9 })],
      defender: [gun('b', 4, { dv: 7 })].map((one) => ({ ...one, status, ordnance })),
      rolls: [
        ['fire', 1],
        ['lucky hit', 1, 1],
      ],
      answer: look,
    });
    return seen;
  };
  expect(valuesOf('active')).toEqual({ dv: 7, as: 4, af: 0, cv: 0, scouts: 0 });
  expect(valuesOf('reserve')).toEqual(valuesOf('active'));
  expect(valuesOf('active', ['anti-fighter', 'comm-drone'])).toEqual(valuesOf('active'));
});
