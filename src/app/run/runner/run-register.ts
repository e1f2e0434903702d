import type { CampaignId } from '#app/ports/campaign-record';
import { guarded } from '#app/guarded';
import { type Outcome, refuse, type UseCaseError } from '#app/use-case-error';
import type { RunKind } from './runner.ts';

/** A run that is under way. `from`: the version at which it began; `isStopping`: it ends when its phase is done. */
export type RunUnderWay = Readonly<{
  since: string;
  from: number;
  kind: RunKind;
  isStopping: boolean;
}>;

/** The end of the last run of a campaign in this process; null: normal. */
export type RunTrouble = Readonly<{ at: string; from: number; error: UseCaseError | null }>;

type Held = Readonly<{ campaign: CampaignId }> & Omit<RunUnderWay, 'isStopping'>;
type Running = Omit<RunUnderWay, 'isStopping'> & Readonly<{ controller: AbortController }>;

/** The campaigns that this process is running. The version of a campaign keeps other processes out. */
export type RunRegister = Readonly<{
  underWay: (campaign: CampaignId) => RunUnderWay | null;
  /** The reason why its last run stopped early, if it did. */
  trouble: (campaign: CampaignId) => RunTrouble | null;
  /** Does the work, unless another run of the campaign is under way. The signal tells it to end when its phase is done. */
  hold: <T>(run: Held, work: (signal: AbortSignal) => Promise<Outcome<T>>) => Promise<Outcome<T>>;
  /** Lets the run of a campaign end when its phase is done; false: none is under way. */
  stop: (campaign: CampaignId) => boolean;
  /** The same for all campaigns. */
  stopAll: () => void;
}>;

/** An empty register. */
export function runRegister(): RunRegister {
  const running = new Map<CampaignId, Running>();
  const troubles = new Map<CampaignId, RunTrouble>();
  return {
    underWay: (campaign) => {
      const run = running.get(campaign);
      if (run === undefined) return null;
      const { since, from, kind, controller } = run;
      return { since, from, kind, isStopping: controller.signal.aborted };
    },
    trouble: (campaign) => troubles.get(campaign) ?? null,
    hold: async ({ campaign, since, from, kind }, work) => {
      const other = running.get(campaign);
      if (other !== undefined) return refuseBeside(other);
      const controller = new AbortController();
      running.set(campaign, { since, from, kind, controller });
      troubles.set(campaign, { at: since, from, error: null });
      try {
        const outcome = await guarded(work)(controller.signal);
        if (outcome.ok) troubles.delete(campaign);
        else troubles.set(campaign, { at: since, from, error: outcome.error });
        return outcome;
      } finally {
        running.delete(campaign);
      }
    },
    stop: (campaign) => {
      const run = running.get(campaign);
      run?.controller.abort();
      return run !== undefined;
    },
    stopAll: () => {
      for (const { controller } of running.values()) controller.abort();
    },
  };
}

const refuseBeside = ({ since }: Running): Outcome<never> => {
  const text = `It has been running since ${since}.`;
  return refuse('RUN_UNDER_WAY', [{ code: 'RUN_UNDER_WAY', path: '', text }]);
};
