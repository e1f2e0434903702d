import { expect, test } from 'vitest';
import { openingPhase } from '#engine/phases/opening/phase';
import type { ScriptedRoll } from '#kernel/dice/scripted-dice';
import { outputMarkIdOf } from '#model/campaign/effect';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { laneIdOf } from '#model/campaign/lane';
import type { IntelMission } from '#model/orders/run-mission';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { effectiveIntelOf } from '#rules/intel/effective-intel';
import { designId, unitId } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf } from '#test/support/run-phases';
import {
  d6,
  draw,
  everyUnit,
  kili,
  missionWorld,
  order,
  ran,
  rolls,
  ross,
  sol,
  systemIn,
  vega,
  wolf,
} from './mission-world.ts';

const told = (run: ReturnType<typeof ran>) =>
  eventsOf(run.events, 'MissionRun').map(({ total, success, discovered, framed, outcome }) => ({
    ...{ total, success, discovered, framed, outcome: outcome.kind },
  }));
const found = (run: ReturnType<typeof ran>) =>
  eventsOf(run.events, 'MissionDiscovered').map(({ empire, culprit, success, witnesses }) => ({
    ...{ empire, culprit, success, told: witnesses.map((one) => one.empire) },
  }));

test('INT-1, ECO-6: a mission costs its Intel and its jumps, and is run in the Intel Phase', () => {
  const run = ran(missionWorld(), [order('espionage-troop')], rolls(11, 2));
  expect(run.state.empires[human]!.treasury).toBe(40 - 4 - 2);
  expect(eventsOf(run.events, 'IntelCommitted')).toMatchObject([{ system: sol, points: 6 }]);
  expect(eventsOf(run.events, 'MissionRun')).toMatchObject([
    { mission: 'espionage-troop', at: wolf, from: sol, against: loran, total: 11 },
  ]);
});

test.each([
  ['a stranger', {}],
  ['nobody', { systems: 'unowned' }],
] as const)(
  'INT-1, FOG-14: a mission where %s is found costs its points, and its player is told the same',
  (_, { systems }: { systems?: 'unowned' }) => {
    const state = missionWorld();
    const wolfNow =
      systems === undefined ? systemIn(state, wolf) : { ...systemIn(state, wolf), owner: null };
    const world = { ...state, relations: {}, systems: { ...state.systems, [wolf]: wolfNow } };
    const run = ran(world, [order('sabotage-tech')], []);
    expect(told(run)).toEqual([]);
    expect(run.state.empires[human]!.treasury).toBe(40 - 4 - 2);
    expect(eventsOf(run.events, 'OrderFailed')).toMatchObject([
      { kind: 'RunMission', because: 'owner-unmet', about: 'Wolf' },
    ]);
  },
);

test('INT-1: what can’t be paid is not run', () => {
  const state = missionWorld();
  const poor = { ...state.empires[human]!, treasury: 5 };
  const run = ran(
    { ...state, empires: { ...state.empires, [human]: poor } },
    [order('espionage-troop')],
    [],
  );
  expect(eventsOf(run.events, 'OrderFailed')).toMatchObject([
    { kind: 'RunMission', because: 'treasury-short', about: 'Sol' },
  ]);
  expect(told(run)).toEqual([]);
});

test.each([
  [4, false, true],
  [5, false, true],
  [6, false, false],
  [10, false, false],
  [11, true, true],
  [15, true, true],
  [16, true, false],
])('INT-2, INT-9: a modified %i: success %s, found out %s', (total, success, discovered) => {
  const run = ran(missionWorld(), [order('espionage-system')], rolls(total, 1));
  expect(told(run)).toMatchObject([{ total, success, discovered }]);
  expect(found(run)).toEqual(
    discovered ? [{ empire: loran, culprit: human, success, told: [loran] }] : [],
  );
});

test('INT-9: from 21 on another empire is blamed, and isn’t told', () => {
  const run = ran(missionWorld(), [order('espionage-system', { framing: kili })], rolls(20, 1));
  expect([told(run), found(run)]).toMatchObject([[{ framed: null, discovered: false }], []]);
  const state = missionWorld({ target: { intel: 0 } });
  const framing = ran(
    state,
    [order('espionage-system', { framing: kili })],
    [{ purpose: 'mission', values: [20] }],
  );
  expect(told(framing)).toMatchObject([{ total: 21, framed: kili, discovered: false }]);
  expect(found(framing)).toEqual([{ empire: loran, culprit: kili, success: true, told: [loran] }]);
});

