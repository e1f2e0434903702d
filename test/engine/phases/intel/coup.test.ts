import { describe, expect, test } from 'vitest';
import { riseUp } from '#engine/phases/colony/rise-up';
import { endOfTurnPhase } from '#engine/phases/end-of-turn/phase';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import { recorderOf } from '#engine/record/recorder';
import { type ScriptedRoll, scriptedDice } from '#kernel/dice/scripted-dice';
import { coupIdOf } from '#model/campaign/effect';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { laneIdOf } from '#model/campaign/lane';
import { MILITIA_CLASS } from '#model/campaign/militia';
import { type DiplomaticState, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { Unit } from '#model/forces/unit';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { designId, unitId } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf, runPhases } from '#test/support/run-phases';
import {
  everyUnit,
  kili,
  loranFleet,
  missionWorld,
  order,
  ran,
  rolls,
  sol,
  systemIn,
  vega,
  wolf,
} from './mission-world.ts';

const coup = order('propaganda-coup');
const REBELLION = { census: 7, morale: 0, rebels: 3 } as const;
const rebelling = (target: Partial<StarSystem> = {}, units: readonly Unit[] = everyUnit) =>
  missionWorld({ target: { ...REBELLION, ...target }, units });
const taken = (state: CampaignState) => ran(state, [coup], rolls(16, 5));
const idsOf = (state: CampaignState, owner: string, design: string) =>
  Object.values(state.units).flatMap((unit) =>
    unit.owner === owner && unit.design === designId(design) ? [unit.id] : [],
  );

describe('INT-7: a coup', () => {
  test('gives control, with Morale and Intel 0, and rebels as ground units', () => {
    const { state, events } = taken(rebelling({ intel: 1, martialLaw: true }));
    expect(systemIn(state)).toMatchObject({
      ...{ owner: human, census: 7, morale: 0, intel: 0, rebels: 0, utilized: 0 },
      martialLaw: false,
    });
    expect(eventsOf(events, 'SystemConquered')).toMatchObject([
      { from: loran, by: human, how: 'coup', cite: 'INT-7', isHomeworld: true },
    ]);
    // The first unit is the shipyard.
    const militias = Object.values(state.units).filter(({ design }) => design === MILITIA_CLASS.id);
    expect(militias.map(({ id, owner, place }) => [id, owner, place])).toEqual(
      [2, 3, 4].map((n) => [
        unitId(`human.u${String(n)}`),
        human,
        { kind: 'system', system: wolf },
      ]),
    );
    expect(eventsOf(events, 'MoraleMarked').map(({ mark }) => mark)).not.toContain('conquered');
  });

  test.each([
    ['a shipyard, crippled', 'shipyard', human, 'crippled'],
    ['a depot keeps its owner', 'depot', loran, 'sound'],
    ['a ship keeps its owner', 'perseus', loran, 'sound'],
    ['landed units keep their owner', 'guards', loran, 'sound'],
  ] as const)('GND-6: captures %s', (_, design, owner, condition) => {
    const { state } = taken(rebelling());
    const of = Object.values(state.units).filter((unit) => unit.design === designId(design));
    expect(of.length).toBeGreaterThan(0);
    for (const unit of of) expect(unit).toMatchObject({ owner, condition });
  });

  test('captures no mothballed units', () => {
    const stored = { ...loranFleet.perseus, status: 'mothballed' } as const;
    const { state } = taken(rebelling({}, [stored]));
    expect(idsOf(state, loran, 'perseus')).toEqual([stored.id]);
  });

  test.each([
    ['without a rebellion', { morale: 1 }],
    ['at an outpost', { census: 0, rebels: 0 }],
  ] as const)('does nothing %s, and costs what it costs', (_, target) => {
    const run = taken(rebelling(target));
    expect(systemIn(run.state).owner).toBe(loran);
    expect(run.state.empires[human]!.treasury).toBe(40 - 4 - 2);
    expect(eventsOf(run.events, 'MissionRun')).toMatchObject([
      { success: true, outcome: { kind: 'nothing' } },
    ]);
  });

  test('needs a rebellion when the phase begins, not when it is carried out', () => {
    const help = order('propaganda-counter-insurgency', { from: wolf });
    const state = rebelling({ intel: 1 });
    const run = ran(state, [coup], [...rolls(16, 5), { purpose: 'mission', values: [19] }], {
      [loran]: [help],
    });
    expect(eventsOf(run.events, 'MissionRun').map(({ success }) => success)).toEqual([true, true]);
    expect(systemIn(run.state)).toMatchObject({ owner: human, morale: 0 });
    const incited = missionWorld({ target: { morale: 1 } });
    const second = { ...systemIn(incited, vega), owner: human, intel: 2 };
    const both = { ...incited, systems: { ...incited.systems, [vega]: second } };
    const late = ran(
      { ...both, knownLanes: { ...both.knownLanes, ...laneFromVega(both) } },
      [order('propaganda-insurgency', { from: vega }), coup],
      [
        { purpose: 'mission', values: [20] },
        { purpose: 'mission', values: [20] },
      ],
    );
    expect(systemIn(late.state)).toMatchObject({ owner: loran, morale: 0 });
  });
});

