import { expect, test } from 'vitest';
import type { Ask } from '#engine/tactical/contract';
import { brandAs } from '#kernel/brand/brand';
import type { BattleSetup, Combatant } from '#model/battle/setup';
import type { LaneId, UnitId } from '#model/campaign/ids';
import type { Answer, AnswerOf } from '#model/decisions/decision';
import type { AbilityId, UnitDesign } from '#model/forces/design';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { RollKind } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';
import { unitId } from '#test/support/campaign';
import { battleOf, combatant, diceOf, fightOut, flight, linesOf } from '#test/support/fight';

const lane = brandAs<LaneId>('H0101-H0102');
const able = (id: string, rating = 1): UnitDesign['abilities'] => [{ id: id as AbilityId, rating }];
const hulk = (id: string, design: Partial<UnitDesign> = {}) =>
  combatant(id, { design: { as: 0, af: 0, ...design } });
const crippled = (one: Combatant): Combatant => ({ ...one, condition: 'crippled' });

type Case = Readonly<{
  attacker: readonly Combatant[];
  defender?: readonly Combatant[];
  way?: 'major' | 'minor' | 'restricted' | 'none';
  standing?: Partial<StandingOrders>;
  retreats?: AnswerOf<'command'>['retreats'];
  rules?: Partial<RuleSet>;
  rolls: readonly (readonly [RollKind, ...number[]])[];
}>;

function fought(given: Case) {
  const { attacker, defender = [hulk('enemy')], way = 'major', standing = {} } = given;
  const { retreats, rules = {} } = given;
  const plain = battleOf({ attacker, defender }, { attacker: standing });
  const waysOut = way === 'none' ? [] : [{ lane, class: way }];
  const sides = { ...plain.sides, attacker: { ...plain.sides.attacker, waysOut } };
  const setup: BattleSetup = { ...plain, sides };
  const dice = diceOf(['surprise', 5], ['surprise', 6], ['scenario length', 1, 1], ...given.rolls);
  const answer = ({ decision }: Ask): Answer | undefined =>
    decision.kind === 'command' && decision.round === 1 && retreats !== undefined
      ? { kind: 'command', flagship: null, retreats }
      : undefined;
  const { events, outcome, asked } = fightOut({ setup, dice, answer, rules });
  dice.assertExhausted();
  // A crippled unit may ram, and is asked for that too.
  const kinds = asked.flat().flatMap(({ decision }) => {
    const isOfRams = decision.kind === 'command' && decision.retreating.length === 0;
    return isOfRams ? [] : [`${decision.asked} ${decision.kind}`];
  });
  return { lines: linesOf(events), outcome, kinds };
}

const leave = (unit: string, along: readonly UnitId[] = []) => ({
  unit: unitId(unit),
  lane,
  along,
});
const retreatsIn = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => line.startsWith('RetreatRolled'));

test('CSC-12, CSC-17: the only ship leads on while it tries to get away: its flights do not send it out of the fire', () => {
  const { lines, outcome } = fought({
    attacker: [
      hulk('carrier', { cv: 1 }),
      flight('wing', { carrier: 'carrier', design: { as: 0, af: 0 } }),
    ],
    defender: [hulk('enemy', { as: 10 })],
    retreats: [leave('carrier')],
    rolls: [
      ['fire', 3],
      ['retreat', 4],
    ],
  });
  expect(lines.some((line) => line.startsWith('FlagshipNamed'))).toBe(false);
  expect(lines).toContain('UnitHit defender: A1 crippled, assigned 3');
  expect(outcome.retreats).toEqual([{ unit: 'carrier', lane }]);
});

test('CSC-12: a unit that gets away is out with all that is based on it, and goes by that lane', () => {
  const { lines, outcome } = fought({
    attacker: [
      hulk('flag', { hull: 'BB' }),
      hulk('carrier', { cv: 1, cr: 1, hull: 'CL' }),
      flight('wing', { carrier: 'carrier', design: { as: 0, af: 0 } }),
    ],
    retreats: [leave('carrier')],
    rolls: [['retreat', 3]],
  });
  expect(retreatsIn(lines)).toEqual(['RetreatRolled attacker: A2 3 -> 3: away']);
  expect(outcome).toMatchObject({ retreats: [{ unit: 'carrier', lane }], fates: [], rounds: 2 });
});

