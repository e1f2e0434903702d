import { endOfTurnPhase } from '#engine/phases/end-of-turn/phase';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import { correct } from '#engine/turn/correct';
import { empireViewOf } from '#fog/views/empire-view-of';
import { claimIdOf } from '#model/campaign/effect';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { hasClaim } from '#rules/diplomacy/claims';
import { eventsOf, looked } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { systemId } from '#test/support/campaign';
import { B, blue, onceOwned, onceReds, played, red, type Stand, standing } from './stands.ts';
import { expect, test } from 'vitest';

const PEACEFUL = { blue: { militia: 'none' } } as const;
const claimOf = ({ effects }: CampaignState, empire = red) =>
  effects[claimIdOf(empire, B)]?.subject;

/** The end of a turn in which red has, or had, a fleet at B to look at it. */
const turnEnds = (stand: Stand, isSeen = true) => {
  const fleets = isSeen ? { red: { f1: ['B', 'dd'] } } : {};
  return played(endOfTurnPhase, onceReds(looked(standing(stand, { fleets }))));
};

test('DIP-10: an empire that loses a system remembers it, until it gets it back', () => {
  const units = [ashore('red.u9', 'troops', 'B')];
  const taken = played(groundCombatPhase, standing('war', { units, standing: PEACEFUL })).state;
  expect(taken.systems[B]!.owner).toBe(red);
  expect([claimOf(taken), claimOf(taken, blue)]).toEqual([
    undefined,
    { kind: 'claim', system: B, givenUp: [] },
  ]);
  const again = { ...onceReds(standing('war', { units, standing: PEACEFUL })) };
  expect(claimOf(played(groundCombatPhase, again).state)).toBeUndefined();
});

test.each([
  ['non-aggression', [blue]],
  ['alliance', [blue]],
  ['non-intercourse', []],
  ['war', []],
] as const)(
  'DIP-10: a former owner at %s that knows whose it is gives it up to %j',
  (stand, to) => {
    const ended = turnEnds(stand);
    expect(claimOf(ended.state)).toMatchObject({ givenUp: to });
    expect(
      eventsOf(ended, 'ClaimGivenUp').map(({ toward, witnesses }) => [toward, witnesses]),
    ).toEqual(to.map((one) => [one, [{ empire: red, as: 'owner' }]]));
    // It gives it up once.
    expect(eventsOf(played(endOfTurnPhase, ended.state), 'ClaimGivenUp')).toEqual([]);
  },
);

test('DIP-10, FOG-1: it recognizes no border that it never saw', () => {
  expect(claimOf(turnEnds('alliance', false).state)).toMatchObject({ givenUp: [] });
});

test('DIP-10: what was given up to one empire may still be taken from another', () => {
  const world = onceReds(standing('non-intercourse', {}));
  const toward = { ...world.effects[claimIdOf(red, B)]! };
  const subject = { kind: 'claim', system: B, givenUp: [blue] } as const;
  const effects = { [toward.id]: { ...toward, subject } };
  const green = world.empires['green' as never]!.id;
  const may = (against: typeof blue) =>
    hasClaim({ ...world, effects }, { by: red, against, system: B });
  expect([may(blue), may(green)]).toEqual([false, true]);
  expect(hasClaim(world, { by: blue, against: red, system: B })).toBe(false);
});

test('DIP-10: a moderator who hands a system over leaves the same memory', () => {
  const world = standing('non-intercourse', {});
  const edit = { kind: 'SetOwner', system: B, owner: red } as const;
  const why = { kind: 'correction', reason: 'agreed', tellReason: false } as const;
  const after = correct(world, { ...why, edits: [edit] });
  expect(after.ok && claimOf(after.value.state, blue)).toMatchObject({ givenUp: [] });
});

test('DIP-10: what an empire once owned is forgotten when it joins another, and what it brings is owned again', () => {
  const owners = { A: 'red', B: 'blue', D: 'blue' };
  const met = standing('unification', { owners });
  const world = onceOwned(met, blue, systemId('A'));
  const claims = { ...onceReds(met).effects, ...world.effects };
  const { state } = played(endOfTurnPhase, { ...world, effects: claims });
  expect(state.systems[B]!.owner).toBe(state.systems[systemId('A')]!.owner);
  expect(Object.values(state.effects).filter(({ kind }) => kind === 'claim')).toEqual([]);
});

test('DIP-10, FOG-2: only the former owner sees that it was its own', () => {
  const world = looked(
    onceReds(standing('non-intercourse', { fleets: { red: { f1: ['B', 'dd'] } } })),
  );
  const info = { campaignName: 'Test', rules: DEFAULT_RULE_SET };
  expect(empireViewOf(world, red, info).systems[B]?.claim).toEqual([]);
  expect(empireViewOf(world, blue, info).systems[B]).not.toHaveProperty('claim');
  expect(Object.hasOwn(world.knownSystems, knowledgeIdOf(red, B))).toBe(true);
});
