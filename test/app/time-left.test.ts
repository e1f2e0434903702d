import { describe, expect, test } from 'vitest';
import type { PhaseRun } from '#app/ports/turn-record';
import { howFar, phasesAhead } from '#app/run/runner/time-left';
import { PHASE_IDS, type PhaseId } from '#model/campaign/phase-ids';

const START = Date.UTC(2026, 0, 1);

/** Runs of phases, each with the seconds that passed since the one before it. */
function runsOf(steps: readonly (readonly [PhaseId, number])[]): readonly PhaseRun[] {
  let now = START;
  return steps.map(([phase, seconds], at): PhaseRun => {
    now += seconds * 1000;
    return {
      version: at + 1,
      kind: 'phase',
      turn: 1,
      phase,
      attempt: 1,
      hashBefore: '',
      hashAfter: '',
      engineVersion: 'test',
      baseline: 1,
      ranAt: new Date(now).toISOString(),
      events: 0,
      undone: false,
    };
  });
}

const DAY = 86_400;
const aTurn = (movement: number, tech = 2): readonly (readonly [PhaseId, number])[] => [
  ['opening', 3],
  ['economic', DAY],
  ['tech', tech],
  ['movement', movement],
];

describe('how far a run has come', () => {
  const nothing = { done: [], ahead: ['tech', 'movement'], spentMs: 0 } as const;

  test('without a turn before it each phase counts the same, and nobody says how long it takes', () => {
    const past = runsOf([['opening', 0]]);
    const far = howFar({ past, done: ['economic'], ahead: ['tech', 'intel'], spentMs: 9000 });
    expect(far).toEqual({ percent: 33, leftMs: null });
  });

  test('the same phases take as long as they took before; the wait for orders counts for none', () => {
    const past = runsOf([...aTurn(8), ...aTurn(8)]);
    expect(howFar({ past, ...nothing })).toEqual({ percent: 0, leftMs: 10_000 });
    const later = howFar({ past, done: ['tech'], ahead: ['movement'], spentMs: 4000 });
    expect(later).toEqual({ percent: 60, leftMs: 4000 });
  });

  test('a phase that takes longer than before is not done before its end', () => {
    const past = runsOf(aTurn(8));
    const late = howFar({ past, done: ['tech'], ahead: ['movement'], spentMs: 99_000 });
    expect(late).toEqual({ percent: 96, leftMs: 400 });
  });

  test('pauses between phases that a moderator runs one by one do not count', () => {
    const byHand = runsOf([...aTurn(8), ...aTurn(300), ...aTurn(DAY, DAY)]);
    expect(howFar({ past: byHand, ...nothing }).leftMs).toBe(10_000);
  });

  test('campaigns grow: what a phase took more than three turns ago does not count', () => {
    const past = runsOf([8, 20, 30, 40].flatMap((seconds) => aTurn(seconds)));
    expect(howFar({ past, ...nothing }).leftMs).toBe(22_000);
  });

  test('a phase that never ran takes as long as others do', () => {
    const past = runsOf(aTurn(8, 4));
    expect(howFar({ past, done: [], ahead: ['supply'], spentMs: 0 }).leftMs).toBe(6000);
  });
});

test('a turn runs up to the next orders, a phase runs alone', () => {
  expect(phasesAhead('economic', 'turn')).toEqual([...PHASE_IDS.slice(1), 'opening']);
  expect(phasesAhead('end-of-turn', 'due')).toEqual(['end-of-turn', 'opening']);
  expect(phasesAhead('opening', 'turn')).toEqual(['opening']);
  expect(phasesAhead('movement', 'phase')).toEqual(['movement']);
});