test.each([
  ['major', 2, 'crippled'],
  ['minor', 3, 'crippled'],
  ['restricted', 4, 'crippled'],
  ['restricted', 5, 'away'],
] as const)('CSC-12: by a %s lane a %i is %s', (way, roll, end) => {
  const { lines, outcome } = fought({
    attacker: [hulk('flag', { hull: 'BB' }), hulk('one', { cr: 1 })],
    way,
    retreats: [leave('one')],
    rolls: [['retreat', roll]],
  });
  expect(retreatsIn(lines)[0]).toMatch(new RegExp(`${end}$`));
  expect(outcome.fates).toEqual(end === 'away' ? [] : [{ unit: 'one', fate: 'crippled' }]);
});

test('CSC-12: the crippled try it by standing orders, and are destroyed when it fails', () => {
  const { lines, outcome } = fought({
    attacker: [hulk('flag', { hull: 'BB' }), crippled(hulk('hurt', { cr: 1 }))],
    standing: { retreat: 'crippled' },
    rolls: [['retreat', 3]],
  });
  expect(retreatsIn(lines)).toEqual(['RetreatRolled attacker: A2 3 -> 2: A2 destroyed']);
  expect(outcome.fates).toEqual([{ unit: 'hurt', fate: 'destroyed' }]);
  expect(outcome.lost.attacker).toBe(4);
});

test('CSC-12: an Interdictor lets nobody go, so nobody is asked; nor without a way', () => {
  const attacker = [hulk('flag', { hull: 'BB' }), crippled(hulk('hurt', { cr: 1 }))];
  const standing = { retreat: 'crippled' } as const;
  const holder = hulk('holder', { abilities: able('interdictor') });
  const held = fought({ attacker, standing, defender: [holder], rolls: [] });
  expect(held.kinds).not.toContain('red command');
  const lost = fought({ attacker, standing, way: 'none', rolls: [] });
  expect(lost.kinds).not.toContain('red command');
  const hurt = fought({
    attacker,
    standing,
    defender: [crippled(holder)],
    rolls: [['retreat', 6]],
  });
  expect(hurt.kinds).toContain('red command');
});

test('CSC-12: a Jump ship takes along CC up to its CR by one roll, at +1 (example 10)', () => {
  const jumper = hulk('omega', { cr: 6, hull: 'DN', abilities: able('jump') });
  const others = ['p', 'q', 'r'].map((id) => hulk(id, { cc: 3, cr: 1 }));
  const along = others.map(({ unit }) => unit);
  const { lines, outcome } = fought({
    attacker: [hulk('flag', { cr: 9, hull: 'TN' }), jumper, ...others],
    retreats: [leave('omega', along)],
    rolls: [['retreat', 2]],
  });
  expect(retreatsIn(lines)).toEqual(['RetreatRolled attacker: A2 A3 A4 2 -> 3: away']);
  expect(outcome.retreats.map(({ unit }) => unit)).toEqual(['omega', 'p', 'q']);
});

const BY_ENGINES = { jumpEngines: 'on' } as const;
const jumper = (id: string, cr: number): Combatant => hulk(id, { cr, abilities: able('jump') });

test('OPT-2: where retreat takes jump engines nobody is asked without them, crippled ones do not help', () => {
  const attacker = [hulk('flag', { hull: 'BB' }), crippled(jumper('hurt', 3))];
  const standing = { retreat: 'crippled' } as const;
  const { kinds } = fought({ attacker, standing, rules: BY_ENGINES, rolls: [] });
  expect(kinds).not.toContain('red command');
});

