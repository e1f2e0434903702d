import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { LaneId, TagId } from '#model/campaign/ids';
import type { LaneClass } from '#model/campaign/lane';
import type { DecisionOf, EnemyPiece } from '#model/decisions/decision';
import { DEFAULT_STANDING_ORDERS } from '#model/forces/standing-orders';
import { ownPieceOf } from '#rules/combat/own-piece-of';
import { answerCommand } from '#rules/combat/policy/answer-command';
import { foresee, isDoomed, type Outlook } from '#rules/combat/policy/foresee-damage';
import { weighRetreat } from '#rules/combat/policy/weigh-retreat';
import { designId } from '#test/support/campaign';
import { combatant } from '#test/support/fight';

const cruiser = { dv: 6, as: 4, af: 3, cost: 8 };
const ship = (id: string, part: object = {}) =>
  ownPieceOf(combatant(id, { design: cruiser, ...part }));
const hurt = (id: string) => ship(id, { condition: 'crippled' });
const convoy = ownPieceOf(
  combatant('convoy', {
    design: { kind: 'convoy', civilian: true, dv: 10, as: 0, af: 0, cost: 20 },
  }),
);
const base = ownPieceOf(
  combatant('base', { design: { kind: 'base', dv: 9, as: 8, af: 6, cost: 20 } }),
);

const foe = (part: Partial<EnemyPiece> = {}): EnemyPiece => ({
  tag: brandAs<TagId>('B1'),
  design: designId('x'),
  name: '',
  kind: 'ship',
  condition: 'sound',
  flagship: false,
  formation: 1,
  cc: 2,
  stats: { dv: 6, as: 5, af: 3, cv: 0, scouts: 0 },
  ...part,
});
const foes = (many: number, part: Partial<EnemyPiece> = {}) =>
  Array.from({ length: many }, () => foe(part));

const outlook = (part: Partial<Outlook> = {}): Outlook => ({
  own: [ship('a'), ship('b'), hurt('c')],
  behind: [],
  enemy: foes(8),
  roundsLeft: 6,
  ...part,
});

test('CSC-12: many enemies make all leave by a major lane, few make nobody leave', () => {
  expect(weighRetreat(outlook(), 'major')).toEqual({ sound: true, crippled: true });
  expect(weighRetreat(outlook({ enemy: foes(1) }), 'major')).toEqual({
    sound: false,
    crippled: false,
  });
});

test.each<[number, readonly LaneClass[]]>([
  [2, []],
  [4, ['major']],
  [5, ['major', 'minor']],
  [6, ['major', 'minor', 'restricted']],
])(
  'CSC-12: against a third more, with %s rounds left, sound ships leave by lanes %j',
  (roundsLeft, lanes) => {
    const own = [ship('a'), ship('b'), ship('c')];
    const worse = outlook({ own, enemy: foes(4), roundsLeft });
    const leavesBy = (lane: LaneClass) => weighRetreat(worse, lane).sound;
    expect((['major', 'minor', 'restricted'] as const).filter(leavesBy)).toEqual(lanes);
  },
);

test('CSC-12: what the enemy can still do counts: rounds, fire, and what is crippled of it', () => {
  const staying = (part: Partial<Outlook>) => foresee(outlook(part)).risk;
  expect(staying({ roundsLeft: 1 })).toBeLessThan(staying({ roundsLeft: 2 }));
  expect(staying({ roundsLeft: 2, enemy: foes(4) })).toBeLessThan(staying({ roundsLeft: 2 }));
  const weak = foes(8, { condition: 'crippled', stats: { dv: 6, as: 3, af: 2, cv: 0, scouts: 0 } });
  expect(staying({ roundsLeft: 2, enemy: weak })).toBeLessThan(staying({ roundsLeft: 2 }));
});

test('CSC-12: in the last round nobody leaves: the fire is over when they roll', () => {
  const last = outlook({ enemy: foes(30), roundsLeft: 1 });
  expect(foresee(last).risk).toBe(100);
  expect(weighRetreat(last, 'major')).toEqual({ sound: false, crippled: false });
});

