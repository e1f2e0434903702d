import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { ContactId } from '#model/campaign/ids';
import { laneIdOf } from '#model/campaign/lane';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';
import { type ReachKnowledge, reachOf } from '#rules/movement/reach-of';
import {
  campaignOf,
  designId,
  designOf,
  empireId,
  empireOf,
  fleetId,
  fleetOf,
  inFleet,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';

const [human, loran] = [empireId('human'), empireId('loran')];
const [a, b, c, d] = ['H0001', 'H0002', 'H0003', 'H0004'].map(systemId) as [
  ReturnType<typeof systemId>,
  ReturnType<typeof systemId>,
  ReturnType<typeof systemId>,
  ReturnType<typeof systemId>,
];
const f1 = fleetId('human.f1');
const cruiser = designOf({ id: designId('cruiser') });

function goalsOf(
  ship: Partial<Unit> = {},
  fleet: Partial<Fleet> = {},
  more: Partial<ReachKnowledge> = {},
): readonly string[] {
  const state = campaignOf({
    empires: [empireOf({ id: human, homeworld: a })],
    systems: [a, b, c, d].map((id) => systemOf({ id })),
    designs: [cruiser],
    lanes: [
      { a, b, class: 'major' },
      { a: b, b: c, class: 'minor' },
      { a, b: d, class: 'minor' },
    ],
    fleets: [{ ...fleetOf({ id: f1, owner: human, at: a }), ...fleet }],
    units: [
      unitOf({
        id: unitId('human.u1'),
        owner: human,
        design: cruiser.id,
        place: inFleet(f1),
        ...ship,
      }),
    ],
  });
  const reach = reachOf({
    ...state,
    unpaid: [],
    designs: { [cruiser.id]: { known: 'stats', design: cruiser } },
    rules: { movementModel: 'galaxies' },
    ...more,
  });
  return reach(state.fleets[f1]!).map(({ path }) => path.join(' '));
}

test('MOV-1: a sound fleet takes one lane, or two if one of them is major', () => {
  expect(goalsOf()).toEqual([b, `${b} ${c}`, d].map(String));
});

test.each([
  { what: 'a crippled ship', ship: { condition: 'crippled' }, fleet: {}, more: {}, goals: [b, d] },
  {
    what: 'an unpaid ship',
    ship: {},
    fleet: {},
    more: { unpaid: [unitId('human.u1')] },
    goals: [b, d],
  },
  { what: 'a mothballed ship', ship: { status: 'mothballed' }, fleet: {}, more: {}, goals: [] },
  {
    what: 'classic movement',
    ship: { condition: 'crippled' },
    fleet: {},
    more: { rules: { movementModel: 'classic' } },
    goals: [b, `${b} ${c}`, d],
  },
] as const)('MOV-1: $what goes to $goals', ({ ship, fleet, more, goals }) => {
  expect(goalsOf(ship, fleet, more)).toEqual(goals);
});

test('ENC-4: who withdraws begins with the lane that he chose', () => {
  const withdrawing = { lane: laneIdOf(a, d), turn: 3 };
  expect(goalsOf({}, { withdrawing })).toEqual([d]);
});

test('MOV-2: a fleet that stands in a lane cannot be ordered anywhere', () => {
  const place = { kind: 'lane', lane: laneIdOf(a, b), from: a, to: b } as const;
  expect(goalsOf({}, { place })).toEqual([]);
});

test('FOG-14: an enemy fleet is known where one of an enemy’s is in sight now', () => {
  const contact = (part: object) => ({
    kind: 'fleet' as const,
    owner: loran,
    place: { kind: 'system' as const, system: b },
    current: true,
    ...part,
  });
  const isSeen = (part: object, state: 'war' | 'trade' = 'war'): boolean =>
    enemyFleetsSeen({
      contacts: { [brandAs<ContactId>('c1')]: contact(part) },
      neighbours: { [loran]: { state } },
    })(b);
  expect(isSeen({})).toBe(true);
  expect(isSeen({}, 'trade')).toBe(false);
  expect(isSeen({ current: false })).toBe(false);
  expect(isSeen({ kind: 'garrison' })).toBe(false);
  expect(isSeen({ owner: null })).toBe(false);
});
