import type { PhaseRun } from '#app/ports/turn-record';
import type { Snapshot } from './snapshot.ts';

/** The last undone run of the current phase, if the same dice will be rolled again. @rule TURN-3 */
export const runTakenBack = ({
  campaign,
  runs,
}: Pick<Snapshot, 'campaign' | 'runs'>): PhaseRun | undefined =>
  runs.findLast(
    (run) =>
      run.undone &&
      run.kind === 'phase' &&
      run.turn === campaign.turn &&
      run.phase === campaign.phase &&
      run.attempt === campaign.attempt,
  );
