import { ok } from '#kernel/result/result';
import type { Amendment } from '#engine/turn/amend';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { PhaseRun } from '#app/ports/turn-record';
import { type Actor, type Moderator, roleOf, seesTruth } from '#app/actor';
import { checkedCorrection, type Reasoning } from '#app/corrections/checked-correction';
import { type UseCase, guarded } from '#app/guarded';
import { amendmentChanges } from '#app/run/amendment-changes';
import { retrying } from '#app/run/retrying';
import { type Snapshot, readSnapshot } from '#app/run/snapshot';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';

export type MakeCorrectionInput = Reasoning &
  Readonly<{
    actor: Actor;
    /** The version that the moderator looked at. */
    version: number;
    /** The edits, one on a line, or as JSON. */
    text: string;
  }>;

/** `edits`: how many it was made of. */
export type CorrectionDone = Readonly<{ version: number; edits: number; run: PhaseRun }>;

const LONGEST_REASON = 500;

const NO_REASON: InputIssue = {
  code: 'REASON',
  path: 'reason',
  text: `Give a reason of 1 to ${String(LONGEST_REASON)} characters.`,
};

/**
 * Sets the state right between two phases, by all edits or by none; those whom it touches read of it in
 * their next reports. It is a version of its own, so that it can be undone.
 * @rule TURN-3
 */
export const makeCorrection = (ports: Ports): UseCase<MakeCorrectionInput, CorrectionDone> =>
  guarded(async (input) => {
    const { actor } = input;
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return retrying(async () => {
      const read = await ports.store.read((reader) => readCorrecting(reader, actor, input));
      if (!read.ok) return read;
      const { snapshot: before, amendment } = read.value;
      const { engineVersion, clock } = ports;
      const made = { before, amendment, engineVersion, at: clock.now(), by: roleOf(actor) };
      const { run, changes } = amendmentChanges(made);
      const { id, revision } = before.campaign;
      const written = await ports.store.commit({ campaign: id, revision, changes });
      if (!written.ok) return 'again';
      return ok({ version: run.version, edits: amendment.edits.length, run });
    });
  });

type Correction = Extract<Amendment, { kind: 'correction' }>;
type Correcting = Readonly<{ snapshot: Snapshot; amendment: Correction }>;

async function readCorrecting(
  reader: StoreReader,
  actor: Moderator,
  { version, text, reason: why, tellReason }: MakeCorrectionInput,
): Promise<Outcome<Correcting>> {
  const snapshot = await readSnapshot(reader, actor.campaign);
  if (snapshot === undefined) return refuse('CAMPAIGN_UNKNOWN');
  if (snapshot.campaign.version !== version) return refuse('STALE');
  // An answer was given to a question of the state as it is: it must not be put to another.
  if (snapshot.questions.length > 0) return refuse('PHASE_WAITS');
  const reason = why.trim();
  const { issues, edits, made } = checkedCorrection(snapshot.state, text, { reason, tellReason });
  const all = reason === '' || reason.length > LONGEST_REASON ? [NO_REASON, ...issues] : issues;
  if (made === null || all.length > 0) return refuse('CORRECTION_REFUSED', all);
  return ok({ snapshot, amendment: { kind: 'correction', edits, reason, tellReason } });
}