test('INT-2: an own system’s Intel is not against the mission, and nobody finds it out', () => {
  const run = ran(
    missionWorld(),
    [order('propaganda-counter-insurgency', { at: sol })],
    [{ purpose: 'mission', values: [9] }],
  );
  // 9 + 4 − 2: its own Intel is left out, there are no jumps.
  expect(told(run)).toMatchObject([{ total: 11, success: true, discovered: false }]);
  expect(found(run)).toEqual([]);
  expect(systemIn(run.state, sol).morale).toBe(7);
});

test.each<[IntelMission, number, Readonly<Record<string, unknown>>]>([
  ['propaganda-insurgency', 2, { morale: 4 }],
  ['propaganda-labor-strike', 1, { morale: 5, productivity: 6 }],
])('INT-7: %s', (mission, difficulty, values) => {
  const run = ran(missionWorld(), [order(mission)], rolls(16, difficulty));
  expect(systemIn(run.state)).toMatchObject(values);
});

test('INT-7: Counter-Insurgency at a friend’s, no further than the Census', () => {
  const friend = missionWorld({ state: 'non-aggression', target: { morale: 7 } });
  const run = ran(friend, [order('propaganda-counter-insurgency')], rolls(16, 2));
  expect(systemIn(run.state).morale).toBe(7);
  const run2 = ran(
    missionWorld({ state: 'non-aggression' }),
    [order('propaganda-counter-insurgency')],
    rolls(16, 2),
  );
  expect(systemIn(run2.state).morale).toBe(6);
});

test('INT-6, INT-7, ECO-1: output is halved next turn, once for each mission', () => {
  const state = missionWorld();
  const second = { ...systemIn(state, vega), owner: human, intel: 2 };
  const both = { ...state, systems: { ...state.systems, [vega]: second } };
  const lanes = { ...both.knownLanes, ...knownTo(both) };
  const run = ran(
    { ...both, knownLanes: lanes },
    [order('propaganda-labor-strike'), order('sabotage-productivity', { from: vega })],
    [
      // Vega: 2 − 1 − 3 − 1.
      { purpose: 'mission', values: [16] },
      { purpose: 'mission', values: [19] },
      d6(3),
    ],
  );
  expect(run.state.effects[outputMarkIdOf('halved', wolf, 6)]).toMatchObject({ amount: 2 });
  const opened = openingPhase.run({
    ...{ state: { ...run.state, turn: 6, phase: 'opening' }, orders: {}, rules: DEFAULT_RULE_SET },
    ...{ dice: undefined as never, decide: undefined as never },
  });
  expect(opened.done && systemIn(opened.state).utilized).toBe(1);
});

/** What the humans know of a lane from Wolf to Vega. */
function knownTo({ knownLanes }: ReturnType<typeof missionWorld>) {
  const [row] = Object.values(knownLanes);
  const lane = laneIdOf(wolf, vega);
  const id = knowledgeIdOf(human, lane);
  return { [id]: { ...row!, id, lane, a: wolf, b: vega } };
}

test.each([
  ['sabotage-counterintel', 3, 'intel', 1],
  ['sabotage-productivity', 3, 'productivity', 6],
  ['sabotage-population', 5, 'census', 7],
] as const)(
  'INT-6: %s takes a point of %3$s for ever on 4 or more',
  (mission, difficulty, figure, had) => {
    for (const die of [3, 4]) {
      const run = ran(missionWorld(), [order(mission)], rolls(16, difficulty, d6(die)));
      expect(systemIn(run.state)[figure], String(die)).toBe(had - (die === 4 ? 1 : 0));
      expect(eventsOf(run.events, 'MissionRun')).toMatchObject([
        { outcome: { kind: 'lasting', die, lost: die === 4 } },
      ]);
    }
  },
);

test('INT-6: Population takes Morale too, and the last Census ends the colony', () => {
  const run = ran(missionWorld(), [order('sabotage-population')], rolls(16, 5, d6(1)));
  expect(systemIn(run.state)).toMatchObject({ morale: 4, census: 7 });
  const last = missionWorld({ target: { census: 1, morale: 1, productivity: 1 } });
  const dead = ran(last, [order('sabotage-population')], rolls(16, 5, d6(6)));
  expect(eventsOf(dead.events, 'ColonyDied')).toMatchObject([{ empire: loran, system: wolf }]);
});

test('INT-6: Counterintel halves the Intel of the next turn, and of no other', () => {
  const state = missionWorld({ target: { intel: 5 } });
  // 4 − 5 − 3 − 2.
  const script = [{ purpose: 'mission', values: [17] }, d6(2)];
  const run = ran(state, [order('sabotage-counterintel')], script);
  expect(told(run)).toMatchObject([{ total: 11, success: true }]);
  const effective = [5, 6, 7].map((turn) =>
    effectiveIntelOf(systemIn(run.state), run.state.effects, turn),
  );
  expect(effective).toEqual([5, 2, 5]);
});

