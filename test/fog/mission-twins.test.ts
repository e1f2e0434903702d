import { describe, expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { EmpireId } from '#model/campaign/ids';
import { INTEL_MISSIONS, type IntelMission, type RunMission } from '#model/orders/run-mission';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { INTEL_MISSION_TABLE } from '#rules/intel/mission-table';
import {
  d6,
  everyUnit,
  kili,
  missionWorld,
  order,
  ran,
  rolls,
  ross,
} from '#test/engine/phases/intel/mission-world';
import { designId } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { viewedBy } from './viewed-by.ts';

type Run = ReturnType<typeof ran>;

const RULES = { ...DEFAULT_RULE_SET, tension: 'on' } as const;
/** All that an empire is told and shown after the Intel Phase, as bytes. */
const shown = (viewer: EmpireId, run: Run): string =>
  JSON.stringify([
    viewedBy(viewer, run),
    empireViewOf(run.state, viewer, { campaignName: 'Test', rules: RULES }),
  ]);

const DESIGNS: Readonly<Partial<Record<IntelMission, string>>> = {
  'sabotage-ship': 'perseus',
  'sabotage-base': 'depot',
  'espionage-schematics': 'perseus',
};
const aimed = (mission: IntelMission, part: Partial<RunMission> = {}): RunMission => {
  const design = DESIGNS[mission];
  return order(mission, { design: design === undefined ? null : designId(design), ...part });
};

const difficultyOf = (mission: IntelMission): number => {
  const { difficulty } = INTEL_MISSION_TABLE[mission];
  if (mission === 'espionage-schematics') return 5;
  return typeof difficulty === 'number' ? difficulty : 3;
};

/** A world with units enough for each mission and no second one of a kind, so that no die draws. */
const world = (): CampaignState =>
  missionWorld({
    state: 'non-aggression',
    target: { intel: 0 },
    units: everyUnit.filter(({ id }) => !['loran.u5', 'loran.u9'].includes(id)),
  });
const LASTING: readonly IntelMission[] = [
  'sabotage-counterintel',
  'sabotage-productivity',
  'sabotage-population',
];
/** A run with this modified roll; Wolf has no Intel here, so that a mission has a point more. */
const runOf = (mission: IntelMission, total: number, part: Partial<RunMission> = {}): Run => {
  const isLasting = LASTING.includes(mission) && total >= 11;
  const script = rolls(total - 1, difficultyOf(mission), ...(isLasting ? [d6(5)] : []));
  return ran(world(), [aimed(mission, part)], script);
};
const idle = (): Run => ran(world(), [], []);

describe.each(INTEL_MISSIONS)('FOG-15, INT-9: %s', (mission) => {
  test('shows to nobody who has no part in it, be it run or not', () => {
    for (const total of [4, 8, 13, 16]) {
      expect(shown(kili, runOf(mission, total)), String(total)).toBe(shown(kili, idle()));
    }
  });

  test('shows to its target only what is found out, or what it does', () => {
    expect(shown(loran, runOf(mission, 8))).toBe(shown(loran, idle()));
    const isEspionage = INTEL_MISSION_TABLE[mission].family === 'espionage';
    const isSecret = isEspionage || mission === 'propaganda-diplomacy';
    // No raiders come, and there is no rebellion.
    const isIdle = mission === 'sabotage-raiding' || mission === 'propaganda-coup';
    if (isSecret || isIdle) expect(shown(loran, runOf(mission, 16))).toBe(shown(loran, idle()));
    expect(shown(loran, runOf(mission, 13))).not.toBe(shown(loran, idle()));
  });
});

/** A coup at Wolf, which is no homeworld here, or none. */
const coupOf = (isRun: boolean, rebels = 2): Run => {
  const state = missionWorld({ target: { intel: 0, morale: 0, rebels } });
  const theirs = { ...state.empires[loran]!, homeworld: ross };
  const moved = { ...state, empires: { ...state.empires, [loran]: theirs } };
  return isRun ? ran(moved, [order('propaganda-coup')], rolls(15, 5)) : ran(moved, [], []);
};
test('INT-7, FOG-7: a coup shows to its parties, and to nobody who is not there', () => {
  expect(shown(kili, coupOf(true))).toBe(shown(kili, coupOf(false)));
  const of = (viewer: EmpireId) => viewedBy(viewer, coupOf(true)).map(({ type }) => type);
  expect(of(loran)).toContain('SystemConquered');
  expect(of(human)).toEqual(expect.arrayContaining(['SystemConquered', 'RebelsEnlisted']));
  expect(of(loran)).not.toContain('RebelsEnlisted');
});
test('INT-7, FOG-6: the old owner, who has nothing left there, can’t tell how many rebels joined', () => {
  const seen = (rebels: number) => {
    const { events, state } = coupOf(true, rebels);
    return viewedBy(loran, { events, state }).filter(({ type }) => type !== 'SystemConquered');
  };
  expect(seen(1)).toEqual(seen(4));
});

/** The best result that framing needs: the human Intel is 9 here. */
const framed = (framing: EmpireId | null, by: EmpireId = human): Run => {
  const state = world();
  const strong = { ...Object.values(state.systems).find(({ owner }) => owner === by)!, intel: 9 };
  const systems = { ...state.systems, [strong.id]: strong };
  const given = order('propaganda-insurgency', { framing });
  return ran({ ...state, systems }, [given], [{ purpose: 'mission', values: [18] }]);
};

test('INT-9: the empire that is framed is told nothing', () => {
  expect(shown(kili, framed(kili))).toBe(shown(kili, framed(null)));
});

test('INT-9: the target takes the framed empire for the culprit, and sees no trace of the true one', () => {
  const run = framed(kili);
  const of = (type: string) => viewedBy(loran, run).filter((one) => one.type === type);
  expect([...of('MissionDiscovered'), ...of('SystemHurt')]).toMatchObject([
    { type: 'MissionDiscovered', culprit: kili },
    { type: 'SystemHurt', harm: { because: 'agents', by: null } },
  ]);
  expect(JSON.stringify(viewedBy(loran, run))).not.toContain('human');
});

test('INT-9, FOG-6: two missions that do the same look the same to their target', () => {
  const marks = (mission: IntelMission) =>
    viewedBy(loran, runOf(mission, 16)).filter(({ type }) => type === 'OutputMarked');
  expect(marks('propaganda-labor-strike')).toHaveLength(1);
  expect(marks('sabotage-productivity')).toEqual(marks('propaganda-labor-strike'));
});

test('FOG-10: reports are knowledge of the empire that ordered them alone', () => {
  for (const mission of INTEL_MISSIONS.filter((one) => one.startsWith('espionage-'))) {
    const run = runOf(mission, 16);
    const { knownSystems } = run.state;
    const without = Object.fromEntries(
      Object.entries(knownSystems).filter(([, { viewer }]) => viewer !== human),
    ) as typeof knownSystems;
    const bare = { ...run, state: { ...run.state, knownSystems: without } };
    for (const viewer of [loran, kili]) expect(shown(viewer, run)).toBe(shown(viewer, bare));
  }
});