/** A lane from Wolf to Vega that an empire knows. */
function laneFromVega({ knownLanes }: CampaignState, viewer = human) {
  const [row] = Object.values(knownLanes);
  const lane = laneIdOf(wolf, vega);
  const id = knowledgeIdOf(viewer, lane);
  return { [id]: { ...row!, id, viewer, lane, a: wolf, b: vega } };
}

/** The Kili, with Intel 6 at Vega, a jump from Wolf, try the same. */
function rivals(dice: readonly [number, number], ...more: readonly ScriptedRoll[]) {
  const state = rebelling({ intel: 0 });
  const home = { ...systemIn(state, vega), intel: 3 };
  const kilis = { ...state.empires[kili]!, treasury: 20 };
  const world = {
    ...state,
    systems: { ...state.systems, [vega]: home },
    empires: { ...state.empires, [kili]: kilis },
    knownLanes: { ...state.knownLanes, ...laneFromVega(state, kili) },
  };
  const theirs = order('propaganda-coup', { from: vega });
  // Both have 3 less than their die: 4 − 5 − 2 and 3 − 5 − 1.
  const script = dice.map((value) => ({ purpose: 'mission', faces: 20, values: [value] }));
  return ran(world, [coup], [...script, ...more] as readonly ScriptedRoll[], { [kili]: [theirs] });
}
test.each([
  ['the higher modified roll wins', [17, 18], kili],
  ['the one that succeeds wins', [18, 13], human],
] as const)('INT-7: of two coups %s', (_, dice, owner) => {
  const run = rivals(dice);
  expect(systemIn(run.state).owner).toBe(owner);
  expect(eventsOf(run.events, 'SystemConquered')).toHaveLength(1);
});
test('INT-7: of two equal coups a roll decides, and the loser did nothing', () => {
  const tie = [30, 60].map((value) => ({ purpose: 'mission', faces: 100, values: [value] }));
  const run = rivals([17, 17], ...(tie as readonly ScriptedRoll[]));
  expect(systemIn(run.state).owner).toBe(kili);
  expect(eventsOf(run.events, 'TieRolled')).toMatchObject([
    { over: 'coup', order: [{ empire: kili }, { empire: human }] },
  ]);
  expect(
    eventsOf(run.events, 'MissionRun').map(({ empire, outcome }) => [empire, outcome.kind]),
  ).toEqual([
    [human, 'nothing'],
    [kili, 'done'],
  ]);
});

/** The ground, in the turn of the coup. */
const fought = (state: CampaignState, script: readonly ScriptedRoll[] = []) =>
  runPhases([groundCombatPhase], { ...state, phase: 'ground-combat' }, {}, script);
const standing = (state: CampaignState, to: DiplomaticState): CampaignState => {
  const id = relationIdOf(human, loran);
  const row = { ...state.relations[id]!, state: to };
  return { ...state, relations: { ...state.relations, [id]: row } };
};
describe('INT-7, GND-1: after a coup', () => {
  test.each(['non-intercourse', 'alliance'] as const)(
    'landed units of the old owner fight the militias at %s',
    (state) => {
      const { state: after } = taken(standing(rebelling(), state));
      const blow = ['ground attack', 'ground defense'].map((purpose) => ({ purpose, values: [1] }));
      const { events } = fought(after, [...blow, ...blow] as readonly ScriptedRoll[]);
      const attacks = eventsOf(events, 'GroundAttacked');
      expect(
        new Set(attacks.flatMap(({ attackers }) => attackers.map(({ empire }) => empire))),
      ).toEqual(new Set([human, loran]));
    },
  );

  test('the old owner takes an undefended system back, without War', () => {
    const { state } = taken(rebelling({ rebels: 0 }));
    const back = fought(state);
    expect(systemIn(back.state).owner).toBe(loran);
    expect(back.state.effects).not.toHaveProperty([coupIdOf(wolf)]);
    const peaceful = fought({ ...state, effects: {} });
    expect(systemIn(peaceful.state).owner).toBe(human);
  });

  test('the fighting ends with the units of the old owner there', () => {
    const { state } = taken(rebelling({}, []));
    const mark = coupIdOf(wolf);
    const end = (given: CampaignState) =>
      runPhases([endOfTurnPhase], { ...given, phase: 'end-of-turn' }, {}).state.effects;
    expect(end(state)).not.toHaveProperty([mark]);
    const there = taken(rebelling());
    expect(end(there.state)).toHaveProperty([mark], expect.objectContaining({ owner: loran }));
  });

  test('COL-6: loyalists rise against the new owner, and its militias are its garrison', () => {
    const { state } = taken(rebelling({}, []));
    const record = recorderOf(state);
    const uprising = [1, 2, 6, 6, 6, 6, 6].map((value) => ({
      ...{ purpose: 'uprising', faces: 6, values: [value] },
    })) as readonly ScriptedRoll[];
    riseUp(record, { dice: scriptedDice(uprising), rules: DEFAULT_RULE_SET });
    const { events, state: next } = record.result();
    expect(eventsOf(events, 'RebelsRose')).toMatchObject([{ empire: human, rebels: 2 }]);
    expect(systemIn(next)).toMatchObject({ owner: human, rebels: 2 });
  });
});

test('INT-1: no coup in own systems', () => {
  const run = ran(missionWorld(), [order('propaganda-coup', { at: sol })], []);
  expect(eventsOf(run.events, 'OrderFailed')).toMatchObject([{ because: 'system-unfit' }]);
});