test('CSC-12: crippled ships that fail to get away are destroyed, so that they leave only from worse', () => {
  const own = [hurt('a'), hurt('b'), hurt('c')];
  const some = outlook({ own, enemy: foes(2), roundsLeft: 4 });
  // Of six by a major lane three fail, by a minor one four, by a restricted one five.
  const { later } = foresee(some);
  expect(later).toBeGreaterThan(50);
  expect(later).toBeLessThan(67);
  expect(weighRetreat(some, 'major').crippled).toBe(true);
  expect(weighRetreat(some, 'minor').crippled).toBe(false);
});

test('CSC-10: ships that would leave convoys behind stay by them unless all are lost anyway', () => {
  const even = { own: [ship('a'), ship('b'), ship('c')], enemy: foes(4), roundsLeft: 7 };
  expect(weighRetreat(outlook(even), 'major').sound).toBe(true);
  expect(weighRetreat(outlook({ ...even, behind: [convoy] }), 'major').sound).toBe(false);
});

test('CSC-12: a base that would be left behind alone counts', () => {
  const own = [ship('a'), base];
  expect(weighRetreat(outlook({ own, enemy: foes(3), roundsLeft: 6 }), 'minor').sound).toBe(false);
});

test('CSC-13: reinforcements share the damage', () => {
  const behind = [ship('d'), ship('e'), ship('f'), ship('g')];
  expect(foresee(outlook({ behind })).risk).toBeLessThan(foresee(outlook()).risk);
});

test('CSC-7: enemy flights that own ships shoot down do less', () => {
  const flights = foes(8, {
    kind: 'flight',
    cc: 1,
    stats: { dv: 2, as: 3, af: 1, cv: 0, scouts: 0 },
  });
  const helpless = [ship('a'), ship('b')].map((one) => ({ ...one, af: 0 }));
  const risk = (own: Outlook['own']) =>
    foresee(outlook({ own, enemy: flights, roundsLeft: 3 })).risk;
  expect(risk([ship('a'), ship('b')])).toBeLessThan(risk(helpless));
});

test('FOG-5: an enemy of an unknown class counts as an ordinary one of its size', () => {
  const unknown = (cc: number) => foresee(outlook({ enemy: foes(4, { stats: null, cc }) })).risk;
  expect(unknown(1)).toBeLessThan(unknown(4));
  expect(unknown(4)).toBeGreaterThan(0);
});

test('ENC-5: nobody is doomed against nobody, and all against very many', () => {
  expect(isDoomed(outlook({ enemy: [] }))).toBe(false);
  expect(isDoomed(outlook({ own: [] }))).toBe(false);
  expect(isDoomed(outlook({ enemy: foes(30) }))).toBe(true);
});

const lane = brandAs<LaneId>('H0101-H0102');
const [a, c] = [ship('a'), hurt('c')];
const command = {
  own: [a, c],
  retreating: [a, c].map(({ unit }) => ({ unit, takes: 0 })),
  lanes: [{ lane, class: 'major' }],
  ramming: [{ unit: c.unit, guns: ['as'], adds: 12, isMeant: false }],
  enemy: foes(8),
} as const satisfies Partial<DecisionOf<'command'>>;
const toll = { losses: 90, isLeaderless: true };

test('ENC-5: told endangered, ships leave by what they weigh, and not for losses', () => {
  const standing = {
    ...DEFAULT_STANDING_ORDERS,
    retreat: 'endangered',
    retreatAt: 10,
    withoutFlagship: 'retreat',
  } as const;
  const leaving = (enemy: readonly EnemyPiece[]) =>
    answerCommand({ ...command, toll, outlook: outlook({ enemy }) }, standing).retreats;
  expect(leaving(foes(1))).toEqual([]);
  expect(leaving(foes(8))).toEqual([a, c].map(({ unit }) => ({ unit, along: [], lane })));
});

test('CSC-11: told to ram when doomed, crippled ships do so against many and not against few', () => {
  const standing = { ...DEFAULT_STANDING_ORDERS, ram: 'doomed' } as const;
  const rams = (enemy: readonly EnemyPiece[]) =>
    answerCommand({ ...command, outlook: outlook({ enemy }) }, standing).ram;
  expect(rams(foes(30))).toEqual([{ unit: c.unit, gun: 'as' }]);
  expect(rams(foes(1))).toBeUndefined();
  expect(answerCommand(command, standing).ram).toBeUndefined();
});
