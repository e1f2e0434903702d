import { expect, test } from 'vitest';
import { recorderOf } from '#engine/record/recorder';
import { attacksIn, attackWorlds } from '#engine/worlds/attack-worlds';
import { type DiplomaticState, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { siegeEventsOf } from '#test/fog/true-siege';
import { cite } from '#kernel/reasons/cite';
import { blue, green, ON, red, worldOf } from '../diplomacy/treaty-world.ts';

/** Green is a non-aligned world; `friend`: how blue and green stand. */
function worldWith(state: DiplomaticState, friend: DiplomaticState): CampaignState {
  const world = worldOf({ 'red/green': state, 'blue/green': friend });
  const nonAligned = { personality: 'ruthless', strategy: 'militarist' } as const;
  return {
    ...world,
    empires: { ...world.empires, [green]: { ...world.empires[green]!, nonAligned } },
  };
}

function attacked(state: CampaignState, by = red, against = green) {
  const record = recorderOf(state);
  attackWorlds(record, ON, [{ by, against }]);
  const { state: after, events } = record.result();
  const standOf = (one: typeof red, other: typeof red) =>
    after.relations[relationIdOf(one, other)]?.state;
  return { events, standOf };
}

test('DIP-14: who attacks a world is at War with it at once', () => {
  const { events, standOf } = attacked(worldWith('non-intercourse', 'trade'));
  expect(standOf(red, green)).toBe('war');
  expect(standOf(blue, green)).toBe('trade');
  expect(events[0]).toMatchObject({
    type: 'WarDeclared',
    by: red,
    against: green,
    cause: 'attack',
  });
});

test('DIP-9, DIP-14: the defense partners of a world join it', () => {
  expect(attacked(worldWith('hostilities', 'mutual-defense')).standOf(red, blue)).toBe('war');
});

test('DIP-14: an attack on an empire, or at War, or by a world, begins nothing', () => {
  expect(attacked(worldWith('trade', 'trade'), red, blue).events).toEqual([]);
  expect(attacked(worldWith('war', 'trade')).events).toEqual([]);
  expect(attacked(worldWith('hostilities', 'trade'), green, red).events).toEqual([]);
});

test('DIP-14, BOM-1: a bombardment is an attack', () => {
  const own = { cite: cite('BOM-1'), rolls: [], witnesses: [], empire: red };
  const { SystemBombarded: bombed } = siegeEventsOf(own);
  expect(
    attacksIn([
      { ...bombed, against: green },
      { ...bombed, against: null },
    ]),
  ).toEqual([{ by: red, against: green }]);
});
