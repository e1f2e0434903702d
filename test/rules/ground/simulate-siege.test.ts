import { expect, test } from 'vitest';
import type { GroundFighter } from '#rules/ground/ground-fighter';
import { siegeSimulator } from '#rules/ground/simulate-siege';
import type { SiegeStart } from '#rules/ground/siege-start';

const fighter = (key: string, part: Partial<GroundFighter> = {}): GroundFighter => ({
  ...{ key, side: key.startsWith('a') ? 'away' : 'home', attack: 3, defense: 1, dieFaces: 6 },
  ...{ left: 2, rests: false, invades: false, digsIn: key.startsWith('h') },
  ...part,
});
const lander = (key: string, part: Partial<GroundFighter> = {}) => {
  const landed = fighter(key, part);
  return { landed, invading: { ...landed, attack: 1, invades: true } };
};
const siege = (part: Partial<SiegeStart>): SiegeStart => ({
  ...{ landed: [], invaders: [], waiting: [], defenders: [], lowered: new Map(), militia: true },
  shock: new Map(),
  ...{ attackerPlan: 'weakest', defenderPlan: 'weakest', turns: 3 },
  rules: { beachhead: 'kill', beachheadLanding: 'next', counterAttack: 'off' },
  ...part,
});

/** Fights with these dice, in pairs of attack and defense, the attacker's attacks first; all must be used. */
function fought(start: SiegeStart, ...dice: readonly number[]) {
  let at = 0;
  const end = siegeSimulator(start)(() => dice[at++] ?? 0);
  expect(at, 'dice used').toBe(dice.length);
  return end;
}

test('GND-2, GND-6: an invader that destroys the only defender gets ashore and conquers in the same turn', () => {
  // 6 + 1 against 2 + 1 + 1 dug in: 3 damage.
  const start = siege({ invaders: [lander('a1')], defenders: [fighter('h1')] });
  expect(fought(start, 6, 2, 1, 5)).toEqual({
    ...{ landing: 1, beachhead: 1, conquest: 1, beaten: 0 },
    lost: { attackers: 0, defenders: 2 },
    units: { attackers: 1, defenders: 0 },
  });
});

test('GND-2: a repelled invader invades again in the next turn, with its damage', () => {
  const start = siege({ invaders: [lander('a1', { left: 4 })], defenders: [fighter('h1')] });
  // Turn 1: no damage; the defender does 6 + 3 − 6 − 1 = 2. Turn 2: 3 damage, and the defender does 1 more.
  expect(fought(start, 1, 1, 6, 6, 6, 2, 4, 5)).toMatchObject({
    ...{ landing: 2, conquest: 2 },
    lost: { attackers: 3, defenders: 2 },
  });
});

test('GND-1: the dead still attack, and nobody conquers without a unit left', () => {
  const start = siege({ invaders: [lander('a1')], defenders: [fighter('h1')] });
  expect(fought(start, 6, 2, 6, 1)).toEqual({
    ...{ landing: 0, beachhead: 0, conquest: 0, beaten: 1 },
    lost: { attackers: 2, defenders: 2 },
    units: { attackers: 0, defenders: 0 },
  });
});

test('ABL-3: Shock adds to the first attack of a fight, of both sides, and again after a turn without an attack', () => {
  const start = siege({
    invaders: [lander('a1', { left: 9 })],
    defenders: [fighter('h1', { left: 9 })],
    turns: 2,
    shock: new Map([
      ['a1', 1],
      ['h1', 2],
    ]),
  });
  // Turn 1: 6 + 1 + 1 against 1 + 1 + 1 dug in is 5, and 6 + 3 + 2 against 6 + 1 is 4. Turn 2: 6 + 1 against 3 is 4, and 6 + 3 against 7 is 2.
  const dice = [6, 1, 6, 6, 6, 1, 6, 6];
  const rules = { ...start.rules, beachhead: 'kill' } as const;
  expect(fought({ ...start, rules }, ...dice).lost).toEqual({ attackers: 6, defenders: 9 });
});

test('ABL-3: units that are on the ground together have had their first attack', () => {
  const start = siege({
    landed: [fighter('a1', { left: 9 })],
    defenders: [fighter('h1', { left: 9 })],
    defenderPlan: 'hold',
    turns: 1,
    shock: new Map([['a1', 1]]),
  });
  // 3 + 3 against 1 + 1.
  expect(fought(start, 3, 1).lost.defenders).toBe(4);
});

test('GND-3: an undefended colony raises a militia, whose loss counts as nobody’s Attrition', () => {
  const start = siege({ invaders: [lander('a1')] });
  expect(fought(start, 6, 2, 1, 1)).toMatchObject({
    ...{ landing: 1, conquest: 1 },
    lost: { attackers: 0, defenders: 0 },
  });
  expect(fought({ ...start, militia: false })).toMatchObject({ landing: 1, conquest: 1 });
});

test('GND-2: units that wait aboard land in the turn after a beachhead, or as an option in the same turn', () => {
  const start = siege({
    invaders: [lander('a1', { left: 9 })],
    waiting: [fighter('a2', { left: 5 })],
    defenders: [fighter('h1', { left: 1 }), fighter('h2', { left: 9 })],
    defenderPlan: 'hold',
    turns: 2,
  });
  // Turn 1: h1 falls. Turn 2: a1 alone, or a1 supported by a2, attacks h2, which is not dug in against landed units.
  expect(fought(start, 6, 2, 3, 5).lost.defenders).toBe(1);
  const same = siege({ ...start, rules: { ...start.rules, beachheadLanding: 'same' } });
  expect(fought(same, 6, 2, 3, 5).lost.defenders).toBe(2);
});

test('GND-2: as an option, defenders strike back at each invader that attacks them', () => {
  const start = siege({
    invaders: [lander('a1'), lander('a2')],
    defenders: [fighter('h1', { left: 9 })],
    defenderPlan: 'hold',
    turns: 1,
    rules: { beachhead: 'kill', beachheadLanding: 'next', counterAttack: 'on' },
  });
  // Both counter-attacks roll 4 + 3 + 1 against 4 + 1 and 6 + 1: 3 and 1 damage.
  expect(fought(start, 1, 6, 4, 4, 4, 6)).toMatchObject({
    lost: { attackers: 3 },
    units: { attackers: 1 },
  });
});

test('GND-1: landed units that only defend stay out of it while others invade', () => {
  const start = siege({
    landed: [fighter('a1', { attack: 9, left: 9 })],
    invaders: [lander('a2')],
    attackerPlan: 'hold',
    defenders: [fighter('h1', { left: 9 })],
    defenderPlan: 'hold',
    turns: 1,
  });
  expect(fought(start, 4, 1).lost.defenders).toBe(4 + 1 - (1 + 1 + 1));
});

test('BOM-2: Tactical Support lowers Defense in the first turn only', () => {
  const start = siege({
    landed: [fighter('a1', { left: 9 })],
    defenders: [fighter('h1', { left: 9 })],
    lowered: new Map([['h1', 1]]),
    defenderPlan: 'hold',
    turns: 2,
  });
  // 3 + 3 against 2 + 0, then against 2 + 1.
  expect(fought(start, 3, 2, 3, 2).lost.defenders).toBe(4 + 3);
});
