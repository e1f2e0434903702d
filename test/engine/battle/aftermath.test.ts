import { expect, test } from 'vitest';
import { takeOutcome } from '#engine/battle/aftermath';
import { forceOf } from '#engine/battle/encounter-run';
import { groupsSeenOf } from '#engine/battle/seen-of-side';
import { brandAs } from '#kernel/brand/brand';
import { compareText } from '#kernel/result/compare-text';
import type { UnitFate } from '#model/battle/setup';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { designId, empireId, unitId } from '#test/support/campaign';
import { eventsOf, meetingAt, runOf, settle } from './meetings-at.ts';

const human = empireId('human');
const destroyed = (...ids: readonly string[]): readonly UnitFate[] =>
  ids.map((id) => ({ unit: unitId(id), fate: 'destroyed' }));

function after(classes: Readonly<Record<string, readonly string[]>>, fates: readonly UnitFate[]) {
  const run = runOf(meetingAt({ sides: { human: classes, loran: { f1: ['dd'] } } }));
  const outcome = {
    battle: brandAs<never>('b'),
    rounds: 1,
    fates,
    loser: null,
    lost: { attacker: 0, defender: 0 },
  };
  takeOutcome(run, outcome, [human]);
  const moved = eventsOf(run, 'UnitsAssigned').map(({ units, to }) => ({ units, to }));
  return { moved, lost: eventsOf(run, 'UnitDestroyed').map(({ unit }) => unit), run };
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
  const outcome = {
    battle: brandAs<never>('b2'),
    rounds: 1,
    fates: destroyed('human.f2u0'),
    loser: null,
    lost: { attacker: 0, defender: 0 },
  };
  takeOutcome(run, outcome, [human]);
  expect(forceOf(run, human)).toMatchObject([
    { unit: 'human.f1u0.0', carrier: 'human.f3u0' },
    { unit: 'human.f3u0' },
  ]);
});

test('CSC-14: a full carrier takes nobody in', () => {
  const { moved, lost } = after({ f1: ['cv+lf+lf'], f2: ['cv+lf'] }, destroyed('human.f1u0'));
  expect(moved).toHaveLength(1);
  expect(lost).toEqual(['human.f1u0', 'human.f1u0.1']);
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
