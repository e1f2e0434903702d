import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import { knowledgeIdOf, type VisitedFacts } from '#model/campaign/knowledge';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { missionWorld, order, wolf } from '#test/engine/phases/intel/mission-world';
import { human, loran } from '#test/support/human-and-loran';

/** Human saw in turn 3, or in another, that a stranger owns Wolf; it met Loran in turn `since`. */
function strangeWorld(since: number, turn = 3): CampaignState {
  const state = missionWorld();
  const id = knowledgeIdOf(human, wolf);
  const facts: VisitedFacts = {
    importance: 'minor',
    capacity: 8,
    raw: 3,
    traits: [],
    anomalies: [],
    owner: 'unknown',
    settlement: 'colony',
  };
  const visited = { turn, source: 'presence', facts } as const;
  const known = { ...state.knownSystems[id]!, visited };
  const met = relationIdOf(human, loran);
  return {
    ...state,
    knownSystems: { ...state.knownSystems, [id]: known },
    relations: { [met]: { ...state.relations[met]!, since } },
  };
}

test.each([
  [2, ['refused MISSION_UNFIT']],
  [3, ['doubtful MISSION_OWNER_UNKNOWN']],
  [5, ['doubtful MISSION_OWNER_UNKNOWN']],
])(
  'FOG-14: the unknown owner of a system seen in turn 3 may be an empire that was met in turn %i',
  (since, codes) => {
    const view = empireViewOf(strangeWorld(since), human, {
      campaignName: 'Test',
      rules: DEFAULT_RULE_SET,
    });
    const { verdicts } = judgeOrders(view, [order('sabotage-tech')]);
    const told = verdicts.flatMap(({ issues }) =>
      issues.map(({ code, severity }) => `${severity} ${code}`),
    );
    expect(told).toEqual(codes);
  },
);

test('FOG-14: who is met at the start isn’t the stranger whose system was known at the start', () => {
  const rules = DEFAULT_RULE_SET;
  const view = empireViewOf(strangeWorld(0, 0), human, { campaignName: 'Test', rules });
  const { verdicts } = judgeOrders(view, [order('sabotage-tech')]);
  expect(verdicts[0]?.accepted).toBe(false);
});
