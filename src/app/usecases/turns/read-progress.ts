import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { PhaseRun } from '#app/ports/turn-record';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import type { RunTrouble, RunUnderWay } from '#app/run/runner/run-register';
import { type HowFar, howFar, phasesAhead } from '#app/run/runner/time-left';
import { type Outcome, refuse } from '#app/use-case-error';
import type { PhaseId } from '#model/campaign/phase-ids';

/** A run that goes on. `ahead`: the phase that it is at, and those that it does after it. */
export type RunSoFar = Omit<RunUnderWay, 'from'> & HowFar & Readonly<{ ahead: readonly PhaseId[] }>;

export type Progress = Readonly<{
  /** The present run; null: there is none. */
  underWay: RunSoFar | null;
  /** The phases that it has run so far; without a run, those of the turn. */
  runs: readonly PhaseRun[];
  turn: number;
  /** The reason why the last run stopped early; null: it did not. */
  trouble: RunTrouble | null;
}>;

/** The progress of a run. */
export const readProgress = ({
  store,
  running,
  clock,
}: Ports): UseCase<Readonly<{ actor: Actor }>, Progress> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    return store.read(async (reader): Promise<Outcome<Progress>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const { id, turn, phase } = campaign;
      const now = running.underWay(id);
      const trouble = now === null ? running.trouble(id) : null;
      const past = (await reader.runs(id)).filter(({ undone }) => !undone);
      const from = now?.from ?? trouble?.from;
      const runs = past.filter((run) =>
        from === undefined ? run.turn === turn : run.version > from,
      );
      const earlier = past.filter((run) => run.version <= (from ?? 0));
      const underWay = now && soFar(now, { past: earlier, runs, phase, at: clock.now() });
      return ok({ underWay, runs, turn, trouble });
    });
  });

type Moment = Readonly<{
  /** Those before this run. */
  past: readonly PhaseRun[];
  /** Those of this run. */
  runs: readonly PhaseRun[];
  phase: PhaseId;
  at: string;
}>;

function soFar(
  { since, kind, isStopping }: RunUnderWay,
  { past, runs, phase, at }: Moment,
): RunSoFar {
  const ahead = isStopping ? [phase] : phasesAhead(phase, kind);
  const done = runs.filter((run) => run.kind === 'phase').map((run) => run.phase);
  const begun = runs.at(-1)?.ranAt ?? since;
  const spentMs = Math.max(0, Date.parse(at) - Date.parse(begun));
  return { since, kind, isStopping, ahead, ...howFar({ past, done, ahead, spentMs }) };
}
