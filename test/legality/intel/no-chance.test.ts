import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { missionWorld, order, wolf } from '#test/engine/phases/intel/mission-world';
import { human } from '#test/support/human-and-loran';

// d20 + Intel 4 − difficulty 2 − 2 jumps − the Intel that was reported must be 11.
test.each([
  [9, false],
  [10, true],
])(
  'INT-2: a mission that can’t succeed by what is known is doubtful: against Intel %i',
  (intel, isDoubtful) => {
    const state = missionWorld();
    const id = knowledgeIdOf(human, wolf);
    const facts = { census: 7, morale: 5, productivity: 6, intel };
    const reported = { turn: 4, source: 'presence', facts } as const;
    const knownSystems = { ...state.knownSystems, [id]: { ...state.knownSystems[id]!, reported } };
    const about = { campaignName: 'Test', rules: DEFAULT_RULE_SET };
    const view = empireViewOf({ ...state, knownSystems }, human, about);
    const [verdict] = judgeOrders(view, [order('espionage-fleet')]).verdicts;
    expect(verdict?.accepted).toBe(true);
    expect(verdict?.issues.some(({ code }) => code === 'NO_CHANCE')).toBe(isDoubtful);
  },
);
