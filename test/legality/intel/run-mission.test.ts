import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { intelSourcesFor, missionOutlooks } from '#legality/intel/intel-outlook';
import { judgeOrders } from '#legality/judge-orders';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { brandAs } from '#kernel/brand/brand';
import type { ContactId, DesignId } from '#model/campaign/ids';
import { MILITIA_CLASS } from '#model/campaign/militia';
import type { CampaignState } from '#model/campaign/state';
import { INTEL_MISSIONS, type RunMission } from '#model/orders/run-mission';
import { percent } from '#kernel/words/percent';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import {
  everyUnit,
  kili,
  laneTo,
  missionWorld,
  order,
  ross,
  sol,
  vega,
  wolf,
} from '#test/engine/phases/intel/mission-world';
import { designId, systemId } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';

/** Wolf and Ross as they were in turn 3. */
function seen(state: CampaignState): CampaignState {
  const known = [wolf, ross].map((system) => {
    const id = knowledgeIdOf(human, system);
    const { owner, capacity, raw } = state.systems[system]!;
    const facts = {
      ...{ importance: 'minor', capacity, raw, traits: [], anomalies: [], owner },
      settlement: owner === null ? 'uninhabited' : 'colony',
    } as const;
    const visited = { turn: 3, source: 'presence', facts } as const;
    return [id, { ...state.knownSystems[id]!, visited }] as const;
  });
  return { ...state, knownSystems: { ...state.knownSystems, ...Object.fromEntries(known) } };
}

const judged = (
  state: CampaignState,
  orders: readonly RunMission[],
  rules: RuleSet = DEFAULT_RULE_SET,
) => judgeOrders(empireViewOf(state, human, { campaignName: 'Test', rules }), orders);
const codes = (...given: Parameters<typeof judged>): readonly string[] =>
  judged(...given).verdicts.flatMap(({ issues }) =>
    issues.map(({ code, severity }) => `${severity} ${code}`),
  );
const world = () => seen(missionWorld({ units: everyUnit }));

test('INT-1, INT-2: the price, and the chances by what is known', () => {
  const { verdicts, treasuryAfter } = judged(world(), [order('espionage-fleet')]);
  expect(verdicts).toMatchObject([{ accepted: true, cost: 6, issues: [] }]);
  expect(treasuryAfter).toBe(34);
  expect(verdicts[0]?.forecast).toBe(
    'Intel 4, difficulty 2, 2 jumps. You don’t know its Intel. Chances against Intel 0: success 50\u00a0%, found out 50\u00a0%; ' +
      'against Intel 8, the most it can have: success 10\u00a0%, found out 75\u00a0%. ' +
      'You get a report on all ships, flights, bases and minefields there that don’t hide.',
  );
});

test('INT-2: a report of the Intel makes the chances exact, and names its turn', () => {
  const state = world();
  const id = knowledgeIdOf(human, wolf);
  const facts = { kind: 'intel', intel: 3, mission: null } as const;
  const row = { ...state.knownSystems[id]!, reports: [{ turn: 4, facts }] };
  const told = { ...state, knownSystems: { ...state.knownSystems, [id]: row } };
  const aimed = order('sabotage-ship', { design: designId('escort'), framing: kili });
  expect(judged(told, [aimed]).verdicts[0]?.forecast).toBe(
    'Intel 4, difficulty 1, 2 jumps. Chances against Intel 3, as of turn 4: success 40\u00a0%, found out 60\u00a0%, framing 0\u00a0%. ' +
      'A ship of that class is destroyed, or else one with a lower CC.',
  );
});

test('INT-2: in an own system nobody finds it out', () => {
  const [verdict] = judged(world(), [order('propaganda-counter-insurgency', { at: sol })]).verdicts;
  expect(verdict).toMatchObject({ accepted: true, cost: 4 });
  expect(verdict?.forecast).toContain('0 jumps. Chances: success 60\u00a0%. ');
});

