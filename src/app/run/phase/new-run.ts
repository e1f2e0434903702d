import { invariant } from '#kernel/result/invariant';
import type { HashBytes } from '#kernel/result/hash';
import type { PhaseRun, RunKind, RunRecord } from '#app/ports/turn-record';
import type { CampaignState } from '#model/campaign/state';
import { BASELINE, isOfOlderBaseline } from './baseline.ts';
import type { Snapshot } from './snapshot.ts';
import { stateHashOf } from './state-hash.ts';

type Made = Readonly<{
  before: Pick<Snapshot, 'campaign' | 'runs' | 'checkpoints'>;
  state: CampaignState;
  record: RunRecord;
  engineVersion: string;
  hashBytes: HashBytes;
  at: string;
}>;

/** The run that makes the next version. It begins with the state that the last valid run left. */
export function newRun(
  kind: RunKind,
  { before, state, record, engineVersion, hashBytes, at }: Made,
): PhaseRun {
  const { campaign, runs, checkpoints } = before;
  const last = runs.findLast((one) => !one.undone);
  // The run of an older baseline has a hash of another form, so use the stored state.
  const hashBefore =
    last === undefined || isOfOlderBaseline(last)
      ? checkpoints.find((one) => one.version === (last?.version ?? 0))?.hash
      : last.hashAfter;
  invariant(hashBefore !== undefined, 'CHECKPOINT_OF_START_MISSING', campaign.id);
  return {
    version: campaign.version + 1,
    kind,
    turn: campaign.turn,
    phase: campaign.phase,
    attempt: campaign.attempt,
    hashBefore,
    hashAfter: stateHashOf(state, hashBytes),
    engineVersion,
    baseline: BASELINE,
    ranAt: at,
    events: record.events.length,
    undone: false,
  };
}
