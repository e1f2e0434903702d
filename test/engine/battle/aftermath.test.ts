import { describe, expect, test } from 'vitest';
import { takeOutcome } from '#engine/battle/aftermath';
import { defensesOf, forceOf } from '#engine/battle/forces';
import { groupsSeenOf } from '#rules/encounters/groups-seen-of';
import { brandAs } from '#kernel/brand/brand';
import { compareText } from '#kernel/result/compare-text';
import type { BattleOutcome, UnitFate } from '#model/battle/setup';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import type { Unit } from '#model/forces/unit';
import { ashore } from '#test/support/ashore';
import { designId, empireId, unitId, unitOf } from '#test/support/campaign';
import { eventsOf, here, meetingAt, runOf, settle } from './meetings-at.ts';

const human = empireId('human');
const destroyed = (...ids: readonly string[]): readonly UnitFate[] =>
  ids.map((id) => ({ unit: unitId(id), fate: 'destroyed' }));

const outcomeOf = (fates: readonly UnitFate[]): BattleOutcome => ({
  battle: brandAs<never>('b'),
  rounds: 1,
  fates,
  retreats: [],
  loser: null,
  lost: { attacker: 0, defender: 0 },
  gained: { attacker: 0, defender: 0 },
});

function after(classes: Readonly<Record<string, readonly string[]>>, fates: readonly UnitFate[]) {
  const run = runOf(meetingAt({ sides: { human: classes, loran: { f1: ['dd'] } } }));
  const events = takeOutcome(run, outcomeOf(fates), [human]);
  const moved = eventsOf({ events }, 'UnitsAssigned').map(({ units, to }) => ({ units, to }));
  const lost = eventsOf({ events }, 'UnitDestroyed').map(({ unit }) => unit);
  return { moved, lost, run };
}

test('CSC-14: flights of a lost carrier go aboard one of another fleet of theirs there', () => {
  const { moved, lost } = after({ f1: ['cv+lf', 'dd'], f2: ['cv+lf'] }, destroyed('human.f1u0'));
  expect(moved).toEqual([
    { units: ['human.f1u0.0'], to: { kind: 'aboard', carrier: 'human.f2u0' } },
  ]);
  expect(lost).toEqual(['human.f1u0']);
});

test('CSC-14: they find room again when their second carrier is lost in the next battle', () => {
  const { run } = after({ f1: ['cv+lf'], f2: ['cv'], f3: ['cv'] }, destroyed('human.f1u0'));
  takeOutcome(run, outcomeOf(destroyed('human.f2u0')), [human]);
  expect(forceOf(run, human)).toMatchObject([
    { unit: 'human.f3u0' },
    { unit: 'human.f1u0.0', carrier: 'human.f3u0', fleet: 'human.f3' },
  ]);
});

test('CSC-14: a full carrier takes nobody in', () => {
  const { moved, lost } = after({ f1: ['cv+lf+lf'], f2: ['cv+lf'] }, destroyed('human.f1u0'));
  expect(moved).toHaveLength(1);
  expect(lost).toEqual(['human.f1u0', 'human.f1u0.1']);
});

