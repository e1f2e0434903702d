import { expect, test } from 'vitest';
import { laneIdOf } from '#model/campaign/lane';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { type ReachKnowledge, reachOf } from '#rules/movement/reach-of';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  systemId,
  systemOf,
  unitId,
} from '#test/support/campaign';
import { human } from '#test/support/human-and-loran';
import { idsOf } from '#test/support/ids-of';
import { squadronOf } from '#test/support/squadron';

const [a, b, c, d] = idsOf(systemId, 'H0001', 'H0002', 'H0003', 'H0004');
const cruiser = designOf({ id: designId('cruiser') });

function goalsOf(
  ship: Partial<Unit> = {},
  fleet: Partial<Fleet> = {},
  more: Partial<ReachKnowledge> = {},
): readonly string[] {
  const squadron = squadronOf({ owner: human, at: a, designs: [cruiser.id], fleet, unit: ship });
  const state = campaignOf({
    empires: [empireOf({ id: human, homeworld: a })],
    systems: [a, b, c, d].map((id) => systemOf({ id })),
    designs: [cruiser],
    lanes: [
      { a, b, class: 'major' },
      { a: b, b: c, class: 'minor' },
      { a, b: d, class: 'minor' },
    ],
    fleets: [squadron.fleet],
    units: squadron.units,
  });
  const reach = reachOf({
    ...state,
    systems: {},
    unpaid: [],
    designs: { [cruiser.id]: { known: 'stats', design: cruiser } },
    rules: { movementModel: 'galaxies', jumpEngines: 'off' },
    ...more,
  });
  return reach(squadron.fleet).map(({ path }) => path.join(' '));
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
    more: { rules: { movementModel: 'classic', jumpEngines: 'off' } },
    goals: [b, `${b} ${c}`, d],
  },
] as const)('MOV-1: $what goes to $goals', ({ ship, fleet, more, goals }) => {
  expect(goalsOf(ship, fleet, more)).toEqual(goals);
});

test('MOV-1: a plasma storm ends the movement of every fleet that enters it', () => {
  const stormy = { visited: { facts: { anomalies: ['Plasma Storm'] } } };
  expect(goalsOf({}, {}, { systems: { [b]: stormy } })).toEqual([b, d]);
  expect(goalsOf({}, {}, { systems: { [a]: stormy } })).toEqual([b, `${b} ${c}`, d]);
});

test('ENC-4: a fleet that withdraws begins with the lane that it chose', () => {
  const withdrawing = { lane: laneIdOf(a, d), turn: 3 };
  expect(goalsOf({}, { withdrawing })).toEqual([d]);
});

test('MOV-2: a fleet in a lane can’t be ordered anywhere', () => {
  const place = { kind: 'lane', lane: laneIdOf(a, b), from: a, to: b } as const;
  expect(goalsOf({}, { place })).toEqual([]);
});
