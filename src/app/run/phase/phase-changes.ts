import type { Signature } from '#app/ports/campaign-record';
import type { HashBytes } from '#kernel/result/hash';
import { clockAfterPhase } from '#app/clock/clock-after-phase';
import type { Change } from '#app/ports/campaign-store';
import type { CheckpointHead, PhaseRun, RunRecord } from '#app/ports/turn-record';
import type { CampaignState } from '#model/campaign/state';
import { isOfOlderBaseline } from './baseline.ts';
import { editionOf } from '#app/editions/edition-of';
import { newRun } from './new-run.ts';
import { publicationsOf } from '#app/editions/publications-of';
import type { Snapshot } from './snapshot.ts';

type Ran = Readonly<{
  before: Snapshot;
  state: CampaignState;
  record: RunRecord;
  engineVersion: string;
  hashBytes: HashBytes;
  at: string;
  by: Signature;
}>;

/** All changes that a finished phase writes, in one transaction. */
export function phaseChanges(ran: Ran): Readonly<{ run: PhaseRun; changes: readonly Change[] }> {
  const { before, state, record, at } = ran;
  const { campaign } = before;
  const run = newRun('phase', ran);
  const { version, hashAfter: hash } = run;
  const { turn, phase } = state;
  const head: CheckpointHead = { version, turn, phase, attempt: campaign.attempt, hash };
  const changes: readonly Change[] = [
    { put: 'campaign', campaign: { ...campaign, turn, phase, version, windowsClosed: 0 } },
    { put: 'state', before: before.state, after: state },
    { put: 'run', run, record },
    ...(campaign.phase === 'opening' ? issueChanges(ran, version) : []),
    ...clockChanges(ran, turn),
    { put: 'checkpoint', head, state },
    {
      put: 'audit',
      entry: { at, by: ran.by, act: 'phase-run', version, detail: `${run.phase} ${run.turn}` },
    },
  ];
  return { run, changes };
}

/** The effect of a phase on the clock: the Economic Phase sets the hour of the reports, the Opening the next deadline. */
function clockChanges({ before, by, at }: Ran, turn: number): readonly Change[] {
  const { clock, campaign } = before;
  if (clock === undefined) return [];
  const { phase, rules } = campaign;
  const byClock = by.kind === 'clock';
  const after = clockAfterPhase(clock, { phase, turn, byClock, battles: rules.battles, at });
  return after === clock ? [] : [{ put: 'turn-clock', clock: after }];
}

/** The Opening issues the turn: it issues reports, and keeps only one stored state of the turn before. */
function issueChanges(
  { before, state, record, hashBytes, at }: Ran,
  version: number,
): readonly Change[] {
  const { campaign, publications: issued, editions, unpublished, checkpoints, runs } = before;
  const records = [...unpublished, { version, record }];
  const issue = { campaign, state, version, records, editions, publishedAt: at, hashBytes };
  // Replay begins with the last state that an older version left, so keep that.
  const base = runs.findLast((run) => !run.undone && isOfOlderBaseline(run))?.version ?? 0;
  const versions = checkpoints
    .filter((head) => head.phase !== 'economic' && head.version !== 0 && head.version !== base)
    .map((head) => head.version);
  return [
    ...publicationsOf(issue).map((publication): Change => ({ put: 'publication', publication })),
    { put: 'messages-issued', turn: state.turn, edition: editionOf(issued, state.turn) },
    { put: 'checkpoints-dropped', versions },
  ];
}
