import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { ContactId, LaneId, TagId } from '#model/campaign/ids';
import type { DecisionOf, EnemyPiece } from '#model/decisions/decision';
import type { AbilityId } from '#model/forces/design';
import { DEFAULT_STANDING_ORDERS, type StandingOrders } from '#model/forces/standing-orders';
import { ownPieceOf } from '#rules/combat/own-piece-of';
import { answerCommand, type Toll } from '#rules/combat/policy/answer-command';
import { answerElectronicWarfare } from '#rules/combat/policy/answer-electronic-warfare';
import { answerFire, fireUnseen } from '#rules/combat/policy/answer-fire';
import { answerMissions } from '#rules/combat/policy/answer-missions';
import { answerRoundEnd } from '#rules/combat/policy/answer-round-end';
import { answerTaskForce } from '#rules/combat/policy/answer-task-force';
import { type BattleQuestion, checkBattleAnswer } from '#rules/combat/policy/check-answer';
import { traitsOf } from '#rules/combat/abilities/traits-of';
import { shareLost } from '#rules/combat/share-lost';
import { anyStanding } from '#test/content/orders/any-standing';
import { designId, empireId, systemId, unitId } from '#test/support/campaign';
import { combatant } from '#test/support/fight';

const told = (part: Partial<StandingOrders>): StandingOrders => ({
  ...DEFAULT_STANDING_ORDERS,
  ...part,
});
type Scouting = Readonly<{ scouts?: number }>;

/** An own unit with its traits, as the battle hands it over. */
const piece = (id: string, design: object = {}, { scouts = 0 }: Scouting = {}) => {
  const abilities = scouts === 0 ? [] : [{ id: 'scout' as AbilityId, rating: scouts }];
  const one = combatant(id, { design: { ...design, abilities } });
  return { ...ownPieceOf(one), traits: traitsOf(one) };
};
const hurt = <P extends object>(one: P) => ({ ...one, condition: 'crippled' as const });

const flag = piece('flag', { cr: 9, dv: 9, as: 9, cc: 3, cost: 12 });
const big = piece('big', { cr: 1, dv: 6, as: 6, cost: 10 });
const small = piece('small', { cr: 1, dv: 3, as: 3, cost: 4 });
const carrier = piece('carrier', { cr: 1, dv: 5, as: 2, cv: 4, cost: 9 });
const scout = piece('scout', { cr: 1, dv: 3, as: 2, cost: 6 }, { scouts: 2 });
const wing = piece('wing', { kind: 'flight', cr: 0, dv: 1, as: 1, cost: 1 });
const hulk = hurt(piece('hulk', { cr: 1, dv: 4, as: 4, cost: 8 }));
const own = [flag, big, small, carrier, scout, wing, hulk];

const common = {
  id: brandAs<DecisionOf<'fire'>['id']>('red/t1.H0101.1/fire/1'),
  cite: cite('CSC-8'),
  asked: empireId('red'),
  encounter: brandAs<DecisionOf<'fire'>['encounter']>('t1.H0101'),
  battle: brandAs<DecisionOf<'fire'>['battle']>('t1.H0101.1'),
  place: { kind: 'system', system: systemId('H0101') },
  round: 1,
  own,
} as const;
const enemy: readonly EnemyPiece[] = ['B1', 'B2'].map((tag) => ({
  tag: brandAs<TagId>(tag),
  design: designId('x'),
  name: '',
  kind: 'ship',
  condition: 'sound',
  flagship: tag === 'B1',
  formation: 1,
  cc: 1,
  stats: { dv: 3, as: 3, af: 3, cv: 0, scouts: 0 },
}));
const lane = brandAs<LaneId>('H0101-H0102');
const formation = { ...common, kind: 'task-force', flagships: [flag.unit] } as const;
const roundEnd = { ...common, kind: 'round-end', reinforcements: own, allowance: 5 } as const;
const fire = {
  ...common,
  kind: 'fire',
  length: 4,
  enemy,
  readiness: { own: 0, enemy: 0 },
} as const;
const missions = { ...common, kind: 'missions', enemy, points: 3 } as const;
const warfare = {
  ...common,
  kind: 'electronic-warfare',
  flagship: flag.unit,
  enemy,
  pools: { scouts: 1, guardian: 2, disruptor: 0, 'fire-control': 0, suppression: 0 },
} as const;
const command = {
  ...common,
  kind: 'command',
  length: 4,
  flagships: [],
  retreating: own
    .filter(({ kind }) => kind === 'ship')
    .map(({ unit }) => ({ unit, takes: unit === flag.unit ? 3 : 0 })),
  lanes: [{ lane, class: 'major' }],
} as const;

