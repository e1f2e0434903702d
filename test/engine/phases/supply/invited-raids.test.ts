import { expect, test } from 'vitest';
import { supplyPhase } from '#engine/phases/supply/phase';
import type { CampaignState } from '#model/campaign/state';
import { RAIDERS } from '#model/campaign/raiders';
import { missionWorld, order, ran, rolls, wolf } from '#test/engine/phases/intel/mission-world';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { withRaiders } from '#test/support/with-raiders';

const bought = (values: readonly number[]) => ({ purpose: 'raider purchase', values });
/** 4d6 of 4 buy two corsairs: nothing else is so cheap. */
const FLEET = [bought([1, 1, 1, 1])];

const raided = (state: CampaignState) => {
  const run = ran(state, [order('sabotage-raiding')], rolls(16, 1));
  const others = Object.values(run.state.systems).filter(({ id }) => id !== wolf);
  const quiet = others.filter(({ owner }) => owner !== null);
  const raids = quiet.map(() => ({ purpose: 'raid', values: [100] }));
  const owned = Object.values(run.state.systems).filter(({ owner }) => owner !== null);
  const at = owned.findIndex(({ id }) => id === wolf);
  const script = [...raids.slice(0, at), ...FLEET, ...raids.slice(at)];
  return { run, supply: runPhases([supplyPhase], { ...run.state, phase: 'supply' }, {}, script) };
};

test('INT-6, SUP-1: raiders come without a roll, to the system alone, this turn', () => {
  const { run, supply } = raided(withRaiders(missionWorld()));
  expect(eventsOf(run.events, 'RaidInvited')).toMatchObject([{ witnesses: [], system: wolf }]);
  expect(eventsOf(supply.events, 'RaidersCame')).toMatchObject([{ system: wolf, points: 4 }]);
  expect(eventsOf(supply.events, 'RaidRolled').map(({ system }) => system)).not.toContain(wolf);
  expect(Object.values(supply.state.fleets).map(({ owner }) => owner)).toContain(RAIDERS);
  const [mark] = Object.values(run.state.effects).filter(({ kind }) => kind === 'raid-invited');
  expect(mark).toMatchObject({ begins: 5, ends: 5 });
});

test('INT-6: there is nothing to raid at an outpost without convoys', () => {
  const state = withRaiders(missionWorld({ target: { census: 0, morale: 0 } }));
  const run = ran(state, [order('sabotage-raiding')], rolls(16, 1));
  expect(eventsOf(run.events, 'RaidInvited')).toEqual([]);
});
