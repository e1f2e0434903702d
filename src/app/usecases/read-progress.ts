import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { PhaseRun } from '#app/ports/turn-record';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import type { RunTrouble } from '#app/run/run-register';
import { type Outcome, refuse } from '#app/use-case-error';
import type { PhaseId } from '#model/campaign/phase-ids';

export type Progress = Readonly<{
  /** The time when the present run began; null: there is none. */
  since: string | null;
  /** The phases that it has run so far; without a run, those of the turn. */
  runs: readonly PhaseRun[];
  turn: number;
  /** The phase that is running, or the next one. */
  phase: PhaseId;
  /** The reason why the last run stopped early; null: it did not. */
  trouble: RunTrouble | null;
}>;

/** The progress of a run. */
export const readProgress = ({
  store,
  running,
}: Ports): UseCase<Readonly<{ actor: Actor }>, Progress> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    return store.read(async (reader): Promise<Outcome<Progress>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const { id, turn, phase } = campaign;
      const now = running.underWay(id);
      const trouble = now === null ? running.trouble(id) : null;
      const runs = (await reader.runs(id)).filter(({ undone }) => !undone);
      const from = now?.from ?? trouble?.from;
      const shown = runs.filter((run) =>
        from === undefined ? run.turn === turn : run.version > from,
      );
      return ok({ since: now?.since ?? null, runs: shown, turn, phase, trouble });
    });
  });