test('INT-6: Tech takes five times the Utilized Productivity, but no more than there is', () => {
  const run = ran(missionWorld(), [order('sabotage-tech')], rolls(16, 4));
  expect(run.state.empires[loran]!.techPool).toBe(37 - 30);
  const poor = ran(
    missionWorld({ target: { utilized: 8 } }),
    [order('sabotage-tech')],
    rolls(16, 4),
  );
  expect(poor.state.empires[loran]!.techPool).toBe(0);
  expect(eventsOf(poor.events, 'ResearchLost')).toMatchObject([{ points: 37, pool: 0 }]);
});

const lost = (run: ReturnType<typeof ran>) =>
  eventsOf(run.events, 'UnitDestroyed').map(({ unit }) => unit.split('.')[1]);
const world = () => missionWorld({ units: everyUnit });

test.each<[IntelMission, string | null, number, readonly ScriptedRoll[], readonly string[]]>([
  ['sabotage-troop', null, 2, [draw(2, 2)], ['u9']],
  ['sabotage-convoy', null, 2, [draw(2, 2)], ['u5']],
  ['sabotage-convoy', 'convoy', 2, [draw(1, 2)], ['u10', 'u4']],
  ['sabotage-ship', 'perseus', 3, [], ['u1']],
  ['sabotage-ship', 'escort', 1, [draw(1, 2)], ['u11', 'u2']],
  ['sabotage-base', 'depot', 3, [], ['u6']],
])('INT-6, INT-8: %s of %s', (mission, named, difficulty, more, units) => {
  const design = named === null ? null : designId(named);
  const script = rolls(16, difficulty, ...more);
  expect(lost(ran(world(), [order(mission, { design })], script))).toEqual(units);
});

/** The second escort of the Loran is called Argo, and the only Perseus Theseus. */
const christened = everyUnit.map((unit) => {
  const name = { 'loran.u1': 'Theseus', 'loran.u2': 'Argo', 'loran.u3': 'Hermes' }[String(unit.id)];
  return name === undefined ? unit : { ...unit, name };
});
test.each<[string, string, string, readonly ScriptedRoll[], readonly string[]]>([
  ['the ship that is meant', 'Hermes', 'escort', [], ['u3']],
  ['with all that it carries', 'Argo', 'escort', [], ['u11', 'u2']],
  ['another of the class if it is gone', 'Medea', 'escort', [draw(2, 2)], ['u3']],
  ['no ship of another class', 'Theseus', 'escort', [draw(2, 2)], ['u3']],
])('INT-8: a single ship: %s', (_, named, design, more, units) => {
  const aim = order('sabotage-ship', { design: designId(design), named });
  expect(lost(ran(missionWorld({ units: christened }), [aim], rolls(16, 1, ...more)))).toEqual(
    units,
  );
});

test('INT-8: where the named class is absent a smaller one is hit, and nothing if there is none', () => {
  const rest = everyUnit.filter(({ id }) => id !== unitId('loran.u1'));
  const aim = order('sabotage-ship', { design: designId('perseus') });
  const smaller = ran(missionWorld({ units: rest }), [aim], rolls(16, 3, draw(2, 2)));
  expect(lost(smaller)).toEqual(['u3']);
  const none = ran(missionWorld(), [aim], rolls(16, 3));
  expect([lost(none), told(none)]).toMatchObject([[], [{ success: true, outcome: 'nothing' }]]);
});

test('INT-6, SUP-1: Raiding has no effect where nobody plays with raiders', () => {
  expect(told(ran(world(), [order('sabotage-raiding')], rolls(16, 1)))).toMatchObject([
    { success: true, outcome: 'nothing' },
  ]);
});

test('INT-7: a reason for war of 5% for each Census, this turn and the next', () => {
  const run = ran(missionWorld(), [order('propaganda-diplomacy')], rolls(16, 4));
  expect(
    Object.values(run.state.effects).filter(({ kind }) => kind === 'casus-belli'),
  ).toMatchObject([
    { id: 'casus-belli/human/loran/5', owner: human, amount: 35, begins: 5, ends: 6 },
  ]);
});

test('INT-1: nobody’s systems are open to Espionage, and the Intel of a system comes back', () => {
  const run = ran(
    missionWorld(),
    [order('espionage-fleet', { at: ross })],
    [{ purpose: 'mission', values: [9] }],
  );
  expect(told(run)).toMatchObject([{ total: 10, success: false, discovered: false }]);
  expect(effectiveIntelOf(systemIn(run.state, sol), run.state.effects, 6)).toBe(4);
});
