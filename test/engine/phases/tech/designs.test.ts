import { techPhase } from '#engine/phases/tech/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { Empire } from '#model/campaign/empire';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  systemId,
  systemOf,
} from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { withRules } from '#test/support/with-rules';
import { expect, test } from 'vitest';

const skiff = designId('skiff');
const ares = designId('human.own.ares');

const design = (name: string, dv = 3): Order => ({
  kind: 'DesignUnit',
  name,
  unit: 'ship',
  hull: 'DD',
  ...{ dv, as: 3, af: 3, cv: 0, cr: 3 },
  ground: null,
  abilities: [],
});
const NAMES = ['Ares', 'B', 'C', 'D', 'E', 'F', 'G'];

function world(part: Partial<Empire>) {
  return campaignOf({
    turn: 5,
    phase: 'tech',
    empires: [
      empireOf({ id: human, era: 6, unlocked: [skiff], ...part }),
      empireOf({ id: loran, unlocked: [skiff] }),
    ],
    designs: [designOf({ id: skiff, era: 1 })],
    systems: [systemOf({ id: systemId('H0101'), owner: human })],
  });
}

function play(sheet: readonly Order[], part: Partial<Empire>, rules: Partial<RuleSet> = {}) {
  const done = runPhases([withRules(techPhase, rules)], world(part), { [human]: sheet });
  return { ...done, human: done.state.empires[human]! };
}

test('U-1: a class within the points of one scheme can be too dear by another', () => {
  const all = { advancesInHand: 1 };
  expect(eventsOf(play([design('Ares', 10)], all).events, 'ClassDesigned')).toHaveLength(1);
  const { events } = play([design('Ares', 10)], all, { eraScheme: 'eraIBase' });
  expect(eventsOf(events, 'ClassDesigned')).toEqual([]);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ because: 'design-unfit' }]);
});

test('TECH-4: beyond the list a class is designed at the era’s points, and an advance unlocks it at once', () => {
  const { state, events, human: after } = play([design('Ares', 9)], { advancesInHand: 1 });
  expect(state.designs[ares]).toMatchObject({
    ...{ name: 'Ares', list: 'human.own', era: 6, dv: 9 },
    ...{ cost: 4, cc: 1, maintenance: { points: 2, per: 6 } },
  });
  expect(eventsOf(events, 'ClassDesigned')[0]?.witnesses).toEqual([{ empire: human, as: 'owner' }]);
  expect(after).toMatchObject({ unlocked: [skiff, ares], advancesInHand: 0, era: 6 });
});

test('TECH-4: the six of a future era are designed before their advances, and a seventh is not', () => {
  const { human: after, events } = play(
    NAMES.map((name) => design(name)),
    {},
  );
  expect(after).toMatchObject({ unlocked: [skiff], era: 6 });
  expect(eventsOf(events, 'ClassDesigned')).toHaveLength(6);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ index: 6, because: 'design-unfit' }]);
});

test('TECH-4: six unlocked designs of its own raise an empire’s era', () => {
  const { human: after } = play(
    NAMES.map((name) => design(name)),
    { advancesInHand: 6 },
  );
  expect(after).toMatchObject({ era: 7, advancesInHand: 0 });
  expect(after.unlocked).toHaveLength(7);
});

test.each([
  { what: 'without an advance', sheet: [design('Ares')], part: {} },
  { what: 'not legal', sheet: [design('Ares', 30)], part: { advancesInHand: 1 } },
  {
    what: 'of a listed era',
    sheet: [design('Ares')],
    part: { advancesInHand: 0, era: 1, unlocked: [] },
  },
])('TECH-4: lockFutureEra = off: a class $what is not designed', ({ sheet, part }) => {
  const { events } = play(sheet, part, { lockFutureEra: 'off' });
  expect(eventsOf(events, 'ClassDesigned')).toEqual([]);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ because: 'design-unfit' }]);
});

test('OPT-15: where research is custom an advance waits for a design, and unlocks nothing of the list', () => {
  const custom = { customResearch: 'on' } as const;
  const idle = play([], { era: 1, unlocked: [], advancesInHand: 1 }, custom);
  expect(idle.human).toMatchObject({ unlocked: [], advancesInHand: 1 });
  const one = play(
    [design('Ares'), design('B')],
    { era: 1, unlocked: [], advancesInHand: 1 },
    custom,
  );
  expect(one.human).toMatchObject({ unlocked: [ares], advancesInHand: 0, era: 1 });
  expect(eventsOf(one.events, 'OrderFailed')).toMatchObject([{ index: 1 }]);
});

test.each(['public', 'fought'] as const)(
  'FOG-5: classStats = %s: nobody else knows of a class that was designed',
  (classStats) => {
    const { state } = play([design('Ares')], {});
    const info = { campaignName: 'Test', rules: { ...DEFAULT_RULE_SET, classStats } };
    expect(empireViewOf(state, human, info).designs[ares]).toMatchObject({ known: 'stats' });
    expect(JSON.stringify(empireViewOf(state, loran, info))).not.toContain('Ares');
  },
);
