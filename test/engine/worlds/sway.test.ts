import { expect, test } from 'vitest';
import { economicPhase } from '#engine/phases/economic/phase';
import { intelPhase } from '#engine/phases/intel/phase';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import { type Attitude, type DiplomaticState, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Order } from '#model/orders/order';
import type { RunMission } from '#model/orders/run-mission';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { systemId } from '#test/support/campaign';
import { eventsOf, inputOf, looked, ordersOf } from '../movement/voyages.ts';
import { blue, green, ON, worldOf } from '../diplomacy/treaty-world.ts';

const home = systemId('B');

/** Blue is a non-aligned world at B with this stand toward green; red has agents at A. */
function worldWith(state: DiplomaticState, attitude: Attitude): CampaignState {
  const world = worldOf({ 'blue/green': state });
  const pair = relationIdOf(blue, green);
  const nonAligned = { personality: 'pacifistic', strategy: 'diplomat' } as const;
  const row = { ...world.empires[blue]!, nonAligned, homeworld: home };
  return {
    ...world,
    relations: { ...world.relations, [pair]: { ...world.relations[pair]!, attitude } },
    empires: { ...world.empires, [blue]: row },
  };
}

function play(state: CampaignState, part: Partial<RunMission>, die: number) {
  const mission: Order = {
    ...{ kind: 'RunMission', mission: 'propaganda-coup', at: home, from: systemId('A') },
    ...{ design: null, named: null, framing: null },
    ...part,
  };
  const quiet = { purpose: 'attitude', values: [3, 4], faces: 6 };
  const dice = scriptedDice<RollPurpose>([{ purpose: 'mission', values: [die] }, quiet, quiet]);
  let now = { ...looked(state), phase: 'economic' } as CampaignState;
  const events: CampaignEvent[] = [];
  for (const phase of [economicPhase, intelPhase]) {
    const input = inputOf({ ...now, phase: phase.id }, ordersOf({ red: [mission] }), ON);
    const result = phase.run({ ...input, dice });
    if (!result.done) throw new Error('nobody is asked');
    now = result.state;
    events.push(...result.events);
  }
  dice.assertExhausted();
  return { state: now, events, relation: now.relations[relationIdOf(blue, green)]! };
}

test('INT-7: a coup at the homeworld of a world lowers its stand toward a rival, and what follows comes at once', () => {
  const trading = worldWith('trade', { state: 'trade', modifier: 3 });
  const played = play(trading, { lowering: green }, 20);
  expect(played.relation).toMatchObject({
    state: 'non-aggression',
    attitude: { state: 'non-aggression', modifier: 0 },
  });
  expect(eventsOf(played, 'AttitudeMoved')[0]).toMatchObject({
    ...{ world: blue, toward: green, cause: 'coup', before: 'trade' },
    // Green is told that agents did it, but not whose.
    witnesses: [{ empire: blue }, { empire: green }],
  });
  expect(played.state.systems[home]?.owner).toBe(blue);
});

test('INT-7, DIP-14: it raises the stand too, but no further than a world can be ready for', () => {
  const once = play(worldWith('trade', { state: 'trade', modifier: 0 }), { raising: green }, 20);
  expect(once.relation.attitude).toEqual({ state: 'military', modifier: 0 });
  const twice = play(
    worldWith('trade', { state: 'military', modifier: 0 }),
    { raising: green },
    20,
  );
  expect(twice.relation.attitude?.state).toBe('military');
});

test('INT-7: a coup that fails, or is aimed at nobody, does nothing', () => {
  const stand = { state: 'trade', modifier: 0 } as const;
  expect(play(worldWith('trade', stand), { lowering: green }, 10).relation.attitude).toEqual(stand);
  expect(play(worldWith('trade', stand), {}, 20).relation.attitude).toEqual(stand);
});
