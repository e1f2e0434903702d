import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import { NO_DEALINGS } from '#model/campaign/dealings';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { empireId, systemId } from '#test/support/campaign';
import { eventsOf } from '../movement/voyages.ts';
import { between, blue, declares, green, ON, play, red, worldOf } from './treaty-world.ts';

/** Red has declared War on green, and its ally blue must try to. */
function allies(): CampaignState {
  const world = worldOf({ 'red/blue': 'alliance', 'red/green': 'war', 'blue/green': 'trade' });
  const id = relationIdOf(red, green);
  const war = { ...world.relations[id]!, dealings: { ...NO_DEALINGS, declaredBy: [red] } };
  return { ...world, relations: { ...world.relations, [id]: war } };
}
const lends = (to: string, against: string, support: string): Order => ({
  kind: 'LendSupport',
  to: empireId(to),
  against: empireId(against),
  support: systemId(support),
});

test('DIP-9: an ally lends its Intel to the attempt that another ally must make, and pays for it', () => {
  const played = play(allies(), { red: [lends('blue', 'green', 'A')] }, { dice: [17] });
  // Trade −40, tension 37, support 4 × 5.
  expect(eventsOf(played, 'DiplomacyRolled')).toMatchObject([
    { empire: blue, toward: green, ally: red, chance: 17, lender: red, passed: true },
  ]);
  expect(played.state.empires[red]?.treasury).toBe(5);
  expect(between(played, blue, green).state).toBe('war');
});

test('DIP-9: without a duty, toward another, or by somebody who is no ally, nothing is lent', () => {
  const base = allies();
  const id = relationIdOf(red, green);
  const peace = {
    ...base,
    relations: { ...base.relations, [id]: { ...base.relations[id]!, state: 'trade' as const } },
  };
  const free = play(
    peace,
    { red: [lends('blue', 'green', 'A')], blue: [declares('green')] },
    { dice: [3] },
  );
  expect(eventsOf(free, 'DiplomacyRolled')).toMatchObject([{ chance: 0 }]);
  const elsewhere = play(base, { red: [lends('blue', 'red', 'A')] }, { dice: [3] });
  expect(eventsOf(elsewhere, 'DiplomacyRolled')).toMatchObject([{ chance: 0 }]);
  const partner = relationIdOf(red, blue);
  const stranger = {
    ...base.relations[partner]!,
    state: 'mutual-defense' as const,
  };
  const foreign = play(
    { ...base, relations: { ...base.relations, [partner]: stranger } },
    { red: [lends('blue', 'green', 'A')], blue: [declares('green')] },
    { dice: [3] },
  );
  expect(eventsOf(foreign, 'DiplomacyRolled')).toMatchObject([{ chance: 0 }]);
});

test.each([
  [3, 17, red],
  [4, 17, undefined],
  [6, 27, undefined],
])(
  'DIP-9: of an own system of Intel %i and a lent one of 4 the better supports the attempt: %i',
  (intel, chance, lender) => {
    const base = allies();
    const b = base.systems[systemId('B')]!;
    const state = {
      ...base,
      systems: { ...base.systems, [b.id]: { ...b, intel } },
      empires: { ...base.empires, [blue]: { ...base.empires[blue]!, treasury: 8 } },
    };
    const played = play(
      state,
      {
        red: [lends('blue', 'green', 'A')],
        blue: [declares('green', { support: systemId('B') })],
      },
      { dice: [99] },
    );
    const [rolled] = eventsOf(played, 'DiplomacyRolled');
    expect([rolled?.chance, rolled?.lender]).toEqual([chance, lender]);
    expect(eventsOf(played, 'IntelCommitted')).toHaveLength(2);
  },
);

test.each<readonly [string, Order, object, readonly string[]]>([
  ['to an ally', lends('blue', 'green', 'A'), {}, []],
  ['to somebody else', lends('green', 'blue', 'A'), {}, ['SUPPORT_UNFIT']],
  ['against the ally itself', lends('blue', 'blue', 'A'), {}, ['SUPPORT_UNFIT']],
  ['with a foreign system', lends('blue', 'green', 'B'), {}, ['INTEL_UNFIT']],
  [
    'where allies follow at once',
    lends('blue', 'green', 'A'),
    { allianceWars: 'automatic' },
    ['SUPPORT_UNFIT'],
  ],
])('DIP-9: the verdict on support %s', (_, order, rules, expected) => {
  const view = empireViewOf(allies(), red, { campaignName: 'Test', rules: ON });
  const { verdicts } = judgeOrders({ ...view, rules: { ...view.rules, ...rules } }, [order]);
  expect(verdicts[0]?.issues.map(({ code }) => code)).toEqual(expected);
});

test('DIP-9, FOG-14: the forecast of support is what it then adds', () => {
  const view = empireViewOf(allies(), red, { campaignName: 'Test', rules: ON });
  const { verdicts } = judgeOrders(view, [lends('blue', 'green', 'A')]);
  const [, promised] = /chance is (\d+)/.exec(verdicts[0]?.forecast ?? '') ?? [];
  const chanceWith = (...orders: readonly Order[]): number =>
    eventsOf(play(allies(), { red: orders }, { dice: [99] }), 'DiplomacyRolled')[0]!.chance;
  // Trade −40 and tension 37 are below 0 without it.
  expect(promised).toBe('20');
  expect(chanceWith(lends('blue', 'green', 'A'))).toBe(37 - 40 + Number(promised));
});
