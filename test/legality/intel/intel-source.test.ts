import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { bookIntel, intelSourceIssues, ownIntelOf } from '#legality/intel/intel-source';
import { planOf } from '#legality/plan/plan';
import { intelHalvedIdOf } from '#model/campaign/effect';
import type { SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { campaignOf, empireOf, systemId, systemOf } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';

const sol = systemId('H0202');
const wolf = systemId('H0303');
const kili = systemId('H0404');
const ross = systemId('H0101');

function world(): CampaignState {
  const state = campaignOf({
    turn: 4,
    empires: [empireOf({ id: human }), empireOf({ id: loran })],
    systems: [
      systemOf({ id: sol, name: 'Sol', owner: human, census: 8, intel: 5 }),
      systemOf({ id: wolf, name: 'Wolf', owner: human, census: 3, intel: 1 }),
      systemOf({ id: ross, name: 'Ross', owner: human, census: 3, intel: 0 }),
      systemOf({ id: kili, name: 'Kili', owner: loran, census: 6, intel: 6 }),
    ],
  });
  const marks = [sol, wolf, kili].map((system, index) => {
    const [id, subject] = [intelHalvedIdOf(system, 4), { kind: 'system', system } as const];
    const owner = system === kili ? loran : human;
    const kind = 'intel-halved' as const;
    return { id, kind, owner, subject, amount: index === 0 ? 1 : 2, begins: 4, ends: 4 };
  });
  return { ...state, effects: Object.fromEntries(marks.map((mark) => [mark.id, mark])) };
}

const viewOf = (state: CampaignState) =>
  empireViewOf(state, human, { campaignName: 'Test', rules: DEFAULT_RULE_SET });
const codes = (state: CampaignState, system: SystemId): readonly string[] =>
  intelSourceIssues(planOf(viewOf(state)), system).map(({ code, text }) => `${code} ${text}`);

test('INT-6: an empire knows the effective Intel of its own systems, and of no others', () => {
  const view = viewOf(world());
  expect([sol, wolf, ross, kili].map((system) => ownIntelOf(view, system))).toEqual([2, 0, 0, 0]);
  expect(view.intelHalved).toEqual({ [sol]: 1, [wolf]: 2 });
});

test('INT-1: an order may use the Intel of an own system that has some', () => {
  const state = world();
  expect(codes(state, sol)).toEqual([]);
  expect(codes(state, wolf)).toEqual([
    'INTEL_UNFIT Wolf has no effective Intel this turn. Choose a system that has some.',
  ]);
  expect(codes(state, ross)).toEqual([
    'INTEL_UNFIT Ross has no Intel. Choose a system that has some.',
  ]);
  expect(codes(state, kili)).toEqual([
    'INTEL_UNFIT You do not own that system. Choose a system of your own.',
  ]);
});

test('INT-1: two orders of a sheet can’t use the Intel of one system', () => {
  const plan = planOf(viewOf(world()));
  bookIntel(plan, sol);
  expect(intelSourceIssues(plan, sol, 'support')).toMatchObject([
    {
      severity: 'refused',
      code: 'INTEL_USED',
      path: 'support',
      text: 'An earlier order uses the Intel of Sol. Each system can do one thing in a turn.',
    },
  ]);
});
