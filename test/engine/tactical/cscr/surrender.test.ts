import { expect, test } from 'vitest';
import type { BattleSetup, Combatant } from '#model/battle/setup';
import { brandAs } from '#kernel/brand/brand';
import type { AbilityId, UnitDesign } from '#model/forces/design';
import { battleOf, combatant, diceOf, fightOut, flight, linesOf } from '#test/support/fight';
import { unitId } from '#test/support/campaign';
import { recorded, rehearsal } from '#test/support/rehearsal';

const GUN = { as: 10, af: 0, dv: 9, cost: 9 } as const;
const YARD = { kind: 'base', hull: null, civilian: true, dv: 10, as: 0, af: 0, cr: 0 } as const;
const HULK = { kind: 'convoy', hull: null, civilian: true, dv: 10, as: 0, af: 0, cr: 0 } as const;
const SETTING = [
  ['surprise', 5],
  ['surprise', 5],
  ['scenario length', 3, 3],
] as const;

const against = (...defender: readonly Combatant[]): BattleSetup =>
  battleOf({ attacker: [combatant('gun', { design: GUN })], defender });

test('CSC-10: a battle ends when only civilians are left on a side, and they are spared', () => {
  const setup = against(
    combatant('picket', { design: { dv: 3, as: 0, af: 0, cr: 0 } }),
    combatant('yard', { design: YARD, fleet: null }),
    combatant('convoy', { design: HULK }),
  );
  // 10 × 6 ÷ 10 = 6 is just enough for the picket.
  const dice = diceOf(...SETTING, ['fire', 6]);
  const { events, outcome } = fightOut({ setup, dice });
  expect(outcome.fates).toEqual([{ unit: 'picket', fate: 'destroyed' }]);
  expect(linesOf(events).at(-1)).toBe('BattleClosed: 1 rounds, surrender');
  dice.assertExhausted();
});

test('CSC-10: civilians who are caught alone surrender before a shot is fired', () => {
  const dice = diceOf(...SETTING);
  const { events, outcome } = fightOut({
    setup: against(combatant('convoy', { design: HULK })),
    dice,
  });
  expect(outcome).toMatchObject({ rounds: 0, fates: [], loser: null });
  expect(linesOf(events).at(-1)).toBe('BattleClosed: 0 rounds, surrender');
});

test('CSC-10: a warship in the reinforcements is no civilian: the battle goes on', () => {
  const setup = against(
    combatant('docked', { design: { dv: 20, as: 0, af: 0, cr: 0 }, nonCombatant: true }),
    combatant('convoy', { design: HULK }),
  );
  const fire = Array.from({ length: 6 }, () => [
    ['fire', 1],
    ['lucky hit', 1, 1],
  ]).flat() as never as readonly (readonly ['fire', number])[];
  const { outcome } = fightOut({ setup, dice: diceOf(...SETTING, ...fire) });
  expect(outcome.rounds).toBe(6);
});

const able = (id: string): UnitDesign['abilities'] => [{ id: brandAs<AbilityId>(id), rating: 1 }];
const alone = (setup: BattleSetup): BattleSetup => ({ ...setup, standsAlone: true });
const picket = combatant('picket', { design: { dv: 3, as: 0, af: 0, cr: 0, cost: 2 } });
const convoy = (id: string, cost: number, design: Partial<UnitDesign> = {}): Combatant =>
  combatant(id, { design: { ...HULK, cost, ...design } });

type Ending = Readonly<{
  setup: BattleSetup;
  surrendered: readonly (readonly [string, 'captured' | 'destroyed'])[];
  lost: number;
  gained: number;
}>;
const ENDINGS: Readonly<Record<string, Ending>> = {
  'civilians that are left alone': {
    setup: alone(against(picket, convoy('one', 10), convoy('two', 7))),
    surrendered: [
      ['one', 'captured'],
      ['two', 'captured'],
    ],
    lost: 19,
    gained: 17,
  },
  'one that destroys itself rather': {
    setup: alone(against(picket, convoy('proud', 10, { abilities: able('suicide') }))),
    surrendered: [['proud', 'destroyed']],
    lost: 12,
    gained: 0,
  },
  'the one alone that raiders are after': {
    setup: {
      ...alone(against(picket, convoy('one', 10), convoy('two', 7))),
      raidOn: unitId('two'),
    },
    surrendered: [['two', 'captured']],
    lost: 9,
    gained: 7,
  },
  'nobody, in a battle of a campaign, where the encounter judges it': {
    setup: against(picket, convoy('one', 10)),
    surrendered: [],
    lost: 2,
    gained: 0,
  },
  'nobody, where only flights are left to take them': {
    setup: alone(
      battleOf({
        attacker: [flight('wing', { design: { as: 10, af: 0, dv: 9, cost: 3 } })],
        defender: [picket, convoy('one', 10)],
      }),
    ),
    surrendered: [],
    lost: 2,
    gained: 0,
  },
};

test.each(Object.entries(ENDINGS))(
  'CSC-14, CSC-10: what surrenders is lost to one side and captured by the other: %s',
  (_, { setup, surrendered, lost, gained }) => {
    const { outcome } = fightOut({ setup, dice: diceOf(...SETTING, ['fire', 6]) });
    expect(outcome.surrendered ?? []).toEqual(surrendered.map(([unit, fate]) => ({ unit, fate })));
    expect([outcome.lost, outcome.gained]).toEqual([
      { attacker: 0, defender: lost },
      { attacker: gained, defender: 0 },
    ]);
    expect(outcome.loser).toBe('defender');
    const fight = rehearsal({ setup });
    expect(fight(1)).toEqual(recorded({ setup }, 1));
  },
);

const HANGAR = { cv: 2, as: 0, af: 0, dv: 3, cr: 2, cost: 6 } as const;
const WING = { as: 0, af: 0, dv: 9, cost: 5 } as const;

test.each([
  ['a system of nobody', { holder: null }, [], 21],
  ['a system of the enemy', { holder: 'attacker' }, able('atmospheric'), 21],
  ['a system of their own, unless they are Atmospheric', { holder: 'defender' }, [], 21],
  ['no colony that takes them in', { holder: 'defender' }, able('atmospheric'), 6],
] as const)(
  'CSC-14: flights whose carrier is gone are lost where nothing has room for them: in %s',
  (_, { holder }, abilities, lost) => {
    const defender = [
      combatant('hangar', { design: HANGAR }),
      ...['one', 'two', 'three'].map((id) =>
        flight(id, { carrier: 'hangar', design: { ...WING, abilities } }),
      ),
      combatant('bulwark', { design: { as: 0, af: 0, dv: 200, cost: 9, cr: 0 } }),
    ];
    const plain = against(...defender);
    const setup = alone({ ...plain, ground: { ...plain.ground!, holder } });
    // 6 points destroy the hangar, and do nothing to the bulwark in the second round.
    const fire = [
      ['fire', 6],
      ['fire', 6],
      ['lucky hit', 1, 1],
    ] as const;
    const dice = diceOf(SETTING[0], SETTING[1], ['scenario length', 1, 1], ...fire);
    const { outcome } = fightOut({ setup, dice });
    expect(outcome.fates).toContainEqual({ unit: 'hangar', fate: 'destroyed' });
    expect(outcome.lost.defender).toBe(lost);
    expect(rehearsal({ setup })(1)).toEqual(recorded({ setup }, 1));
  },
);
