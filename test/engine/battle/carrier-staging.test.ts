import { expect, test } from 'vitest';
import { ashore } from '#test/support/ashore';
import type { RuleSet } from '#model/settings/rule-set';
import { here, meetingAt } from './meetings-at.ts';
import { followed } from './scripted-battles.ts';

const flights = ['human.c1', 'human.c2', 'human.c3'].map((id) => ashore(id, 'lf', here));

const PASSIVE = { engage: 'nobody', scenario: 'none', refuseBelow: 0 } as const;

/** Who fights for the humans, in their own system, with a carrier of CV 2 or without one. */
function fighting(rules: Partial<RuleSet>, ship: 'cv' | 'dd', owner = 'human') {
  const state = meetingAt({
    sides: { human: { f1: [ship] }, loran: { f1: ['dd'] } },
    units: flights,
    owners: { [here]: owner },
    standing: { human: { scenario: 'deep-space' }, loran: PASSIVE },
  });
  const told = followed(state, { initiative: [9, 1], battles: [{}], rules });
  const [setup] = told.setups;
  return {
    scenario: setup?.scenario,
    units: setup?.sides.attacker.combatants.map(({ unit }) => unit),
  };
}

test('OPT-23: flights of the colony come along, as many as the fleet has CV', () => {
  expect(fighting({ carrierStaging: 'on' }, 'cv')).toEqual({
    scenario: 'deep-space',
    units: ['human.f1u0', 'human.c1', 'human.c2'],
  });
});

test.each([
  ['carrierStaging = off', { carrierStaging: 'off' }, 'cv', 'human'],
  ['without a carrier', { carrierStaging: 'on' }, 'dd', 'human'],
  ['where others rule', { carrierStaging: 'on' }, 'cv', 'loran'],
] as const)('OPT-23: none do: %s', (_, rules, ship, owner) => {
  expect(fighting(rules, ship, owner).units).toEqual(['human.f1u0']);
});
