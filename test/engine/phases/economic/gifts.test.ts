import { expect, test } from 'vitest';
import { economicPhase } from '#engine/phases/economic/phase';
import { openingPhase } from '#engine/phases/opening/phase';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf, runPhases } from '#test/support/run-phases';

const give = (points: number): Order => ({ kind: 'GiveEp', to: loran, points });
const world = (parts: Partial<Parameters<typeof campaignOf>[0]> = {}): CampaignState =>
  campaignOf({
    turn: 3,
    empires: [empireOf({ id: human, treasury: 10 }), empireOf({ id: loran, name: 'Loran' })],
    relations: [{ a: human, b: loran, state: 'non-intercourse' }],
    ...parts,
  });
const spend = (state: CampaignState, ...orders: readonly Order[]) =>
  runPhases([economicPhase], state, { [human]: orders });

test('ECO-6, DIP-13: a gift is paid at once and counted at the next opening, once', () => {
  const given = spend(world(), give(4), give(3));
  expect(given.state.empires).toMatchObject({
    human: { treasury: 3, gifts: 0 },
    loran: { treasury: 0, gifts: 7 },
  });
  const opened = runPhases([openingPhase], { ...given.state, turn: 4 });
  expect(opened.state.empires[loran]).toMatchObject({ treasury: 7, gifts: 0 });
  expect(eventsOf(opened.events, 'GiftsCounted')).toMatchObject([{ empire: loran, points: 7 }]);
  const again = runPhases([openingPhase], { ...opened.state, turn: 5 });
  expect(eventsOf(again.events, 'GiftsCounted')).toEqual([]);
});

test('ECO-6: what cannot be paid is not given, and what comes after it is', () => {
  const { state, events } = spend(world(), give(11), give(2));
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([
    { index: 0, kind: 'GiveEp', because: 'treasury-short' },
  ]);
  expect(state.empires).toMatchObject({ human: { treasury: 8 }, loran: { gifts: 2 } });
});

test('DIP-2: nothing is given to whom envoys do not get through', () => {
  const { relations, ...rest } = world();
  const id = relationIdOf(human, loran);
  const cut = { ...rest, relations: { [id]: { ...relations[id]!, sustained: false } } };
  for (const state of [cut, { ...rest, relations: {} }]) {
    const { state: after, events } = spend(state, give(2));
    expect(eventsOf(events, 'OrderFailed')).toMatchObject([
      { because: 'no-envoys', about: 'Loran' },
    ]);
    expect(after.empires).toEqual(state.empires);
  }
});

test('ECO-5: what was given pays for units that would go unpaid', () => {
  const skiff = designOf({ id: designId('skiff') });
  const ship = unitOf({
    id: unitId('loran.u1'),
    owner: loran,
    design: skiff.id,
    place: { kind: 'system', system: systemId('home') },
  });
  const opened = (gifts: number) => {
    const state = world({
      empires: [empireOf({ id: human }), empireOf({ id: loran, gifts })],
      designs: [skiff],
      systems: [systemOf({ id: systemId('home'), owner: loran })],
      units: [ship],
    });
    return runPhases([openingPhase], state);
  };
  const [poor, given] = [opened(0), opened(5)];
  expect(eventsOf(poor.events, 'UnitUnpaid')).toMatchObject([{ unit: ship.id }]);
  expect(eventsOf(given.events, 'UnitUnpaid')).toEqual([]);
});
