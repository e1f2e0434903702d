import { expect, test } from 'vitest';
import { demandableOf, noteDemand } from '#engine/battle/demands';
import type { EncounterRun } from '#engine/battle/encounter-run';
import { fleetWaysOf } from '#engine/battle/fleet-ways';
import { forceOf } from '#engine/battle/forces';
import { askDisengage, askResponse } from '#engine/battle/questions';
import { brandAs } from '#kernel/brand/brand';
import { compareText } from '#kernel/result/compare-text';
import type { EmpireId, EncounterId } from '#model/campaign/ids';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import type { LaneClass } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import type { DecisionOf } from '#model/decisions/decision';
import { ashore } from '#test/support/ashore';
import { empireId, fleetId, unitId } from '#test/support/campaign';
import { fleetContact } from '#test/support/fleet-contact';
import {
  eventsOf,
  here,
  meetingAt,
  north,
  northward,
  runOf,
  settle,
  south,
  southward,
} from './meetings-at.ts';

const [human, kili, loran] = [empireId('human'), empireId('kili'), empireId('loran')];
/** The lanes that the first fleet of a side can leave by. */
const waysOutOf = (run: EncounterRun, empire: EmpireId) => fleetWaysOf(run, empire)[0]!.ways;

const duel = { human: { f1: ['dd'], f2: ['dd'] }, loran: { f1: ['dd'] } };

test('ENC-1: encounters in lanes come first, then systems by id', () => {
  const state = meetingAt({ sides: duel });
  const [pending] = Object.values(state.encounters);
  const at = (id: string, place: object): object => ({
    [id]: { ...pending, id: brandAs<EncounterId>(id), place },
  });
  const encounters = {
    ...at('t1.H0203', { kind: 'system', system: south }),
    ...at('t1.H0201', { kind: 'system', system: north }),
    ...at('t1.lane', { kind: 'lane', lane: southward }),
  } as CampaignState['encounters'];
  const ended = eventsOf(settle({ ...state, encounters }), 'EncounterEnded');
  expect(ended.map(({ encounter }) => encounter)).toEqual(['t1.lane', 't1.H0201', 't1.H0203']);
});

test.each([
  ['two fleets meet', { human: { f1: ['dd'] }, loran: { f1: ['dd'] } }, [], ['loran']],
  ['a fleet meets a base', { human: { f1: ['dd'] }, loran: {} }, ['fort'], ['loran']],
  [
    'nobody meets a fleet that starved on its way there',
    { human: { f1: ['dd'] }, loran: {} },
    [],
    [],
  ],
] as const)('ENC-1: %s', (_, sides, bases, met) => {
  const units = bases.map((design) => ashore('x.u1', design, here, { owner: loran }));
  const told = settle(meetingAt({ sides, units }));
  const others = eventsOf(told, 'EncounterBegan').flatMap((event) => event.sides);
  expect(others.filter((side) => side !== human)).toEqual(met);
  expect(told.state.encounters).toEqual({});
});

test('ENC-4: a fleet that is withdrawing is not in the encounter', () => {
  const state = meetingAt({ sides: duel });
  const id = fleetId('human.f1');
  const withdrawing = { lane: southward, turn: 0 };
  const fleets = { ...state.fleets, [id]: { ...state.fleets[id]!, withdrawing } };
  expect(forceOf(runOf({ ...state, fleets }), human).map(({ fleet }) => fleet)).toEqual([
    'human.f2',
  ]);
});

test('CON-9: mothballed units do not fight', () => {
  const state = meetingAt({ sides: duel });
  const id = unitId('human.f1u0');
  const units = { ...state.units, [id]: { ...state.units[id]!, status: 'mothballed' as const } };
  expect(forceOf(runOf({ ...state, units }), human).map(({ unit }) => unit)).toEqual([
    'human.f2u0',
  ]);
});

test.each([
  ['fort', human, true],
  ['depot', human, false],
  ['fort', loran, false],
] as const)('ENC-3: to fall back on a %s of %s: %s', (design, owner, expected) => {
  const base = ashore('x.u1', design, here, { owner });
  const run = runOf(meetingAt({ sides: duel, units: [base] }));
  const { decision } = askResponse(run, { by: loran, against: human, scenario: 'deep-space' });
  expect((decision as DecisionOf<'scenario-response'>).fixedDefenses).toBe(expected);
});

test('ENC-2: once by default, or without limit, a side demands a kind of scenario of an opponent', () => {
  const demand = { by: human, against: loran, scenario: 'deep-space' } as const;
  const left = (scenarioLimit: 'once' | 'unlimited'): readonly string[] => {
    const run = runOf(meetingAt({ sides: duel }), { scenarioLimit });
    noteDemand(run, demand);
    return [...demandableOf(run, human, loran), '/', ...demandableOf(run, loran, human)];
  };
  expect(left('once')).toEqual(['/', 'deep-space']);
  expect(left('unlimited')).toEqual(['deep-space', '/', 'deep-space']);
});

test('ENC-2: without limit an encounter ends when a round of turns has hurt nobody', () => {
  const bold = { engageRatio: 0, refuseBelow: 0, disengageBelow: 0 };
  const state = meetingAt({ sides: duel, standing: { human: bold, loran: bold } });
  const told = settle(state, { rules: { scenarioLimit: 'unlimited' } });
  expect(told.events.some(({ type }) => type === 'EncounterEnded')).toBe(true);
});

