import { expect, test } from 'vitest';
import type { Ask } from '#engine/tactical/contract';
import { brandAs } from '#kernel/brand/brand';
import type { Answer, AnswerOf } from '#model/decisions/decision';
import type { LaneId } from '#model/campaign/ids';
import type { AbilityId, UnitDesign } from '#model/forces/design';
import { unitId } from '#test/support/campaign';
import { battleOf, combatant, diceOf, fightOut, flight, linesOf } from '#test/support/fight';

const SETTING = [
  ['surprise', 5],
  ['surprise', 5],
  ['scenario length', 1, 1],
] as const;
const LUCKLESS = ['lucky hit', 1, 1] as const;
const able = (abilities: Readonly<Record<string, number>>): UnitDesign['abilities'] =>
  Object.entries(abilities).map(([id, rating]) => ({ id: brandAs<AbilityId>(id), rating }));

type Missions = AnswerOf<'missions'>;
/** What blue says to the missions of the first round. */
const blue =
  (said: Omit<Missions, 'kind' | 'missions'> & Partial<Pick<Missions, 'missions'>>) =>
  ({ decision }: Ask): Answer | undefined =>
    decision.kind === 'missions' && decision.asked === 'blue' && decision.round === 1
      ? { kind: 'missions', missions: [], ...said }
      : undefined;

const gun = combatant('gun', { design: { as: 20, af: 0, dv: 90 } });
const shade = combatant('shade', {
  design: { as: 6, af: 0, dv: 6, cr: 2, abilities: able({ stealth: 2, scout: 1, minesweeper: 1 }) },
});
const DUEL = battleOf({ attacker: [gun], defender: [shade] });

const shownToRed = (asked: readonly (readonly Ask[])[]) =>
  asked.flat().flatMap(({ decision }) => {
    return decision.kind === 'fire' && decision.asked === 'red' ? [decision.enemy[0]] : [];
  });

test('ABL-3, CSC-16: a cloak adds its rating to DV and formation; a cloaked unit neither fires nor scouts, for that round alone', () => {
  const dice = diceOf(...SETTING, ['fire', 3], ['fire', 1], ['fire', 1], LUCKLESS, LUCKLESS);
  const { events, asked } = fightOut({
    setup: DUEL,
    dice,
    answer: blue({ cloak: [unitId('shade')] }),
  });
  const lines = linesOf(events);
  expect(lines).toContain('UnitsCloaked defender: B1');
  // 6 points do not cripple DV 8, and more than half of it does.
  expect(lines).toContain('UnitHit attacker: B1 crippled, leftover 6');
  expect(lines.filter((line) => line.startsWith('FireRolled defender'))).toEqual([
    'FireRolled defender: ships-at-ships, 3 x 1 (1) = 1',
  ]);
  expect(shownToRed(asked)).toMatchObject([
    { formation: 4, stats: { dv: 8, as: 0, scouts: 0 } },
    { formation: 2, stats: { dv: 6, as: 3 } },
  ]);
});

test('ABL-3: a unit that has a mission, is crippled or has no Stealth is not cloaked', () => {
  const hulk = combatant('hulk', {
    condition: 'crippled',
    design: { as: 0, dv: 6, abilities: able({ stealth: 2 }) },
  });
  const plain = combatant('plain', { design: { as: 0, af: 0, dv: 20 } });
  const idle = combatant('picket', { design: { as: 0, af: 0 } });
  const setup = battleOf({ attacker: [idle], defender: [shade, hulk, plain] });
  const units = ['shade', 'hulk', 'plain'].map(unitId);
  const dice = diceOf(...SETTING, ['fire', 1], LUCKLESS, ['fire', 1], LUCKLESS);
  const { events, asked } = fightOut({
    setup,
    dice,
    answer: blue({ missions: [{ unit: unitId('shade'), mission: 'anti-ship' }], cloak: units }),
  });
  expect(linesOf(events).some((line) => line.startsWith('UnitsCloaked'))).toBe(false);
  const offered = asked.flat().flatMap(({ decision }) => {
    return decision.kind === 'missions' && decision.asked === 'blue' ? [decision.cloakers] : [];
  });
  expect(offered.map((some) => some?.map(({ unit }) => unit))).toEqual([['shade'], ['shade']]);
});