const perseus = designId('perseus');
const unknown = systemId('H0909');
test.each<[string, RunMission, string]>([
  ['a system that is not known', order('espionage-fleet', { at: unknown }), 'SYSTEM_UNKNOWN'],
  ['the Intel of others', order('espionage-fleet', { from: wolf }), 'INTEL_UNFIT'],
  ['sabotage of nobody', order('sabotage-tech', { at: ross }), 'MISSION_UNFIT'],
  ['sabotage at home', order('sabotage-tech', { at: sol }), 'MISSION_UNFIT'],
  ['help for a stranger', order('propaganda-counter-insurgency'), 'MISSION_UNFIT'],
  ['a ship without a class', order('sabotage-ship'), 'MISSION_CLASS'],
  ['a base that is a ship', order('sabotage-base', { design: perseus }), 'MISSION_CLASS'],
  ['a class for nothing', order('espionage-fleet', { design: perseus }), 'MISSION_CLASS'],
  ['framing the target', order('sabotage-tech', { framing: loran }), 'MISSION_FRAMING'],
  ['framing your own empire', order('sabotage-tech', { framing: human }), 'MISSION_FRAMING'],
  ['framing at home', order('espionage-fleet', { at: sol, framing: kili }), 'MISSION_FRAMING'],
])('INT-1, INT-8, INT-9: no %s', (_, given, code) => {
  expect(codes(world(), [given])).toContain(`refused ${code}`);
});

test('INT-1: no mission without a path of minor and major lanes that is known', () => {
  const state = world();
  const lanes = Object.entries(state.knownLanes).map(([id, row]) => {
    return [id, { ...row, class: row.lane === laneTo ? 'restricted' : row.class }];
  });
  const barred = { ...state, knownLanes: Object.fromEntries(lanes) as typeof state.knownLanes };
  expect(codes(barred, [order('espionage-fleet')])).toEqual(['refused MISSION_NO_PATH']);
  expect(codes({ ...state, knownLanes: {} }, [order('espionage-fleet')])).toEqual([
    'refused MISSION_NO_PATH',
  ]);
});

test('INT-1: one mission for each system and turn, and within the Treasury', () => {
  const twice = [order('espionage-fleet'), order('sabotage-tech')];
  expect(codes(world(), twice)).toEqual(['refused INTEL_USED']);
  const state = world();
  const poor = { ...state.empires[human]!, treasury: 5 };
  const broke = { ...state, empires: { ...state.empires, [human]: poor } };
  expect(codes(broke, [order('espionage-fleet')])).toEqual(['refused TREASURY_SHORT']);
});

test('FOG-14: an owner that is not known is a doubt, and one never met is refused', () => {
  expect(codes(missionWorld(), [order('sabotage-tech')])).toEqual([
    'doubtful MISSION_OWNER_UNKNOWN',
  ]);
  const { relations, ...rest } = world();
  const strangers = { ...rest, relations: { ...relations } };
  delete (strangers.relations as Record<string, unknown>)['human/loran'];
  expect(codes(strangers, [order('sabotage-tech')])).toEqual(['refused MISSION_UNFIT']);
});

test('SUP-1: raiding needs a campaign with raiders', () => {
  const raiding = [order('sabotage-raiding')];
  expect(codes(world(), raiding, { ...DEFAULT_RULE_SET, raiders: 'off' })).toEqual([
    'refused MISSION_UNFIT',
  ]);
  expect(codes(world(), raiding, { ...DEFAULT_RULE_SET, raiders: 'on' })).toEqual([]);
});

test('FOG-14: what others have at Wolf changes no verdict', () => {
  const given = [order('sabotage-ship', { design: perseus })];
  const empty = judged(seen(missionWorld({ target: { intel: 5 } })), given);
  const full = judged(world(), given);
  expect(empty.verdicts).toEqual(full.verdicts);
  expect(vega).not.toBe(wolf);
});

