import { expect, test } from 'vitest';
import { openingPhase } from '#engine/phases/opening/phase';
import { intelPhase } from '#engine/phases/intel/phase';
import type { CampaignState } from '#model/campaign/state';
import { empireId } from '#test/support/campaign';
import { type Voyaged, eventsOf, inputOf, voyageOf } from '#test/engine/movement/voyages';

const LINE = { 'A-B': 'minor', 'B-C': 'restricted' } as const;
const SIDES = { empires: ['red', 'blue', 'gold'], owners: { A: 'red', C: 'blue' } } as const;
const PEACE = { 'red/gold': 'trade', 'blue/gold': 'trade' } as const;

function deal(state: CampaignState): Voyaged {
  const result = intelPhase.run(inputOf({ ...state, phase: 'intel' }));
  if (!result.done) throw new Error('nobody is asked');
  return result;
}
const set = (result: Voyaged) =>
  eventsOf(result, 'SustainedContactSet').map(
    ({ a, b, holds }) => `${a} and ${b}: ${holds ? 'holds' : 'lost'}`,
  );
const noted = ({ relations }: CampaignState, pair: string) =>
  Object.values(relations).find(({ id }) => id === pair)?.sustained;

test('DIP-17, DIP-2: contact that was lost or gained is noted once, and told to both', () => {
  const barred = voyageOf({
    lanes: LINE,
    ...SIDES,
    states: { ...PEACE, 'blue/gold': 'war' },
    fleets: { gold: { f1: ['B', 'dd'] } },
  });
  const lost = deal(barred);
  expect(set(lost)).toEqual(['blue and gold: lost', 'blue and red: lost', 'gold and red: lost']);
  expect(eventsOf(lost, 'SustainedContactSet')[1]).toMatchObject({
    witnesses: [
      { empire: 'blue', as: 'participant' },
      { empire: 'red', as: 'participant' },
    ],
  });
  expect(noted(lost.state, 'blue/red')).toBe(false);
  expect(set(deal(lost.state))).toEqual([]);
  const free = deal({ ...lost.state, fleets: {}, units: {}, contacts: {} });
  expect(set(free)).toEqual(['blue and red: holds']);
});

test('DIP-2: convoys bar nobody’s way; an uncrippled Diplomatic ship at the other’s is enough', () => {
  const state = voyageOf({
    lanes: LINE,
    ...SIDES,
    states: { ...PEACE, 'blue/gold': 'war' },
    fleets: { gold: { f1: ['B', 'convoy'], f2: ['A', 'diplomat'] } },
  });
  expect(set(deal(state))).toEqual(['blue and gold: lost']);
  const crippled = voyageOf({
    lanes: LINE,
    ...SIDES,
    states: PEACE,
    fleets: { gold: { f2: ['A', 'diplomat!'] } },
  });
  expect(set(deal(crippled))).toEqual(['blue and gold: lost', 'gold and red: lost']);
});

test('DIP-2: an unexplored lane is no way', () => {
  const state = voyageOf({ lanes: { ...LINE, 'B-C': 'unexplored' }, ...SIDES, fleets: {} });
  expect(set(deal(state))).toContain('blue and red: lost');
});

test('DIP-2: the opening of turn 1 works out and tells which empires can send envoys', () => {
  const world = voyageOf({
    lanes: { ...LINE, 'B-C': 'unexplored' },
    ...SIDES,
    states: PEACE,
    fleets: {},
  });
  const opened = (turn: number) => {
    const result = openingPhase.run(inputOf({ ...world, turn, phase: 'opening' }));
    if (!result.done) throw new Error('nobody is asked');
    return result;
  };
  expect(noted(world, 'blue/red')).toBe(true);
  expect(noted(opened(1).state, 'blue/red')).toBe(false);
  expect(set(opened(1))).toContain('blue and red: lost');
  expect(set(opened(2))).toEqual([]);
});

test('DIP-2, FOG-13: nobody is told that envoys no longer reach an empire that is out of the game', () => {
  const world = voyageOf({
    lanes: LINE,
    empires: ['red', 'blue'],
    owners: { A: 'red' },
    fleets: {},
  });
  const blue = empireId('blue');
  const empires = { ...world.empires, [blue]: { ...world.empires[blue]!, fellIn: 1 } };
  const lost = deal({ ...world, empires });
  expect(set(lost)).toEqual(['blue and red: lost']);
  expect(eventsOf(lost, 'SustainedContactSet')[0]?.witnesses).toEqual([]);
  expect(eventsOf(deal(world), 'SustainedContactSet')[0]?.witnesses).toHaveLength(2);
});
