import type { CampaignId, Signature } from '#app/ports/campaign-record';
import type { Ports } from '#app/ports/ports';
import type { Outcome, UseCaseError } from '#app/use-case-error';
import { isPressing, noteFailedRun } from './failed-run.ts';

type Run = Readonly<{
  campaign: CampaignId;
  /** The version that it begins at. */
  from: number;
  by: Signature;
}>;

/** Does a run if no other of its campaign goes on. One that fails is noted where a new start of the server does not forget it. */
export async function heldRun<T>(
  ports: Ports,
  { campaign, from, by }: Run,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const note = (error: UseCaseError | null): Promise<void> =>
    // A store that fails altogether keeps no note either; what failed is told all the same.
    noteFailedRun(ports, { campaign, by, error }).catch(() => undefined);
  try {
    const since = ports.clock.now();
    const outcome = await ports.running.hold({ campaign, since, from }, work);
    if (!outcome.ok && isPressing(outcome.error) && outcome.error.code !== 'STORE_BUSY') {
      await note(outcome.error);
    }
    return outcome;
  } catch (error) {
    await note(null);
    throw error;
  }
}
