import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { PhaseRun } from '#app/ports/turn-record';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import type { RunTrouble } from '#app/run/run-register';
import { type Outcome, refuse } from '#app/use-case-error';
import type { PhaseId } from '#model/campaign/phase-ids';

export type Progress = Readonly<{
  /** When the run began that goes on now; null: none does. */
  since: string | null;
  /** The phases that it has run so far; without a run those of the turn. */
  runs: readonly PhaseRun[];
  turn: number;
  /** The phase that is run now, or is due. */
  phase: PhaseId;
  /** Why the last run stopped short; null: it did not. */
  trouble: RunTrouble | null;
}>;

/** How far a run has come. */
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
