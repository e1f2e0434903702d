import { expect, test } from 'vitest';
import type { Ask } from '#engine/tactical/contract';
import { brandAs } from '#kernel/brand/brand';
import type { TagId } from '#model/campaign/ids';
import type { Answer } from '#model/decisions/decision';
import type { AbilityId, UnitDesign } from '#model/forces/design';
import type { RollKind } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';
import { battleOf, combatant, diceOf, fightOut, linesOf } from '#test/support/fight';

const LUCKLESS = ['lucky hit', 1, 1] as const;
const stasis = (rating: number): UnitDesign['abilities'] => [
  { id: brandAs<AbilityId>('stasis'), rating },
];
const ship = (id: string, design: Partial<UnitDesign>) =>
  combatant(id, { design: { as: 0, af: 0, dv: 30, ...design } });
const webs = [
  ship('web', { cr: 9, cc: 2, abilities: stasis(2) }),
  ship('net', { cr: 1, cc: 1, abilities: stasis(1) }),
];
const gun = ship('gun', { as: 10, cr: 1, cc: 3, hull: 'CA' });
const head = ship('head', { as: 5, cr: 9, cc: 3, hull: 'BB' });

type Case = Readonly<{
  hold: readonly string[];
  dice: readonly (readonly [RollKind, ...number[]])[];
  rules?: Partial<RuleSet>;
  missions?: 'best';
}>;

/** Red holds these in the first of two rounds. */
function fought({ hold, dice, rules = {}, missions }: Case) {
  const rolls = diceOf(['surprise', 5], ['surprise', 5], ['scenario length', 1, 1], ...dice);
  const standing = missions === undefined ? {} : { attacker: { missions } };
  const setup = battleOf({ attacker: webs, defender: [head, gun] }, standing);
  const answer = ({ decision }: Ask): Answer | undefined =>
    decision.kind === 'command' &&
    decision.asked === 'red' &&
    decision.round === 1 &&
    missions === undefined
      ? {
          kind: 'command',
          flagship: null,
          retreats: [],
          hold: hold.map((tag) => brandAs<TagId>(tag)),
        }
      : undefined;
  const { events, asked } = fightOut({ setup, dice: rolls, rules, answer });
  rolls.assertExhausted();
  const offered = asked
    .flat()
    .flatMap(({ decision }) =>
      decision.kind === 'command' && decision.asked === 'red' && decision.round === 1
        ? [decision.stasis]
        : [],
    );
  return { lines: linesOf(events).filter((line) => /^(UnitsHeld|FireRolled)/.test(line)), offered };
}
const QUIET = [['fire', 1], LUCKLESS] as const;

test('ABL-3: functions of several units hold one of their CC: it does not fire in that round', () => {
  const { lines, offered } = fought({ hold: ['B2'], dice: [...QUIET, ...QUIET] });
  expect(offered).toEqual([{ functions: 3, targets: [{ tag: 'B2', cc: 3 }] }]);
  expect(lines).toEqual([
    'UnitsHeld attacker: B2 with 3',
    'FireRolled defender: ships-at-ships, 5 x 1 (1) = 1',
    'FireRolled defender: ships-at-ships, 15 x 1 (1) = 2',
  ]);
});

test.each([
  ['off', ['FireRolled defender: ships-at-ships, 15 x 1 (1) = 2']],
  ['on', ['UnitsHeld attacker: B1 with 3', 'FireRolled defender: ships-at-ships, 10 x 1 (1) = 1']],
] as const)(
  'ABL-3: flagships are held by the setting stasisFlagship = %s',
  (stasisFlagship, first) => {
    const { lines } = fought({
      hold: ['B1'],
      rules: { stasisFlagship },
      dice: [...QUIET, ...QUIET],
    });
    expect(lines.slice(0, -1)).toEqual(first);
  },
);

test('ABL-3: more than the functions pay for is not held; missions best holds of its own accord', () => {
  const { lines } = fought({
    hold: ['B1', 'B2'],
    rules: { stasisFlagship: 'on' },
    dice: [...QUIET, ...QUIET],
  });
  expect(lines[0]).toBe('UnitsHeld attacker: B1 with 3');
  const own = fought({ hold: [], missions: 'best', dice: [...QUIET, ...QUIET] });
  expect(own.lines.filter((line) => line.startsWith('UnitsHeld'))).toHaveLength(2);
});

test('ABL-3: a held unit is not fired at', () => {
  const prey = [
    ship('head', { cr: 9, cc: 3, dv: 40, hull: 'BB' }),
    ship('prey', { cr: 1, cc: 3, dv: 1, hull: 'DD' }),
  ];
  const hunter = ship('hunter', { as: 10, cr: 9, abilities: stasis(3) });
  const setup = battleOf(
    { attacker: [hunter], defender: prey },
    { attacker: { missions: 'best' } },
  );
  const answer = ({ decision, standing }: Ask): Answer =>
    decision.kind === 'command' && decision.round === 2
      ? { kind: 'command', flagship: null, retreats: [] }
      : standing;
  const dice = diceOf(
    ['surprise', 5],
    ['surprise', 5],
    ['scenario length', 1, 1],
    ['fire', 2],
    LUCKLESS,
    ['fire', 6],
    LUCKLESS,
  );
  const lines = linesOf(fightOut({ setup, dice, answer }).events);
  dice.assertExhausted();
  const hits = lines.filter((line) => /^(UnitHit|DamageWasted)/.test(line));
  expect(hits).toEqual([
    'DamageWasted attacker: 2',
    'UnitHit attacker: B2 crippled, assigned 1',
    'UnitHit attacker: B2 destroyed, assigned 1',
    'DamageWasted attacker: 4',
  ]);
});
