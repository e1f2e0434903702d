import { type Amendment, amend } from '#engine/turn/amend';
import type { Signature } from '#app/ports/campaign-record';
import type { Change } from '#app/ports/campaign-store';
import type { CheckpointHead, PhaseRun } from '#app/ports/turn-record';
import { newRun } from './new-run.ts';
import type { Snapshot } from './snapshot.ts';

type Amending = Readonly<{
  before: Pick<Snapshot, 'campaign' | 'state' | 'runs' | 'checkpoints'>;
  amendment: Amendment;
  engineVersion: string;
  at: string;
  by: Signature;
}>;

/** Everything that an amendment writes; one transaction. The phase that is due stays due. @rule TURN-3 */
export function amendmentChanges(
  amending: Amending,
): Readonly<{ run: PhaseRun; changes: readonly Change[] }> {
  const { before, amendment, at, by } = amending;
  const { campaign } = before;
  const { state, events } = amend(before.state, amendment);
  const record = { events, rolls: [], decided: [] };
  const run = newRun('amendment', { ...amending, state, record });
  const { version, turn, phase, attempt, hashAfter: hash } = run;
  const head: CheckpointHead = { version, turn, phase, attempt, hash };
  const detail = `${subjectOf(amendment)}: ${amendment.reason}`;
  const changes: readonly Change[] = [
    { put: 'campaign', campaign: { ...campaign, version, windowsClosed: 0 } },
    { put: 'state', before: before.state, after: state },
    { put: 'run', run, record },
    { put: 'checkpoint', head, state },
    { put: 'audit', entry: { at, by, act: 'amended', version, detail } },
  ];
  return { run, changes };
}

/** What an amendment was about, for the journal of the desk. */
function subjectOf(amendment: Amendment): string {
  if (amendment.kind === 'relation') {
    const { a, b, state } = amendment;
    return `${a} and ${b} to ${state}`;
  }
  const { length } = amendment.edits;
  return `correction of ${length} ${length === 1 ? 'edit' : 'edits'}`;
}
