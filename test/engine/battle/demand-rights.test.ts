import { describe, expect, test } from 'vitest';
import { isFoeOf, mayDemandOf } from '#engine/battle/demand-rights';
import { noteDemand } from '#engine/battle/demands';
import { compareText } from '#kernel/result/compare-text';
import { DIPLOMATIC_STATES, type DiplomaticState } from '#model/campaign/relation';
import { empireId } from '#test/support/campaign';
import { eventsOf, here, meetingAt, runOf, settle } from './meetings-at.ts';

const [human, kili, loran] = [empireId('human'), empireId('kili'), empireId('loran')];
type Case = Readonly<{ state: DiplomaticState; owner: string | null; sought?: boolean }>;

const runAt = ({ state, owner, sought = false }: Case) =>
  runOf(
    meetingAt({
      sides: { human: { f1: ['dd'] }, kili: { f1: ['dd'] }, loran: { f1: ['dd'] } },
      states: { 'human/kili': 'non-aggression', 'human/loran': state, 'kili/loran': state },
      owners: owner === null ? {} : { [here]: owner },
      generated: sought ? [['human', 'loran']] : [],
    }),
  );

describe('DIP-10: where human may demand scenarios of loran', () => {
  const PLACES = [null, 'human', 'loran', 'kili'] as const;
  test.each(DIPLOMATIC_STATES)('DIP-10: at %s', (state) => {
    const allowed = PLACES.filter((owner) => mayDemandOf(runAt({ state, owner }), human, loran));
    const isEnemy = state === 'war' || state === 'hostilities';
    const asNeutral = state === 'non-intercourse' ? [null, 'human'] : [];
    expect(allowed).toEqual(isEnemy ? PLACES : asNeutral);
  });

  test('DIP-10: the owner of the system may demand; only after that may others demand of the owner', () => {
    const run = runAt({ state: 'non-intercourse', owner: 'loran' });
    expect([mayDemandOf(run, loran, human), mayDemandOf(run, human, loran)]).toEqual([true, false]);
    noteDemand(run, { by: loran, against: human, scenario: 'deep-space' });
    expect(mayDemandOf(run, human, loran)).toBe(true);
    expect(mayDemandOf(run, kili, loran)).toBe(false);
  });
});

test('ENC-5: a neutral is a foe to the empire that sought it out, and to the empire of which it demanded a scenario', () => {
  const quiet = runAt({ state: 'non-intercourse', owner: null });
  const sought = runAt({ state: 'non-intercourse', owner: null, sought: true });
  const both = (run: typeof quiet) => [isFoeOf(run, human, loran), isFoeOf(run, loran, human)];
  expect(both(quiet)).toEqual([false, false]);
  expect(both(sought)).toEqual([true, false]);
  noteDemand(quiet, { by: human, against: loran, scenario: 'deep-space' });
  expect(both(quiet)).toEqual([false, true]);
  expect(both(runAt({ state: 'war', owner: null }))).toEqual([true, true]);
});

test('DIP-10: an empire of which a scenario is demanded fights back by standing orders, a bystander does not', () => {
  const neutral = meetingAt({
    sides: { human: { f1: ['dd'] }, kili: { f1: ['dd'] }, loran: { f1: ['dd'] } },
    states: {
      'human/kili': 'non-intercourse',
      'human/loran': 'non-intercourse',
      'kili/loran': 'non-intercourse',
    },
    generated: [['human', 'loran']],
  });
  const pairs = eventsOf(settle(neutral), 'ScenarioDemanded').map(({ by, against }) =>
    [by, against].sort(compareText).join('-'),
  );
  expect(new Set(pairs)).toEqual(new Set(['human-loran']));
});
