import { describe, expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { compareText } from '#kernel/result/compare-text';
import type { ScriptedRoll } from '#kernel/dice/scripted-dice';
import type { EmpireId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { INTEL_MISSIONS, type IntelMission } from '#model/orders/run-mission';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { viewedBy } from '#test/fog/viewed-by';
import { designId, empireId, empireOf } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { d6, everyUnit, kili, missionWorld, order, ran, ross, sol, wolf } from './mission-world.ts';

const jain = empireId('jain');

/** What a mission is about, what it is rolled against, and what its success shows to the empire that runs it and to the owner. */
type Row = Readonly<{
  difficulty: number;
  design?: string;
  dice?: readonly ScriptedRoll[];
  runner: readonly string[];
  owner: readonly string[];
}>;
const told = (difficulty: number, ...more: readonly string[]): Row => ({
  ...{ difficulty, runner: ['IntelReported', ...more], owner: [] },
});
const harm = (difficulty: number, ...owner: readonly string[]): Row => ({
  ...{ difficulty, runner: [], owner },
});
/** A figure changes, and the owner reads the new one. */
const HURT = ['SystemHurt', 'SystemReported'] as const;
const ROWS: { readonly [M in IntelMission]: Row } = {
  'espionage-system': { difficulty: 1, runner: ['SystemReported', 'SystemVisited'], owner: [] },
  'espionage-convoy': told(1),
  'espionage-fleet': told(2),
  'espionage-troop': told(2),
  'espionage-intel': told(3),
  'espionage-tech': told(4, 'TechGained'),
  'espionage-schematics': {
    ...{ difficulty: 5, design: 'perseus', runner: ['SchematicsStolen'], owner: [] },
  },
  'espionage-diplomacy': told(6),
  'sabotage-raiding': harm(1),
  'sabotage-troop': harm(2, 'UnitDestroyed'),
  'sabotage-convoy': harm(2, 'UnitDestroyed'),
  'sabotage-ship': { ...harm(3, 'UnitDestroyed'), design: 'perseus' },
  'sabotage-base': { ...harm(3, 'UnitDestroyed'), design: 'depot' },
  'sabotage-counterintel': { ...harm(3, 'IntelHalved', ...HURT), dice: [d6(5)] },
  'sabotage-productivity': { ...harm(3, 'OutputMarked', ...HURT), dice: [d6(5)] },
  'sabotage-tech': harm(4, 'ResearchLost'),
  'sabotage-population': { ...harm(5, ...HURT), dice: [d6(5)] },
  'propaganda-labor-strike': harm(1, 'OutputMarked'),
  'propaganda-insurgency': harm(2, ...HURT),
  'propaganda-counter-insurgency': harm(2, ...HURT),
  'propaganda-diplomacy': { difficulty: 4, runner: ['CasusBelliMade'], owner: [] },
  'propaganda-coup': {
    difficulty: 5,
    runner: [
      ...['ContactSighted', 'RebelsEnlisted', 'SustainedContactSet', 'SystemConquered'],
      ...['SystemReported', 'SystemVisited', 'UnitCameUnconverted', 'UnitTaken'],
    ],
    owner: [
      ...['ContactSighted', 'SustainedContactSet', 'SystemConquered', 'SystemVisited'],
      'UnitSurrendered',
    ],
  },
};

/** Each mission has something to do at Wolf, one of a kind, so that no die draws; `intel`: of the humans. */
function worldFor(mission: IntelMission, intel: number): CampaignState {
  const isCoup = mission === 'propaganda-coup';
  const state = missionWorld({
    state: 'non-aggression',
    target: { intel: 2, ...(isCoup ? { morale: 0, rebels: 2 } : {}) },
    units: everyUnit.filter(({ id }) => !['loran.u5', 'loran.u9'].includes(id)),
  });
  const pact = relationIdOf(kili, loran);
  const covert = { ...state.relations[pact]!, state: 'trade', openly: 'non-intercourse' } as const;
  const lost = { ...state.empires[loran]!, homeworld: isCoup ? ross : wolf };
  const stranger = empireOf({ id: jain, name: 'Jain', homeworld: ross });
  const raiders = { empire: RAIDERS, units: 0, fleets: 0, works: 0, contacts: 0 };
  return {
    ...state,
    systems: { ...state.systems, [sol]: { ...state.systems[sol]!, intel } },
    relations: { ...state.relations, [pact]: covert },
    empires: { ...state.empires, [jain]: stranger, [loran]: lost },
    counters: { ...state.counters, [RAIDERS]: raiders },
  };
}

const OWN = ['IntelCommitted', 'MissionRun', 'MissionDiscovered'];
const CONTEXT = { campaignName: 'Test', rules: DEFAULT_RULE_SET };

/** A mission with a modified roll, and the same turn without it. */
function outcomeOf(mission: IntelMission, total: number) {
  const { difficulty, design, dice = [] } = ROWS[mission];
  // A result of 21 and more needs a system with more Intel than that of the others.
  const intel = total > 20 ? 15 : 6;
  const state = worldFor(mission, intel);
  const die = {
    purpose: 'mission',
    faces: 20,
    values: [total - intel + 2 + 2 + difficulty],
  } as const;
  const named = design === undefined ? null : designId(design);
  const aim = order(mission, { design: named, framing: kili });
  const run = ran(state, [aim], [die, ...(total >= 11 ? dice : [])]);
  const idle = ran(state, [], []);
  const shown = (viewer: EmpireId, of: typeof run): string =>
    JSON.stringify([viewedBy(viewer, of), empireViewOf(of.state, viewer, CONTEXT)]);
  const learned = (viewer: EmpireId): readonly string[] => {
    const count = (of: typeof run, type: string): number =>
      viewedBy(viewer, of).filter((one) => one.type === type).length;
    const types = new Set<string>(viewedBy(viewer, run).map(({ type }) => type));
    const isMore = (type: string): boolean => count(run, type) > count(idle, type);
    return [...types].filter((type) => isMore(type) && !OWN.includes(type)).sort(compareText);
  };
  const seen = (viewer: EmpireId) => viewedBy(viewer, run);
  const isSame = (viewer: EmpireId) => shown(viewer, run) === shown(viewer, idle);
  return { learned, seen, isSame };
}

const RESULTS = [
  ['fails and is found out', 4, false, human],
  ['fails', 8, false, null],
  ['succeeds and is found out', 13, true, human],
  ['succeeds', 16, true, null],
  ['succeeds and another is blamed', 23, true, kili],
] as const;

describe.each(INTEL_MISSIONS)('INT-2, INT-9: %s', (mission) => {
  test.each(RESULTS)('%s', (_, total, success, culprit) => {
    const { learned, seen, isSame } = outcomeOf(mission, total);
    const { runner, owner } = ROWS[mission];
    expect(seen(human).filter(({ type }) => type === 'MissionRun')).toMatchObject([
      { mission, success, discovered: culprit === human, framed: culprit === kili ? kili : null },
    ]);
    const done = seen(human).flatMap((one) =>
      one.type === 'MissionRun' ? [one.outcome.kind] : [],
    );
    expect(done.includes('nothing')).toBe(!success);
    expect(seen(loran).filter(({ type }) => type === 'MissionDiscovered')).toMatchObject(
      culprit === null ? [] : [{ mission, culprit, success, at: wolf }],
    );
    expect(learned(human)).toEqual(success ? runner : []);
    // Who is found out, or blamed, is resented (DIP-4).
    const felt = culprit === null ? [] : ['TensionChanged'];
    const all = [...(success ? owner : []), ...felt].sort(compareText);
    expect(learned(loran)).toEqual(all);
    if (culprit === null && owner.length === 0) expect(isSame(loran)).toBe(true);
    // The empire that is blamed, and one that has no part in it.
    expect([isSame(kili), isSame(jain)]).toEqual([true, true]);
  });
});