test.each([
  [{}, ['big', 'hulk', 'carrier', 'small', 'scout', 'wing']],
  [{ enterFirst: ['scouts', 'carriers'] }, ['scout', 'carrier', 'big', 'hulk', 'small', 'wing']],
  [{ enterFirst: ['warships'] }, ['big', 'hulk', 'small', 'carrier', 'scout', 'wing']],
  [{ enterFirst: ['cheapest'] }, ['wing', 'small', 'scout', 'hulk', 'carrier', 'big']],
  [{ enterFirst: ['flights', 'dearest'] }, ['wing', 'big', 'carrier', 'hulk', 'scout', 'small']],
  [{ holdBack: ['crippled', 'scouts', 'flights'] }, ['big', 'carrier', 'small']],
  [
    { enterFirst: ['crippled'], holdBack: ['crippled', 'carriers'] },
    ['big', 'small', 'scout', 'wing'],
  ],
] as const)('CSC-1, ENC-5: told %j, they enter the task force in the order %j', (part, order) => {
  expect(answerTaskForce(formation, told(part))).toEqual({
    kind: 'task-force',
    flagship: 'flag',
    order,
  });
});

test.each([
  [{}, ['flag', 'big', 'carrier', 'small', 'scout', 'wing', 'hulk']],
  [{ enterFirst: ['crippled'] }, ['hulk', 'flag', 'big', 'carrier', 'small', 'scout', 'wing']],
  [{ holdBack: ['carriers'] }, ['flag', 'big', 'small', 'scout', 'wing', 'hulk', 'carrier']],
] as const)('CSC-13, ENC-5: told %j, reinforcements enter in the order %j', (part, enter) => {
  expect(answerRoundEnd(roundEnd, told(part)).enter).toEqual(enter);
});

test.each([
  [[], []],
  [
    ['flagship', 'carriers'],
    ['flag', 'carrier'],
  ],
  [
    ['scouts', 'crippled', 'scouts'],
    ['scout', 'hulk'],
  ],
] as const)(
  'CSC-9, CSC-10: a fleet that is told to screen %j spares and guards %j',
  (screen, units) => {
    const question = { ...fire, flagship: flag.unit, guards: 2 };
    const { spare, guard = [] } = answerFire(question, told({ screen }));
    expect([spare, guard]).toEqual([units, units]);
  },
);

test('CSC-10: without functions that guard nobody is guarded, and flights never are', () => {
  const screen = ['dearest'] as const;
  expect(answerFire(fire, told({ screen }))).not.toHaveProperty('guard');
  const { spare, guard } = answerFire({ ...fire, guards: 1 }, told({ screen }));
  expect(spare).toContain('wing');
  expect(guard).not.toContain('wing');
});

test('CSC-8: all damage may be directed, or as much as is said', () => {
  expect(answerFire(fire, DEFAULT_STANDING_ORDERS)).not.toHaveProperty('share');
  expect(answerFire(fire, told({ directShare: 40 })).share).toBe(40);
});

test('CSC-9: damage is spread where the standing orders say so, though nobody is singled out', () => {
  const quiet = told({ direct: [] });
  const spread = told({ direct: [], takeDamage: 'spread' });
  expect(answerFire(fire, spread)).toEqual({ kind: 'fire', direct: [], spare: [], spread: true });
  for (const standing of [quiet, told({ direct: [], takeDamage: 'cheapest' })]) {
    expect(answerFire(fire, standing)).toEqual({ kind: 'fire', direct: [], spare: [] });
    expect(fireUnseen({}, standing)).toEqual(answerFire(fire, standing));
  }
  expect(fireUnseen({}, spread)).toEqual(answerFire(fire, spread));
  expect(fireUnseen({}, told({ direct: ['carriers'] }))).toBeNull();
});

test('CSC-17: Guardian covers those who are screened first', () => {
  const guarded = (part: Partial<StandingOrders>) =>
    answerElectronicWarfare(warfare, told(part)).friends.flatMap(({ effect, by, unit }) =>
      effect === 'guardian' && by === 'dedicated' ? [unit] : [],
    );
  expect(guarded({})).toEqual(['flag', 'flag']);
  expect(guarded({ screen: ['carriers', 'scouts'] })).toEqual(['carrier', 'scout']);
});

