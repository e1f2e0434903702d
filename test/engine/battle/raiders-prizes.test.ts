import { expect, test } from 'vitest';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { unitId } from '#test/support/campaign';
import { withRaiders } from '#test/support/with-raiders';
import { eventsOf, here, meetingAt } from './meetings-at.ts';
import { followed } from './scripted-battles.ts';

/** A convoy of the humans with two escorts, and raiders that are after it. */
function raided(): CampaignState {
  const meeting = meetingAt({
    sides: { human: { f1: ['convoy', 'dd', 'dd'] } },
    standing: { human: { engage: 'nobody' } },
    generated: [],
  });
  const state = withRaiders(meeting, { at: here, classes: ['galley', 'corsair'], crippled: [0] });
  const encounters = Object.entries(state.encounters).map(([id, one]) => {
    const generated = one.present.map((against) => ({ by: RAIDERS, against }));
    return [id, { ...one, present: [...one.present, RAIDERS], generated }];
  });
  return { ...state, encounters: Object.fromEntries(encounters) };
}

test('SUP-1, CSC-10: what raiders have boarded is plundered, as what surrenders to them is', () => {
  const unit = unitId('human.f1u1');
  const battle = {
    fates: [{ unit, fate: 'crippled' }],
    captured: [{ unit, by: 'attacker' }],
  } as const;
  const told = followed(raided(), { initiative: [5], battles: [battle] });
  expect(eventsOf(told, 'UnitCaptured')).toEqual([]);
  expect(eventsOf(told, 'UnitPlundered')).toMatchObject([{ unit, from: 'human' }]);
  // Half of its cost of 4: a repair of the galley.
  expect(eventsOf(told, 'LootSpent')).toMatchObject([{ loot: 2, repaired: ['raiders.u1'] }]);
  expect(told.state.units).not.toHaveProperty([unit]);
  // Some laws the made-up world breaks by itself.
  const codesOf = (state: CampaignState) => brokenInvariants(state).map(({ code }) => code);
  const broken = codesOf({ ...told.state, phase: 'ground-combat' });
  expect(broken.filter((code) => !codesOf(raided()).includes(code))).toEqual([]);
});