test('ENC-5: fleets withdraw toward where their standing orders say', () => {
  const owners = { [north]: 'human', [south]: 'human' };
  const standing = { human: { withdrawTo: north } };
  const run = runOf(meetingAt({ sides: duel, owners, standing }));
  const ways = waysOutOf(run, human);
  expect(ways.map(({ lane, jumpsHome }) => [lane, jumpsHome])).toEqual([
    [northward, 0],
    [southward, 2],
  ]);
});

test.each([
  ['minor', 2],
  ['major', 2],
  ['restricted', 1],
  ['unexplored', 1],
] as const)('ENC-4: a %s lane among the ways out: %s', (lane: LaneClass, count) => {
  const state = meetingAt({ sides: duel });
  const id = knowledgeIdOf(human, northward);
  const row = { ...state.knownLanes[id]!, class: lane };
  const run = runOf({ ...state, knownLanes: { ...state.knownLanes, [id]: row } });
  expect(waysOutOf(run, human)).toHaveLength(count);
});

test('ENC-4: out of a lane there is only the way back, for each fleet its own', () => {
  const state = meetingAt({ sides: duel });
  const inLane = (id: string, from: typeof here, to: typeof here): object => ({
    [id]: { ...state.fleets[fleetId(id)], place: { kind: 'lane', lane: southward, from, to } },
  });
  const fleets = {
    ...state.fleets,
    ...inLane('human.f1', here, south),
    ...inLane('human.f2', here, south),
    ...inLane('loran.f1', south, here),
  } as CampaignState['fleets'];
  const [pending] = Object.values(state.encounters);
  const place = { kind: 'lane', lane: southward } as const;
  const run = runOf({ ...state, fleets, encounters: { e: { ...pending!, place } } as never });
  const wayOf = (empire: typeof human): unknown =>
    waysOutOf(run, empire).map(({ lane, to }) => [lane, to]);
  expect([wayOf(human), wayOf(loran)]).toEqual([[[southward, here]], [[southward, south]]]);
});

test('FOG-6: an empire that sees one of the parties learns of their battle, and of the losses that it could see', () => {
  const crowd = Array.from({ length: 12 }, () => 'cv');
  const bold = { engageRatio: 0, refuseBelow: 0, disengageBelow: 0 };
  const state = meetingAt({
    sides: {
      human: { f1: ['cv+lf', 'cv', 'cv'] },
      jain: {},
      kili: {},
      loran: { f1: crowd, f2: ['dd', 'dd'] },
    },
    standing: { human: bold, loran: { ...bold, engage: 'nobody' } },
    generated: [['human', 'loran']],
  });
  const seen = [
    fleetContact(kili, 'human.f1', here),
    { ...fleetContact(empireId('jain'), 'human.f1', here), current: false },
    {
      ...fleetContact(empireId('tirelon'), 'human.f1', here),
      subject: { kind: 'garrison' as const, owner: kili, system: here },
    },
  ];
  const contacts = Object.fromEntries(seen.map((one) => [one.id, one]));
  const told = settle({ ...state, contacts });
  const [ended] = eventsOf(told, 'BattleEnded');
  expect(ended!.witnesses.map(({ empire, as }) => `${empire} ${as}`).sort(compareText)).toEqual([
    'human participant',
    'kili onlooker',
    'loran participant',
  ]);
  const lost = eventsOf(told, 'UnitDestroyed').filter(
    ({ empire, design }) => empire === human && design === 'cv',
  );
  expect(lost.length).toBeGreaterThan(0);
  expect(ended!.onlookers).toEqual([
    {
      empire: kili,
      losses: lost.map(({ design }) => ({ owner: human, design, result: 'destroyed' })),
    },
  ]);
});

test('FOG-3: flights that fought are seen when it is asked who disengages', () => {
  const asked: DecisionOf<'disengage'>[] = [];
  const bold = { engageRatio: 0, refuseBelow: 0, disengageBelow: 0 };
  const wings = Array.from({ length: 30 }, () => 'cv+lf+lf');
  settle(
    meetingAt({
      sides: { human: { f1: wings }, loran: { f1: wings } },
      standing: { human: bold, loran: bold },
    }),
    {
      decide: (question) => {
        if (question.kind === 'disengage') asked.push(question as DecisionOf<'disengage'>);
        return undefined;
      },
    },
  );
  expect(asked.length).toBeGreaterThan(0);
  const kinds = asked.flatMap(({ groups }) => groups.map(({ kind }) => kind));
  expect(kinds).toContain('flight');
});

test('FOG-3: what came out of a carrier in battle is seen afterwards, what never did is not', () => {
  const run = runOf(meetingAt({ sides: { human: { f1: ['dd'] }, loran: { f1: ['cv+lf+lf'] } } }));
  run.shownTo.set(human, new Set([unitId('loran.f1u0.1')]));
  const { decision } = askDisengage(run, human, {
    isFree: false,
    losses: 0,
    own: [],
    foes: forceOf(run, loran),
  });
  const { groups } = decision as DecisionOf<'disengage'>;
  expect(groups.map(({ design, count }) => [design, count])).toEqual([
    ['cv', 1],
    ['lf', 1],
  ]);
});

test('FOG-5: a class seen in battle is weighed with its stats in the questions that follow', () => {
  const run = runOf(meetingAt({ sides: duel }), { classStats: 'fought' });
  const strengthOf = (): unknown => {
    const { decision } = askDisengage(run, human, {
      isFree: false,
      losses: 0,
      own: [],
      foes: forceOf(run, loran),
    });
    return (decision as DecisionOf<'disengage'>).groups.map(({ strength }) => strength);
  };
  expect(strengthOf()).toEqual([null]);
  run.shownTo.set(human, new Set([unitId('loran.f1u0')]));
  expect(strengthOf()).toEqual([expect.any(Number)]);
});