test('CSC-6: carriers and Scouts that are screened have the Defensive mission; warships go on firing', () => {
  const given = (part: Partial<StandingOrders>) =>
    answerMissions(missions, told(part)).missions.map(({ unit, mission }) => `${unit} ${mission}`);
  const screen = ['flagship', 'carriers', 'scouts'] as const;
  expect(given({ screen }).slice(0, 2)).toEqual(['carrier defensive', 'scout defensive']);
  expect(given({})).not.toContain('carrier defensive');
  expect(given({ screen, missions: 'none' })).toEqual([]);
});

const ALL = ['flag', 'big', 'small', 'carrier', 'scout', 'hulk'];
const leaderless = { losses: 0, isLeaderless: true };

test.each([
  [{ retreatAt: 40 }, { losses: 39, isLeaderless: true }, []],
  [{ retreatAt: 40 }, { losses: 40, isLeaderless: false }, ALL],
  [{ retreatAt: 0 }, { losses: 100, isLeaderless: false }, []],
  [{ retreatAt: 40, retreat: 'crippled' }, { losses: 10, isLeaderless: false }, ['hulk']],
  [{ withoutFlagship: 'retreat' }, leaderless, ALL],
  [{ withoutFlagship: 'fight-on' }, leaderless, []],
] as const)('CSC-12, ENC-5: told %j, at %j these retreat: %j', (part, toll: Toll, units) => {
  const { retreats } = answerCommand({ ...command, toll }, told(part));
  expect(retreats.map(({ unit }) => unit)).toEqual(units);
});

test('CSC-12, OPT-2: when all retreat, units without engines go with a Jump ship, and none goes twice', () => {
  const retreating = command.retreating.map((one) =>
    one.unit === big.unit ? { ...one, onlyAlong: true as const } : one,
  );
  const question = { ...command, retreating };
  const answer = answerCommand(
    { ...question, toll: leaderless },
    told({ withoutFlagship: 'retreat' }),
  );
  expect(answer.retreats.at(-1)).toEqual({ unit: 'flag', along: ['big'], lane });
  expect(checkBattleAnswer(question, answer)).toEqual([]);
});

test.each([
  ['nobody is down', [2, 2], [], 0],
  ['one of two', [2, 2], [0], 50],
  ['by CC, rounded down', [1, 2], [0], 33],
  ['all', [1, 2], [0, 1], 100],
  ['nobody is there', [], [], 0],
] as const)('ENC-5: losses where %s', (_name, costs, down, expected) => {
  const units = costs.map((cc, at) => {
    return { kind: 'ship' as const, civilian: false, cc, isDown: down.some((one) => one === at) };
  });
  const others = [
    { kind: 'flight' as const, civilian: false, cc: 9, isDown: true },
    { kind: 'ship' as const, civilian: true, cc: 9, isDown: true },
  ];
  expect(shareLost([...units, ...others])).toBe(expected);
});

const place = fc.constant(systemId('H0101'));
const someStanding = anyStanding({
  designs: fc.constant(designId('x')),
  empires: fc.constant(empireId('blue')),
  place,
  units: fc.constant(unitId('human.u1')),
  contacts: fc.constant(brandAs<ContactId>('human.c4')),
});
const anyToll = fc.record({ losses: fc.integer({ min: 0, max: 100 }), isLeaderless: fc.boolean() });

test('ENC-5: the answers of any standing orders may be given by hand too', () => {
  fc.assert(
    fc.property(someStanding, anyToll, (part, toll) => {
      const standing = told(part);
      const answers = [
        [formation, answerTaskForce(formation, standing)],
        [roundEnd, answerRoundEnd(roundEnd, standing)],
        [fire, answerFire({ ...fire, flagship: flag.unit }, standing)],
        [{ ...fire, guards: 3 }, answerFire({ ...fire, guards: 3 }, standing)],
        [missions, answerMissions(missions, standing)],
        [warfare, answerElectronicWarfare(warfare, standing)],
        [command, answerCommand({ ...command, toll }, standing)],
      ] as const;
      for (const [question, answer] of answers) {
        expect(checkBattleAnswer(question as BattleQuestion, answer)).toEqual([]);
      }
    }),
  );
});

test.each([-1, 101, 0.5])('CSC-8: a share of %s percent is refused', (share) => {
  const answer = { kind: 'fire', direct: [], spare: [], share } as const;
  expect(checkBattleAnswer(fire, answer).map(({ code }) => code)).toEqual(['ANSWER_SHARE_UNFIT']);
});