test('INT-1: who reaches a system is told with Intel, jumps and cost, the best first', () => {
  const view = empireViewOf(world(), human, { campaignName: 'Test', rules: DEFAULT_RULE_SET });
  expect(intelSourcesFor(view, wolf)).toEqual([
    { system: sol, name: view.systems[sol]!.name, intel: 4, jumps: 2, cost: 6 },
  ]);
  expect(intelSourcesFor(view, unknown)).toEqual([]);
});

test.each([
  ['another empire', wolf],
  ['nobody', ross],
  ['your own empire', sol],
])('INT-3: in a system of %s just those missions are told of that can be ordered', (_, at) => {
  const view = empireViewOf(world(), human, { campaignName: 'Test', rules: DEFAULT_RULE_SET });
  const told = missionOutlooks(view, view.systems[at]!, { system: sol, jumps: 2 });
  const fit = INTEL_MISSIONS.filter(
    (mission) => !codes(world(), [order(mission, { at })]).includes('refused MISSION_UNFIT'),
  );
  expect(told.map(({ mission }) => mission)).toEqual(fit);
});

test('INT-2: the chances told of a mission are those of its order', () => {
  const view = empireViewOf(world(), human, { campaignName: 'Test', rules: DEFAULT_RULE_SET });
  const all = missionOutlooks(view, view.systems[wolf]!, { system: sol, jumps: 2 });
  const told = all.filter(({ chances }) => chances.length > 0);
  expect(told.length).toBeGreaterThan(12);
  for (const { mission, chances } of told) {
    const forecast = judged(world(), [order(mission)]).verdicts[0]?.forecast ?? '';
    for (const { success, discovered } of chances)
      expect(forecast, mission).toContain(
        `success ${percent(success)}, found out ${percent(discovered)}`,
      );
  }
});

const SCHEMATICS = 'espionage-schematics';
/** What the humans know of Wolf: Census 7 in turn 3, or what the Loran have unlocked. */
function informed(
  part: Readonly<{ census?: number; unlocked?: readonly DesignId[] }>,
  state = world(),
): CampaignState {
  const id = knowledgeIdOf(human, wolf);
  const row = state.knownSystems[id]!;
  const facts = { census: part.census ?? 0, morale: 2, productivity: 1, intel: null };
  const tech = { kind: 'tech', empire: loran, era: 2, pool: 0, unlocked: part.unlocked ?? [] };
  const told = {
    ...row,
    ...(part.census === undefined ? {} : { reported: { turn: 3, source: 'mission', facts } }),
    ...(part.unlocked === undefined ? {} : { reports: [{ turn: 4, facts: tech }] }),
  } as typeof row;
  return { ...state, knownSystems: { ...state.knownSystems, [id]: told } };
}
test('INT-5, FOG-14: schematics are judged by what the player knows', () => {
  const plans = [order(SCHEMATICS, { design: perseus })];
  const texts = (state: CampaignState) =>
    judged(state, plans).verdicts.flatMap(({ issues }) => issues.map(({ text }) => text));
  expect(codes(world(), plans)).toEqual([]);
  expect(codes(world(), [order(SCHEMATICS)])).toEqual(['refused MISSION_CLASS']);
  // Everybody knows this class, whether a campaign has it yet or not.
  const militia = [order(SCHEMATICS, { design: MILITIA_CLASS.id })];
  expect(codes(world(), militia)).toEqual(['refused MISSION_CLASS']);
  expect(texts(informed({ census: 5 }))).toEqual([]);
  expect(texts(informed({ census: 4 }))).toEqual([
    'The schematics of perseus need Census 5, and Wolf had Census 4 in turn 3.',
  ]);
  expect(texts(seen(missionWorld({ target: { capacity: 4 } })))).toEqual([
    'The schematics of perseus need Census 5, and Wolf can have no more than 4.',
  ]);
  expect(texts(informed({ unlocked: [perseus] }))).toEqual([]);
  expect(texts(informed({ unlocked: [designId('escort')] }))).toEqual([
    'Your report of turn 4 doesn’t list perseus among the classes of the owner.',
  ]);
});

