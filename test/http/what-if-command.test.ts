import { expect, test } from 'vitest';
import { contingentOf, empiresOf } from '#engine/battle/encounter-run';
import { moderatorViewOf } from '#fog/views/moderator-view-of';
import { moderatorWorld } from '#http/what-if/moderator-world';
import { presetForm } from '#http/what-if/preset-form';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { ashore } from '#test/support/ashore';
import { here, meetingAt, runOf } from '#test/engine/battle/meetings-at';
import { loran } from '#test/support/human-and-loran';

type Plan = Parameters<typeof meetingAt>[0];

/** A meeting in which each fleet has standing orders of its own: at how many percent of losses all retreat. */
function meeting(plan: Plan): CampaignState {
  const state = meetingAt(plan);
  const fleets = valuesById(state.fleets).map((fleet, index) => ({
    ...fleet,
    standing: { retreatAt: 10 + index },
  }));
  return { ...state, fleets: tableOf(fleets, ({ id }) => id) };
}

/** At what losses the side against Loran retreats: in the battle of the campaign, and in what is counted. */
function retreatsOf(state: CampaignState): readonly string[] {
  const run = runOf(state);
  const side = [...run.sides.keys()].find((one) => one !== loran)!;
  const fought = contingentOf(run, side).standing.retreatAt;
  const view = moderatorViewOf(state, { campaignName: '', rules: DEFAULT_RULE_SET });
  const world = moderatorWorld(view, []);
  const members = empiresOf(run, side);
  const idsOf = (isOne: boolean): readonly string[] =>
    world.forces
      .filter(({ owner }) => owner !== null && members.includes(owner) === isOne)
      .map(({ id }) => id);
  const spot = world.spots.find(({ at }) => at === here)!;
  const ticked = { one: idsOf(true), two: idsOf(false) };
  const form = presetForm(world, { spot, ticked, meeting: null });
  return [String(fought), form['one.retreatAt']?.[0] ?? ''];
}

const LORAN = { f1: ['dd'] };

test.each<readonly [string, Plan, string]>([
  [
    'the larger of two fleets',
    { sides: { human: { f1: ['dd'], f2: ['cv'] }, loran: LORAN } },
    '11',
  ],
  [
    'the one that cost more without what is aboard',
    { sides: { human: { f1: ['cv+lf', 'dd+lf+lf+lf'], f2: ['cv', 'cv'] }, loran: LORAN } },
    '11',
  ],
  [
    'of equal fleets the one with the unit that is longest in service',
    { sides: { human: { f1: ['cv'], f2: ['cv'] }, loran: LORAN } },
    '10',
  ],
  [
    'the largest fleet of a partner, though its owner has less in all',
    {
      sides: {
        human: { f1: ['dd', 'dd'], f2: ['dd', 'dd'] },
        kili: { f1: ['cv', 'cv'] },
        loran: LORAN,
      },
      states: { 'human/kili': 'alliance' },
    },
    '12',
  ],
  [
    'a fleet before units of the system',
    { sides: { human: { f1: ['dd'] }, loran: LORAN }, units: [ashore('human.u1', 'fort', here)] },
    '10',
  ],
])(
  'ENC-1, ENC-5: the odds are of the battle that would be fought: %s decides',
  (_who, plan, at) => {
    expect(retreatsOf(meeting(plan))).toEqual([at, at]);
  },
);

test('ENC-1: of partners with equal fleets What if takes the first empire, where the campaign rolls', () => {
  const sides = { kili: { f1: ['cv'] }, human: { f1: ['dd'], f2: ['cv'] }, loran: LORAN };
  const [fought, asked] = retreatsOf(meeting({ sides, states: { 'kili/human': 'alliance' } }));
  expect(asked).toBe('11');
  expect(['11', '12']).toContain(fought);
});