test('OPT-2: only a Jump ship gets away, with the units that it takes along; units without room stay', () => {
  const others = ['p', 'q', 'r'].map((id) => hulk(id, { cc: 3, cr: 1 }));
  const { lines, outcome, kinds } = fought({
    attacker: [hulk('flag', { cr: 9, hull: 'TN' }), jumper('omega', 6), ...others],
    retreats: [
      leave('flag'),
      leave(
        'omega',
        others.map(({ unit }) => unit),
      ),
      leave('r'),
    ],
    rules: BY_ENGINES,
    rolls: [['retreat', 2]],
  });
  expect(kinds).toContain('red command');
  expect(retreatsIn(lines)).toEqual(['RetreatRolled attacker: A2 A3 A4 2 -> 3: away']);
  expect(outcome.retreats.map(({ unit }) => unit)).toEqual(['omega', 'p', 'q']);
});

test('OPT-2: a Jump ship that is crippled in the fire stays, and so do those it would have taken', () => {
  const { lines, outcome } = fought({
    attacker: [
      hulk('flag', { cr: 9, hull: 'TN', dv: 20 }),
      { ...jumper('omega', 6), design: { ...jumper('omega', 6).design, dv: 2 } },
      hulk('p', { dv: 20 }),
    ],
    defender: [hulk('enemy', { as: 4 })],
    retreats: [leave('omega', [unitId('p')])],
    rules: BY_ENGINES,
    rolls: [
      ['fire', 5],
      ['fire', 1],
      ['lucky hit', 1, 1],
    ],
  });
  expect(lines.some((line) => line.startsWith('UnitHit') && line.includes('A2 crippled'))).toBe(
    true,
  );
  expect(retreatsIn(lines)).toEqual([]);
  expect(outcome.retreats).toEqual([]);
});

test('OPT-2: by standing orders the weakest Jump ship takes crippled ones along, as many as find room', () => {
  const { lines } = fought({
    attacker: [
      hulk('flag', { cr: 9, hull: 'TN', dv: 9 }),
      { ...jumper('strong', 6), design: { ...jumper('strong', 6).design, dv: 6 } },
      jumper('weak', 3),
      crippled(hulk('hurt', { cc: 3 })),
      crippled(hulk('lame', { cc: 9 })),
    ],
    standing: { retreat: 'crippled' },
    rules: BY_ENGINES,
    rolls: [['retreat', 4]],
  });
  expect(retreatsIn(lines)[0]).toMatch(/ A\d A\d 4 -> 5: away$/);
});

test('CSC-17: a flagship about to retreat hands over command at once, and the new one has half its points', () => {
  const { lines } = fought({
    attacker: [hulk('flag', { cr: 5, hull: 'BB' }), hulk('next', { cr: 4, af: 3, as: 1 })],
    defender: [hulk('enemy', { dv: 9 })],
    standing: { missions: 'best' },
    retreats: [leave('flag')],
    rolls: [
      ['fire', 1],
      ['lucky hit', 1, 1],
      ['retreat', 6],
      ['fire', 1],
      ['lucky hit', 1, 1],
    ],
  });
  const from = lines.indexOf('RoundBegan: 1, 0 against 0');
  expect(lines.slice(from + 1, from + 3)).toEqual([
    'FlagshipNamed attacker: A2; back ',
    'MissionsGiven attacker: A1 scouting, A2 anti-ship; 2 points',
  ]);
  expect(lines).toContain('MissionsGiven attacker: A2 anti-ship; 4 points');
});

test.each([
  [{}, []],
  [{ retreatAt: 50 }, ['one', 'two']],
  [{ retreatAt: 51 }, []],
  [{ withoutFlagship: 'retreat' }, ['one', 'two']],
] as const)(
  'ENC-5, CSC-12: told %j, after the flagship was crippled %j gets away',
  (standing, away) => {
    const { outcome } = fought({
      attacker: [hulk('one', { cr: 6, dv: 3 }), hulk('two', { cr: 1, dv: 9 })],
      defender: [hulk('enemy', { as: 5 })],
      standing,
      rolls: [
        ['fire', 6],
        ['fire', 1],
        ['lucky hit', 1, 2],
        ...away.map(() => ['retreat', 6] as const),
      ],
    });
    expect(outcome.retreats.map(({ unit }) => unit)).toEqual(away);
  },
);