test.each([
  [undefined, 'You don’t know whether Wolf is in rebellion. If it isn’t, a coup does nothing.'],
  [2, 'Wolf had Morale 2 in turn 3. A coup does nothing unless there is a rebellion.'],
  [0, undefined],
])('INT-7, FOG-14: a coup with a last known Morale of %s', (morale, text) => {
  const id = knowledgeIdOf(human, wolf);
  const state = informed(morale === undefined ? {} : { census: 7 });
  const row = state.knownSystems[id]!;
  const known = row.reported && {
    ...row.reported,
    facts: { ...row.reported.facts, morale: morale ?? 0 },
  };
  const told = {
    ...state,
    knownSystems: { ...state.knownSystems, [id]: { ...row, reported: known } },
  };
  const [verdict] = judged(told, [order('propaganda-coup')]).verdicts;
  expect(verdict?.accepted).toBe(true);
  expect(verdict?.issues.map((issue) => issue.text)).toEqual(text === undefined ? [] : [text]);
});

test.each([['unlocked'], ['schematics']] as const)(
  'INT-5: no schematics of a class that is %s',
  (where) => {
    const state = world();
    const own = { ...state.empires[human]!, [where]: [perseus] };
    const able = { ...state, empires: { ...state.empires, [human]: own } };
    expect(codes(able, [order(SCHEMATICS, { design: perseus })])).toEqual([
      'refused MISSION_CLASS',
    ]);
  },
);

test('FOG-5: where stats are fought for, an unknown class has an unknown difficulty', () => {
  const fought = { ...DEFAULT_RULE_SET, classStats: 'fought' } as const;
  const id = knowledgeIdOf(human, perseus);
  const known = { turn: 2, source: 'presence' } as const;
  const named = { id, viewer: human, design: perseus, level: 'name', known } as const;
  const state = { ...world(), knownDesigns: { [id]: named } };
  const plans = [order(SCHEMATICS, { design: perseus })];
  expect(codes(world(), plans, fought)).toEqual(['refused MISSION_CLASS']);
  expect(codes(state, plans, fought)).toEqual(['doubtful MISSION_STATS_UNKNOWN']);
  const secretly = missionWorld({ units: everyUnit });
  const { [loran]: theirs, ...others } = secretly.empires;
  const poor = { ...state, empires: { ...others, [loran]: { ...theirs!, unlocked: [] } } };
  expect(judged(poor, plans).verdicts).toEqual(judged(state, plans).verdicts);
});

test('INT-8, FOG-5: a single ship is one whose name was learned, where it is believed', () => {
  const id = brandAs<ContactId>('human.c1');
  const contact = {
    ...{ id, viewer: human, owner: loran, current: false, told: 0, cameFrom: null, leftFor: null },
    subject: { kind: 'garrison', owner: loran },
    place: { kind: 'system', system: wolf },
    ...{ groups: [], ships: ['Argo'], seen: { turn: 3, source: 'presence' } },
  } as const;
  const state: CampaignState = { ...world(), contacts: { [id]: contact } as never };
  const aim = { design: perseus, named: 'Argo' };
  expect(codes(state, [order('sabotage-ship', aim)])).toEqual([]);
  const refused = ['refused MISSION_SHIP'];
  expect(codes(world(), [order('sabotage-ship', aim)])).toEqual(refused);
  expect(codes(state, [order('sabotage-ship', { ...aim, named: 'Hermes' })])).toEqual(refused);
  const elsewhere = { ...contact, place: { kind: 'system', system: ross } };
  expect(
    codes({ ...state, contacts: { [id]: elsewhere } as never }, [order('sabotage-ship', aim)]),
  ).toEqual(refused);
  expect(
    codes(state, [order('sabotage-base', { design: designId('depot'), named: 'Argo' })]),
  ).toEqual(refused);
});
