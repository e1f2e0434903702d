import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Unit, UnitPlace } from '#model/forces/unit';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { meetingAt, settle } from '#test/engine/battle/meetings-at';
import { move, sail, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { designId, empireId, unitId, unitOf } from '#test/support/campaign';
import { howMany } from '#test/support/how-many';

const CODES = ['SHARERS_APART', 'HOLD_OVERFULL', 'UNIT_PLACE', 'TRADER_LADEN'];

/** What is left of an item is with its owner and in whole; else it was lost, once. */
function expectWhole(item: Unit['id'], state: CampaignState, events: readonly CampaignEvent[]) {
  const lost = events.filter((one) => one.type === 'UnitDestroyed' && one.unit === item);
  const taken = events.filter((one) => one.type === 'UnitCaptured' && one.unit === item);
  expect([lost.length, taken.length]).toEqual([Object.hasOwn(state.units, item) ? 0 : 1, 0]);
  const broken = brokenInvariants(state).filter(({ code }) => CODES.includes(code));
  expect(broken).toEqual([]);
}

const partners = fc.shuffledSubarray([0, 1, 2], { minLength: 2 }).chain((some) =>
  fc.record({
    some: fc.constant(some),
    sizes: fc.tuple(part(), part()),
    secret: fc.string({ minLength: 1 }),
  }),
);
const part = () => fc.integer({ min: 1, max: 4 });

test('MOV-7: after any battle of its carriers, a shared item stays whole or is lost once', () => {
  fc.assert(
    fc.property(
      partners,
      fc.subarray(['dd', 'dd', 'cv']),
      fc.array(fc.constantFrom('dd', 'cv'), { minLength: 1, maxLength: 5 }),
      ({ some, sizes, secret }, escort, enemies) => {
        const [first, ...others] = some.map((index) => unitId(`human.f1u${String(index)}`));
        const shares = others.map((carrier, index) => ({ carrier, size: sizes[index]! }));
        const place: UnitPlace = { kind: 'aboard', carrier: first!, shares };
        const id = unitId('human.u9');
        const fort = unitOf({ id, owner: empireId('human'), design: designId('fort'), place });
        const state = meetingAt({
          sides: {
            human: { f1: ['convoy', 'convoy', 'convoy', ...escort] },
            loran: { f1: enemies },
          },
          units: [fort],
        });
        const roomy = { ...state.designs[fort.design]!, cost: 5 };
        const before = { ...state, designs: { ...state.designs, [fort.design]: roomy } };
        const told = settle(before, { secret });
        expectWhole(id, told.state, told.events);
      },
    ),
    { numRuns: howMany(25, 300) },
  );
});

test('MOV-7, MOV-3: a carrier that is left behind on the way with a part of it loses it', () => {
  const carriers = ['red.uf10', 'red.uf11'].map(unitId);
  const shares = [{ carrier: carriers[1]!, size: 1 }];
  const place: UnitPlace = { kind: 'aboard', carrier: carriers[0]!, shares };
  const state = voyageOf({
    lanes: { 'A-B': 'major', 'B-C': 'major' },
    fleets: {
      red: { f1: ['A', 'supplier', 'supplier'] },
      blue: { f1: ['B', 'dd'] },
    },
    units: [ashore('red.u1', 'cheapmine', 'A', { place })],
    standing: { red: { contested: 'go-on' } },
  });
  const told = sail(state, { red: [move('red.f1', 'B', 'C')] });
  expectWhole(unitId('red.u1'), told.state, told.events);
  expect(told.state.units).not.toHaveProperty(['red.u1']);
});
