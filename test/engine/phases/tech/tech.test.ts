import { economicPhase } from '#engine/phases/economic/phase';
import { techPhase } from '#engine/phases/tech/phase';
import type { Empire } from '#model/campaign/empire';
import { DEFAULT_STANDING_ORDERS } from '#model/forces/standing-orders';
import type { Order } from '#model/orders/order';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  systemId,
  systemOf,
} from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { idsOf } from '#test/support/ids-of';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const [skiff, ram, lance, mace] = idsOf(designId, 'skiff', 'ram', 'lance', 'mace');

/** Human has U 6 and a system income of 30; Loran has neither pool nor income. */
function world(turn: number, part: Partial<Empire> = {}) {
  return campaignOf({
    turn,
    phase: 'economic',
    empires: [
      empireOf({ id: human, treasury: 20, unlocked: [skiff], ...part }),
      empireOf({ id: loran, unlocked: [skiff] }),
    ],
    designs: [
      designOf({ id: skiff, era: 0 }),
      designOf({ id: ram, era: 1 }),
      designOf({ id: lance, era: 1 }),
      designOf({ id: mace, era: 2 }),
    ],
    systems: [
      systemOf({ id: systemId('H0101'), owner: human, raw: 5, utilized: 5 }),
      systemOf({ id: systemId('H0102'), owner: human, raw: 5, utilized: 1 }),
      systemOf({ id: systemId('H0103'), owner: loran }),
    ],
  });
}

const research = (
  turn: number,
  part: Partial<Empire>,
  script: Parameters<typeof runPhases>[3] = [],
) => {
  const after = runPhases([techPhase], world(turn, part), {}, script);
  return { ...after, human: after.state.empires[human]! };
};
const check = (value: number) => ({ purpose: 'tech check', values: [value], faces: 100 });
const invest = (points: number): Order => ({ kind: 'InvestTech', points });

test('TECH-1: points go from the Treasury into the pool, and several orders add up', () => {
  const sheet = [invest(2), invest(4)];
  const { state, events } = runPhases([economicPhase], world(3), { [human]: sheet });
  expect(state.empires[human]).toMatchObject({ treasury: 14, techPool: 6 });
  expect(eventsOf(events, 'TechInvested')).toMatchObject([
    { points: 2, pool: 2, witnesses: [{ empire: human, as: 'owner' }] },
    { points: 4, pool: 6 },
  ]);
});

test('TECH-1: all orders together invest no more than the Utilized Productivity', () => {
  const sheet = [invest(4), invest(3), invest(2)];
  const { state, events } = runPhases([economicPhase], world(3), { [human]: sheet });
  expect(state.empires[human]).toMatchObject({ techPool: 6 });
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ index: 1, because: 'over-limit' }]);
});

test('TECH-2: nothing is checked within the year', () => {
  const { events, human: after } = research(11, { techPool: 60 });
  expect(eventsOf(events, 'TechChecked')).toEqual([]);
  expect(after.techPool).toBe(60);
});

test('TECH-2: a smaller pool gives its share as a chance; success empties it and unlocks a class', () => {
  const { events, human: after } = research(12, { techPool: 10 }, [check(33)]);
  expect(eventsOf(events, 'TechChecked')[0]).toMatchObject({
    empire: human,
    requirement: 30,
    pool: 10,
    checks: [{ chance: 33, advanced: true }],
    poolAfter: 0,
  });
  expect(eventsOf(events, 'TechChecked')[0]?.rolls).toHaveLength(1);
  expect(after).toMatchObject({ techPool: 0, advancesInHand: 0, unlocked: [skiff, ram] });
});

test('TECH-2: a failed check keeps the pool', () => {
  const { human: after } = research(24, { techPool: 10 }, [check(34)]);
  expect(after).toMatchObject({ techPool: 10, unlocked: [skiff] });
});

test('TECH-2: a pool that reaches the income is a sure advance without a roll', () => {
  const { events, human: after } = research(12, { techPool: 30 });
  expect(eventsOf(events, 'TechChecked')[0]?.rolls).toEqual([]);
  expect(after).toMatchObject({ techPool: 0, unlocked: [skiff, ram] });
});

test('TECH-2: without system income there is no advance, and the pool stays', () => {
  const { events, state } = research(12, {});
  expect(eventsOf(events, 'TechChecked')[1]).toMatchObject({ empire: loran, checks: [] });
  expect(state.empires[loran]).toMatchObject({ unlocked: [skiff] });
});

test.each([
  { what: 'gives a second advance', roll: 25, unlocked: [skiff, ram, lance], era: 2 },
  { what: 'is lost when it fails', roll: 26, unlocked: [skiff, ram], era: 1 },
])('TECH-3: what is beyond the income $what', ({ roll, unlocked, era }) => {
  const { human: after } = research(12, { techPool: 45 }, [check(roll)]);
  expect(after).toMatchObject({ techPool: 0, unlocked, era });
});

test('TECH-4: the owner’s preference goes before the list', () => {
  const standing = { ...DEFAULT_STANDING_ORDERS, unlockFirst: [mace, lance] };
  const { human: after } = research(12, { techPool: 30, standing });
  expect(after.unlocked).toEqual([skiff, lance]);
});

test('TECH-4: the last class of an era makes it rise at once, and the next advance draws from the new one', () => {
  const part = { techPool: 60, unlocked: [skiff, ram] };
  const { events, human: after } = research(12, part, [check(50)]);
  const told = events.map(({ type }) => type);
  expect(told.filter((type) => type === 'ClassUnlocked' || type === 'EraRisen')).toEqual([
    'ClassUnlocked',
    'EraRisen',
    'ClassUnlocked',
    'EraRisen',
  ]);
  expect(after).toMatchObject({ era: 3, unlocked: [skiff, ram, lance, mace] });
});

test('TECH-4: an advance that finds no class stays unused', () => {
  const { events, human: after } = research(12, { techPool: 30, era: 3 });
  expect(after).toMatchObject({ techPool: 0, advancesInHand: 1, unlocked: [skiff] });
  expect(eventsOf(events, 'AdvancesKept')).toMatchObject([{ empire: human, inHand: 1 }]);
});

test('TECH-4: an unused advance is used as soon as there is a class, within the year too', () => {
  const { events, human: after } = research(5, { advancesInHand: 1 });
  expect(eventsOf(events, 'ClassUnlocked')).toMatchObject([{ design: ram, inHand: 0 }]);
  expect(after).toMatchObject({ advancesInHand: 0, unlocked: [skiff, ram] });
});
