import type { PhaseRun } from '#app/ports/turn-record';
import { divide } from '#kernel/numbers/divide';
import { type PhaseId, phaseAfter } from '#model/campaign/phase-ids';
import type { RunKind } from './runner.ts';
import { stageOf } from '#app/run/phase/stage-of';

/** How many of the last turns tell how long a phase takes: campaigns grow. */
const TURNS_BACK = 3;
/** A longer gap between two phases is a pause, not work. */
const PAUSE_MS = 15 * 60_000;
/** The phase that runs now never counts as done: at most this much of its usual time has passed. */
const MOST_PERCENT = 95;

/** How far a run has come. `leftMs`: how long it still takes; null: no earlier turn tells. */
export type HowFar = Readonly<{ percent: number; leftMs: number | null }>;

type Timed = Readonly<{
  /** The runs of the campaign before this one that were not undone, oldest first. */
  past: readonly PhaseRun[];
  /** The phases that this run has done. */
  done: readonly PhaseId[];
  /** The phase that runs now, and those after it. */
  ahead: readonly PhaseId[];
  /** How long the phase that runs now has taken so far. */
  spentMs: number;
}>;

/**
 * How long each phase took, at the least, in the last turns: the time between the phase before it and its own end. The least, because a
 * moderator who runs phases one by one pauses between them.
 */
function usualTimes(past: readonly PhaseRun[]): ReadonlyMap<PhaseId, number> {
  const times = new Map<PhaseId, readonly number[]>();
  past.forEach(({ kind, phase, version, ranAt }, at) => {
    const before = past[at - 1];
    // The Economic Phase waits for orders, so the time before it tells nothing.
    if (kind !== 'phase' || phase === 'economic' || before?.version !== version - 1) return;
    const took = Date.parse(ranAt) - Date.parse(before.ranAt);
    if (took < PAUSE_MS) times.set(phase, [...(times.get(phase) ?? []), Math.max(1, took)]);
  });
  return new Map([...times].map(([phase, took]) => [phase, Math.min(...took.slice(-TURNS_BACK))]));
}

/** The phases that a run still does, beginning with the one that it is at, if no player is asked in between. */
export function phasesAhead(at: PhaseId, kind: RunKind): readonly PhaseId[] {
  const isLast = kind === 'phase' || stageOf({ phase: phaseAfter(at) }) === 'orders';
  return isLast ? [at] : [at, ...phasesAhead(phaseAfter(at), kind)];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** How far a run has come, by how long the same phases took in the last turns. Without such turns each phase counts the same. */
export function howFar({ past, done, ahead, spentMs }: Timed): HowFar {
  const known = usualTimes(past);
  const isKnown = known.size > 0;
  const average = isKnown ? divide(sum([...known.values()]), known.size, 'up') : 1;
  const timeOf = (phase: PhaseId): number => known.get(phase) ?? average;
  const over = sum(done.map(timeOf));
  const [now = 0, ...later] = ahead.map(timeOf);
  const passed = isKnown ? Math.min(spentMs, divide(now * MOST_PERCENT, 100, 'down')) : 0;
  const left = now - passed + sum(later);
  const percent = divide((over + passed) * 100, Math.max(1, over + passed + left), 'down');
  return { percent, leftMs: isKnown ? left : null };
}