describe('CSC-14: flights without a carrier in a system of theirs', () => {
  const lossOf = (wing: string, owner: string, units: readonly Unit[]) => {
    const sides = { human: { f1: [`cv+${wing}`, 'dd'] }, loran: { f1: ['dd'] } };
    const run = runOf(meetingAt({ sides, owners: { [here]: owner }, units }));
    const events = takeOutcome(run, outcomeOf(destroyed('human.f1u0')), [human]);
    return {
      to: eventsOf({ events }, 'UnitsAssigned').map((one) => one.to),
      lost: eventsOf({ events }, 'UnitDestroyed').map(({ unit }) => unit),
      defenders: defensesOf(run, human).map(({ unit }) => unit),
    };
  };
  test('CSC-14: go to a base with CV', () => {
    const { to, defenders } = lossOf('lf', 'loran', [ashore('human.hangar', 'hangar', here)]);
    expect(to).toEqual([{ kind: 'aboard', carrier: 'human.hangar' }]);
    expect(defenders).toEqual(['human.hangar', 'human.f1u0.0']);
  });
  test('CSC-14: go to the colony, if they are Atmospheric', () => {
    const { to, defenders } = lossOf('hawk', 'human', []);
    expect(to).toEqual([{ kind: 'system', system: here }]);
    expect(defenders).toEqual(['human.f1u0.0']);
  });
  test.each([
    ['lf', 'human'],
    ['hawk', 'loran'],
  ])('CSC-14: a %s over a colony of %s is lost', (wing, owner) => {
    expect(lossOf(wing, owner, []).lost).toEqual(['human.f1u0', 'human.f1u0.0']);
  });
});

describe('CSC-14: cargo', () => {
  const cargo = unitOf({
    id: unitId('human.u9'),
    owner: human,
    design: designId('troops'),
    place: { kind: 'aboard', carrier: unitId('human.f1u0') },
  });
  const state = meetingAt({
    sides: { human: { f1: ['convoy'] }, loran: { f1: ['dd'] } },
    units: [cargo],
  });
  test('CSC-14: is lost with its convoy', () => {
    const events = takeOutcome(runOf(state), outcomeOf(destroyed('human.f1u0')), [human]);
    const lost = eventsOf({ events }, 'UnitDestroyed').map(({ unit }) => unit);
    expect(lost).toEqual(['human.f1u0', 'human.u9']);
  });
  test('CSC-14: a Census is lost when its convoy is crippled; troops that fit are not', () => {
    const id = unitId('human.f1u0');
    const units = { ...state.units, [id]: { ...state.units[id]!, census: 1 } };
    const fates = [{ unit: id, fate: 'crippled' as const }];
    const events = takeOutcome(runOf({ ...state, units }), outcomeOf(fates), [human]);
    expect(events.map(({ type }) => type)).toEqual(['UnitCrippled', 'CensusLost']);
    const whole = takeOutcome(runOf(state), outcomeOf(fates), [human]);
    expect(whole.map(({ type }) => type)).toEqual(['UnitCrippled']);
  });
  test('MOV-7: does not fight', () => {
    expect(forceOf(runOf(state), human).map(({ unit }) => unit)).toEqual(['human.f1u0']);
  });
});

test('FOG-3: that a ship is in reserve does not show in how strong it looks', () => {
  const looks = (classes: readonly string[]): unknown => {
    const run = runOf(meetingAt({ sides: { human: { f1: classes }, loran: { f1: ['dd'] } } }));
    return groupsSeenOf(forceOf(run, human), { knowsStats: () => true, wasShown: () => false });
  };
  expect(looks(['dd?', 'dd'])).toEqual(looks(['dd', 'dd']));
});

test('FOG-5: a class that was fought is known with its stats, to those who fought it', () => {
  const state = meetingAt({
    sides: { human: { f1: ['dd', 'dd'] }, kili: { f1: ['dd'] }, loran: { f1: ['cv+lf', 'cv'] } },
    states: { 'human/kili': 'non-aggression', 'kili/loran': 'non-aggression' },
    generated: [['human', 'loran']],
  });
  const levels = (classStats: 'public' | 'fought') => {
    const told = settle(state, { rules: { classStats } });
    return Object.values(told.state.knownDesigns)
      .filter(({ level }) => level === 'stats')
      .map(({ id, known }) => `${id} ${known.source}`)
      .sort(compareText);
  };
  const id = (viewer: string, design: string) => knowledgeIdOf(empireId(viewer), designId(design));
  expect(levels('fought')).toEqual(
    [id('human', 'cv'), id('human', 'lf'), id('loran', 'dd')].map((row) => `${row} battle`),
  );
  expect(levels('public')).toEqual([]);
});