const hive = combatant('hive', { design: { as: 0, af: 0, dv: 9, cv: 1, cr: 1 } });
const moth = flight('moth', {
  carrier: 'hive',
  design: { as: 2, af: 1, dv: 2, abilities: able({ stealth: 2 }) },
});
const NEST = battleOf(
  {
    attacker: [combatant('wall', { design: { as: 0, af: 0, dv: 90 } })],
    defender: [hive, moth],
  },
  { defender: { missions: 'none' } },
);

function nested(said: Parameters<typeof blue>[0], setup = NEST) {
  const dice = diceOf(...SETTING, ['fire', 1], LUCKLESS, ['fire', 1], LUCKLESS);
  const { events, asked } = fightOut({ setup, dice, answer: blue(said) });
  const own = asked.flat().flatMap(({ decision }) => {
    if (decision.kind !== 'fire' || decision.asked !== 'blue') return [];
    return decision.own.flatMap(({ unit, dv, as, af }) =>
      unit === 'moth' ? `${dv}/${as}/${af}` : [],
    );
  });
  const offered = asked.flat().flatMap(({ decision }) => {
    if (decision.kind !== 'missions' || decision.asked !== 'blue') return [];
    return [(decision.boosters ?? []).map(({ of, adds }) => `${of} ${adds}`)];
  });
  return { own, offered, lines: linesOf(events).filter((line) => line.startsWith('FireBoosted')) };
}

test('ABL-3, CSC-16: the Stealth of a flight is DV, unless AS or AF is named in its first round, and then for the battle', () => {
  expect(nested({})).toEqual({ own: ['4/2/1', '4/2/1'], offered: [['stealth 2'], []], lines: [] });
  expect(nested({ boosts: [{ unit: unitId('moth'), of: 'stealth', gun: 'as' }] })).toEqual({
    own: ['2/4/1', '2/4/1'],
    offered: [['stealth 2'], []],
    lines: ['FireBoosted defender: B2 as by stealth'],
  });
});

test('ABL-3, ENC-5: by standing orders it goes where the flight fires', () => {
  const { defender, ...rest } = NEST.sides;
  const standing = { ...defender.standing, missions: 'best' as const };
  const setup = { ...NEST, sides: { ...rest, defender: { ...defender, standing } } };
  const dice = diceOf(...SETTING, ['fire', 1], LUCKLESS, ['fire', 1], LUCKLESS);
  const { events } = fightOut({ setup, dice });
  expect(linesOf(events)).toContain('FireBoosted defender: B2 as by stealth');
});

test('CSC-12, ABL-3: a ship that tries to get away takes part in the fire and can’t cloak', () => {
  const lane = brandAs<LaneId>('H0101-H0102');
  const setup = {
    ...DUEL,
    sides: {
      ...DUEL.sides,
      defender: { ...DUEL.sides.defender, waysOut: [{ lane, class: 'major' as const }] },
    },
  };
  const retreats = [{ unit: unitId('shade'), lane, along: [] }];
  const cloak = blue({ cloak: [unitId('shade')] });
  const { events } = fightOut({
    setup,
    dice: diceOf(...SETTING, ['fire', 1], ['fire', 2], LUCKLESS, LUCKLESS, ['retreat', 6]),
    answer: (ask) => {
      const { decision } = ask;
      return decision.kind === 'command' && decision.asked === 'blue'
        ? { kind: 'command', flagship: null, retreats }
        : cloak(ask);
    },
  });
  const lines = linesOf(events);
  expect(lines.some((line) => line.startsWith('UnitsCloaked'))).toBe(false);
  expect(lines).toContain('FireRolled defender: ships-at-ships, 6 x 2 (2) = 2');
});
