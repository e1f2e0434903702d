import { expect, test } from 'vitest';
import { recorderOf } from '#engine/record/recorder';
import { gatherLooseShips } from '#engine/reorganise/gather-loose-ships';
import type { CampaignState } from '#model/campaign/state';
import type { Fleet } from '#model/forces/fleet';
import { ashore } from '#test/support/ashore';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  fleetId,
  fleetOf,
  systemId,
  systemOf,
} from '#test/support/campaign';
import { human } from '#test/support/human-and-loran';
import { idsOf } from '#test/support/ids-of';

const [sol, wolf] = idsOf(systemId, 'H0101', 'H0102');
const [ship, base] = idsOf(designId, 'ship', 'base');

function gathered(fleets: readonly Fleet[]): CampaignState {
  const record = recorderOf(
    campaignOf({
      empires: [empireOf({ id: human })],
      designs: [designOf({ id: ship }), designOf({ id: base, kind: 'base' })],
      systems: [systemOf({ id: sol, name: 'Sol' }), systemOf({ id: wolf, name: 'Wolf' })],
      fleets,
      units: [
        ashore('human.u1', ship, sol),
        ashore('human.u2', ship, sol),
        ashore('human.u3', base, sol),
      ],
    }),
  );
  gatherLooseShips(record);
  return record.state();
}

const yardAt = (at: typeof sol): Fleet =>
  fleetOf({ id: fleetId('human.f1'), owner: human, name: 'Sol Yard', at });
const placesOf = (state: CampaignState): readonly unknown[] =>
  Object.values(state.units).map(({ place }) =>
    place.kind === 'fleet' ? place.fleet : place.kind,
  );

test('CON-11: new ships of a system gather in one fleet; bases stay in the system', () => {
  const state = gathered([]);
  expect(Object.values(state.fleets).map((fleet) => fleet.name)).toEqual(['Sol Yard']);
  expect(placesOf(state)).toEqual(['human.f1', 'human.f1', 'system']);
});

test('CON-11: they join the one that waits there already', () => {
  const state = gathered([yardAt(sol)]);
  expect(Object.keys(state.fleets)).toEqual(['human.f1']);
  expect(placesOf(state)).toEqual(['human.f1', 'human.f1', 'system']);
});

test('CON-11: a yard fleet that has left keeps its name, and the new one gets another', () => {
  const state = gathered([yardAt(wolf)]);
  expect(Object.values(state.fleets).map((fleet) => fleet.name)).toEqual([
    'Sol Yard',
    'Sol Yard 2',
  ]);
});

test('CON-11: a fleet that must withdraw takes nobody in', () => {
  const withdrawing = { lane: 'H0101-H0102' as never, turn: 1 };
  const state = gathered([{ ...yardAt(sol), withdrawing }]);
  expect(placesOf(state)).toEqual(['human.f2', 'human.f2', 'system']);
});

test('CON-11: a fleet that its owner called after the yard is not taken for it', () => {
  const guard = { ...yardAt(sol), name: 'Sol Yard Guard' };
  const names = Object.values(gathered([guard]).fleets).map(({ name }) => name);
  expect(names).toEqual(['Sol Yard Guard', 'Sol Yard']);
  const second = { ...yardAt(sol), name: 'Sol Yard 2' };
  expect(Object.values(gathered([second]).fleets)).toHaveLength(1);
});
