import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type Actor, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { type Outcome, refuse } from '#app/use-case-error';
import { type ReplayedPhase, type ReplayResult, replayCampaign } from '#app/verify/replay-campaign';

export type ReplayInput = Readonly<{
  actor: Actor;
  /** Only this turn; otherwise the whole record. */
  turn?: number;
  /** Called for each phase when it is done. */
  progress?: (phase: ReplayedPhase) => void;
}>;

export type ReplayedRecord = ReplayResult &
  Readonly<{ engineVersion: string; phases: readonly ReplayedPhase[] }>;

/** Replays the record of a campaign. Phases that this version ran are also computed again. */
export const replayRecord = ({
  store,
  engineVersion,
}: Ports): UseCase<ReplayInput, ReplayedRecord> =>
  guarded(async ({ actor, turn, progress }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return store.read(async (reader): Promise<Outcome<ReplayedRecord>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const phases: ReplayedPhase[] = [];
      const replay = await replayCampaign(reader, campaign, {
        engineVersion,
        ...(turn === undefined ? {} : { turn }),
        progress: (phase) => {
          phases.push(phase);
          progress?.(phase);
        },
      });
      if (turn !== undefined && phases.length === 0) return refuse('RUN_UNKNOWN');
      return ok({ ...replay, engineVersion, phases });
    });
  });
