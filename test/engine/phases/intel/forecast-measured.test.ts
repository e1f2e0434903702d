import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import type { IntelMission } from '#model/orders/run-mission';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf } from '#test/support/run-phases';
import { kili, missionWorld, order, ran, wolf } from './mission-world.ts';

const FACES = Array.from({ length: 20 }, (_, at) => at + 1);

/** A world in which the humans know the Intel of Wolf, by a report of their spies. */
function informed(intel: number): CampaignState {
  const world = missionWorld({ state: 'non-aggression', target: { intel } });
  const id = knowledgeIdOf(human, wolf);
  const reports = [{ turn: 4, facts: { kind: 'intel', intel, mission: null } }] as const;
  const row = { ...world.knownSystems[id]!, reports };
  return { ...world, knownSystems: { ...world.knownSystems, [id]: row } };
}

/** The chances that the verdict tells, in percent: success, found out, framing. */
function told(state: CampaignState, mission: IntelMission): readonly number[] {
  const view = empireViewOf(state, human, { campaignName: 'Test', rules: DEFAULT_RULE_SET });
  const [verdict] = judgeOrders(view, [order(mission, { framing: kili })]).verdicts;
  const text = verdict?.forecast ?? '';
  return ['success', 'found out', 'framing'].map((word) =>
    Number(new RegExp(`${word} (\\d+)`, 'u').exec(text)?.[1]),
  );
}

/** What comes of it, with each face of the die once. */
function measured(state: CampaignState, mission: IntelMission): readonly number[] {
  const runs = FACES.map((face) =>
    ran(state, [order(mission, { framing: kili })], [{ purpose: 'mission', values: [face] }]),
  );
  const share = (some: readonly boolean[]): number =>
    some.filter(Boolean).length * (100 / FACES.length);
  const own = runs.map(({ events }) => eventsOf(events, 'MissionRun')[0]!);
  const blamed = runs.map(({ events }) => eventsOf(events, 'MissionDiscovered')[0]?.culprit);
  return [
    share(own.map(({ success }) => success)),
    share(blamed.map((culprit) => culprit === human)),
    share(blamed.map((culprit) => culprit === kili)),
  ];
}

test.each<readonly [IntelMission, number]>([
  ['propaganda-insurgency', 0],
  ['propaganda-insurgency', 3],
  ['propaganda-labor-strike', 1],
  ['sabotage-tech', 6],
])(
  'INT-2, INT-9: what the verdict says of %s against Intel %i is what happens',
  (mission, intel) => {
    const state = informed(intel);
    expect(told(state, mission)).toEqual(measured(state, mission));
    expect(state.systems[wolf]?.owner).toBe(loran);
  },
);
