import { expect, test } from 'vitest';
import { movementPhase } from '#engine/phases/movement/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import { valuesById } from '#kernel/collections/tables';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { RollKind, RollPurpose } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { empireId, systemId } from '#test/support/campaign';
import { exploreBy, unexploredStart } from '#test/support/unexplored';
import { eventsOf, inputOf, ordersOf } from '../movement/voyages.ts';

type Line = readonly [RollKind, ...number[]];

const hub = systemId('H0101');
const human = empireId('human');
const loran = empireId('loran');

/** Trait 11 is a homeworld, which makes the system major; then a Rare Metals. */
const HOMEWORLD: readonly Line[] = [
  ['exploration order', 9, 1, 1, 1],
  ['exploration', 7],
  ['importance', 3],
  ['trait', 5, 6],
  ['trait', 3, 4],
  ['number of lanes', 1],
  ['system name', 1],
];
/** The eighth of the nine free lists, the third name, the era, personality and strategy. */
const WORLD: readonly Line[] = [
  ['non-aligned world', 8],
  ['empire name', 3],
  ['non-aligned world', 2],
  ['non-aligned world', 4],
  ['non-aligned world', 5],
];

function explore(world: readonly Line[], part: Partial<RuleSet> = {}, era = 3) {
  const start = unexploredStart();
  const rules: RuleSet = { ...start.rules, ...part };
  const empires = { ...start.state.empires, [loran]: { ...start.state.empires[loran]!, era } };
  const script = [...HOMEWORLD, ...world, ['lane class', 6] as const];
  const dice = scriptedDice<RollPurpose>(
    script.map(([purpose, ...values]) => ({ purpose, values })),
  );
  const orders = ordersOf({ human: [exploreBy('human')] });
  const result = movementPhase.run({
    ...inputOf({ ...start.state, empires }, orders, rules),
    dice,
  });
  if (!result.done) throw new Error('nobody is asked');
  dice.assertExhausted();
  expect(brokenInvariants({ ...result.state, phase: 'end-of-turn' })).toEqual([]);
  return { ...result, rules };
}

const worldIn = (state: CampaignState) =>
  valuesById(state.empires).find(({ nonAligned }) => nonAligned !== undefined)!;

test('MAP-7, DIP-14: explorers who find a homeworld find its people, with their own list, era and forces', () => {
  const { state, events } = explore(WORLD);
  const world = worldIn(state);
  expect(world).toMatchObject({
    homeworld: hub,
    era: 2,
    nonAligned: { personality: 'ruthless', strategy: 'militarist' },
  });
  expect(['human', 'loran']).not.toContain(world.forceList);
  const home = state.systems[hub]!;
  expect(home).toMatchObject({ owner: world.id, importance: 'major', utilized: home.productivity });
  expect({ census: home.census, morale: home.morale, productivity: home.productivity }).toEqual(
    home.native,
  );
  expect(home.intel).toBe(home.morale);
  const units = valuesById(state.units).filter(({ owner }) => owner === world.id);
  const cost = units.reduce((sum, { design }) => sum + state.designs[design]!.cost, 0);
  const points = 5 * home.utilized * home.raw;
  expect(cost).toBeLessThanOrEqual(points);
  expect(cost).toBeGreaterThan(points - 5);
  expect(units.every(({ design }) => world.unlocked.includes(design))).toBe(true);
  expect(eventsOf({ state, events }, 'WorldFounded')[0]?.witnesses).toEqual([]);
});

test('DIP-1, FOG-2: its explorers are in contact with it, and nobody else learns of it', () => {
  const found = explore(WORLD);
  const world = worldIn(found.state);
  expect(found.state.relations[relationIdOf(human, world.id)]?.state).toBe('non-intercourse');
  expect(found.state.relations[relationIdOf(loran, world.id)]).toBeUndefined();
  const viewOf = (one: typeof found, empire = human) =>
    empireViewOf(one.state, empire, { campaignName: '', rules: one.rules });
  const view = viewOf(found);
  expect(view.systems[hub]?.visited?.facts).toMatchObject({
    owner: world.id,
    settlement: 'colony',
  });
  expect(view.neighbours[world.id]?.name).toBe(world.name);
  // Its personality, strategy, Census and Treasury are its own.
  expect(JSON.stringify(view)).not.toContain('ruthless');
  expect(view.systems[hub]?.reported).toBeNull();
  const without = explore([], { nonAligned: 'off' });
  const seen = JSON.stringify(viewOf(found, loran)).replace(
    '"nonAligned":"on"',
    '"nonAligned":"off"',
  );
  expect(seen).toBe(JSON.stringify(viewOf(without, loran)));
});

test.each([
  ['leader', 1, 3],
  ['leader', 2, 2],
  ['d6-1', 1, 1],
  ['d6-1', 5, 4],
] as const)(
  'DIP-14: with nonAlignedEra = %s and a roll of %i the era is %i',
  (era, die, expected) => {
    const script = WORLD.map((line, at): Line => (at === 2 ? ['non-aligned world', die] : line));
    expect(worldIn(explore(script, { nonAlignedEra: era }).state).era).toBe(expected);
  },
);

test('DIP-14: by the campaign year the era takes no die, and nonAlignedIntel = none leaves it without Intel', () => {
  const script = WORLD.filter((_line, at) => at !== 2);
  const { state } = explore(script, { nonAlignedEra: 'year', nonAlignedIntel: 'none' });
  expect(worldIn(state).era).toBe(1);
  expect(state.systems[hub]?.intel).toBe(0);
});

test('DIP-15: an Erratic world rolls another personality at once', () => {
  const script: readonly Line[] = [
    ...WORLD.slice(0, 3),
    ['non-aligned world', 6],
    ['non-aligned world', 2],
    ['non-aligned world', 5],
  ];
  expect(worldIn(explore(script).state).nonAligned).toEqual({
    personality: 'xenophobic',
    erraticSince: 1,
    strategy: 'ecologist',
  });
});
