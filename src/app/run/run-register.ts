import type { CampaignId } from '#app/ports/campaign-record';
import { guarded } from '#app/guarded';
import { type Outcome, refuse, type UseCaseError } from '#app/use-case-error';

/** A run that goes on now. `from`: the version that it began at. */
export type RunUnderWay = Readonly<{ since: string; from: number }>;

/** How the last run of a campaign ended in this process; null: as it should. */
export type RunTrouble = Readonly<{ at: string; from: number; error: UseCaseError | null }>;

type Held = Readonly<{ campaign: CampaignId }> & RunUnderWay;

/** Which campaigns are being run by this process. The version of a campaign keeps other processes out. */
export type RunRegister = Readonly<{
  underWay: (campaign: CampaignId) => RunUnderWay | null;
  /** Why its last run stopped short, if it did. */
  trouble: (campaign: CampaignId) => RunTrouble | null;
  /** Does the work if no other run of the campaign goes on. */
  hold: <T>(run: Held, work: () => Promise<Outcome<T>>) => Promise<Outcome<T>>;
}>;

/** A register in which nothing runs yet. */
export function runRegister(): RunRegister {
  const running = new Map<CampaignId, RunUnderWay>();
  const troubles = new Map<CampaignId, RunTrouble>();
  return {
    underWay: (campaign) => running.get(campaign) ?? null,
    trouble: (campaign) => troubles.get(campaign) ?? null,
    hold: async ({ campaign, since, from }, work) => {
      const other = running.get(campaign);
      if (other !== undefined) return refuseBeside(other);
      running.set(campaign, { since, from });
      troubles.set(campaign, { at: since, from, error: null });
      try {
        const outcome = await guarded(work)(undefined);
        if (outcome.ok) troubles.delete(campaign);
        else troubles.set(campaign, { at: since, from, error: outcome.error });
        return outcome;
      } finally {
        running.delete(campaign);
      }
    },
  };
}

const refuseBeside = ({ since }: RunUnderWay): Outcome<never> => {
  const text = `It is being run since ${since}.`;
  return refuse('RUN_UNDER_WAY', [{ code: 'RUN_UNDER_WAY', path: '', text }]);
};
