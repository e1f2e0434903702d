import { describe, expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { EmpireId } from '#model/campaign/ids';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { SIGN_LEGEND } from '#report/map/siege-signs';
import { sceneOfView } from '#report/map/scene-of-view';
import { starMap, starMapFigure } from '#report/map/star-map';
import { human, jain, kili, landed, loran, sceneOf, vega, wolf } from '#test/support/siege';

type Report = Readonly<{ viewer: EmpireId; turn: number; morale: number }>;

/** All four empires have visited Wolf; some have a report of it. */
function visited(state: CampaignState, reports: readonly Report[] = []): CampaignState {
  const rows = [human, loran, kili, jain].map((viewer) => {
    const report = reports.find((one) => one.viewer === viewer);
    const from = { source: 'presence' as const };
    return {
      id: knowledgeIdOf(viewer, wolf),
      viewer,
      system: wolf,
      name: 'Wolf',
      hex: { q: 0, r: 0 },
      located: { turn: 1, ...from },
      visited: {
        turn: 3,
        ...from,
        facts: {
          ...{ importance: 'minor' as const, capacity: 9, raw: 3, traits: [], anomalies: [] },
          ...{ owner: loran, settlement: 'colony' as const },
        },
      },
      reported: report
        ? {
            ...{ turn: report.turn, ...from },
            facts: { census: 6, morale: report.morale, productivity: 5, intel: 2 },
          }
        : null,
      surveyed: 0,
    };
  });
  return { ...state, knownSystems: Object.fromEntries(rows.map((row) => [row.id, row])) };
}

const viewOf = (state: CampaignState, viewer: EmpireId) =>
  empireViewOf(state, viewer, { campaignName: 'Test', rules: DEFAULT_RULE_SET });

const signsAt = (state: CampaignState, viewer: EmpireId, system = wolf) =>
  sceneOfView(viewOf(state, viewer)).systems.find(({ id }) => id === system)?.signs ?? [];

const signsOfAll = (state: CampaignState) => ({
  human: signsAt(state, human),
  loran: signsAt(state, loran),
  kili: signsAt(state, kili),
  jain: signsAt(state, jain),
});

const seven = Array.from({ length: 7 }, () => 'cruiser');
const blockade = visited(
  sceneOf({
    system: { blockaded: true },
    fleets: { human: seven, kili: ['cruiser'] },
    units: [],
  }),
);

describe('SUP-4: the mark of a blockade', () => {
  test('is on the maps of the besiegers and of the owner, and on no other', () => {
    expect(signsOfAll(blockade)).toEqual({
      human: ['siege'],
      loran: ['siege'],
      kili: ['siege'],
      jain: [],
    });
    expect(signsAt(blockade, human, vega)).toEqual([]);
  });

  test('is not there before the Supply Phase has found a blockade', () => {
    const arrived = visited(sceneOf({ fleets: { human: seven } }));
    expect(signsAt(arrived, human)).toEqual([]);
  });

  test('is a shape that the legend and the text explain', () => {
    const view = viewOf(blockade, human);
    const { mark, meaning } = SIGN_LEGEND.siege;
    expect(starMapFigure(view).legend).toContainEqual({ mark, meaning });
    expect(starMap(view)).toMatch(/<title>Wolf: colony of [^<]*, blockaded<\/title>/u);
    expect(starMap(view)).toContain('stroke-dasharray="3 3"');
  });
});

describe('GND-4: the mark of a beachhead', () => {
  test('is on the maps of those who have ground units there, and of the owner', () => {
    const state = visited(
      sceneOf({ units: [landed('human.u9', 'regular'), landed('kili.u8', 'regular')] }),
    );
    expect(signsOfAll(state)).toEqual({
      human: ['beachhead'],
      loran: ['beachhead'],
      kili: ['beachhead'],
      jain: [],
    });
  });

  test('is on the map of a friend of the owner whose ground units see the invaders', () => {
    const state = visited(
      sceneOf({ units: [landed('human.u9', 'regular'), landed('jain.u8', 'tank')] }),
    );
    expect(signsAt(state, jain)).toEqual(['beachhead']);
    const alone = visited(sceneOf({ units: [landed('jain.u8', 'tank')] }));
    expect(signsAt(alone, jain)).toEqual([]);
  });
});

test('COL-5: a rebellion is marked for those who have a report of this turn', () => {
  const report = { turn: 3, morale: 0 };
  const state = visited(sceneOf({ system: { morale: 0 } }), [
    { viewer: human, ...report },
    { viewer: kili, ...report, turn: 2 },
    { viewer: jain, ...report, morale: 4 },
  ]);
  expect(signsOfAll(state)).toEqual({
    human: ['rebellion'],
    loran: ['rebellion'],
    kili: [],
    jain: [],
  });
});
