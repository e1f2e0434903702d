import { ok } from '#kernel/result/result';
import { correctionNamesOf } from '#content/corrections/correction-names';
import { formatEdit } from '#content/corrections/format-edit';
import type { Ports } from '#app/ports/ports';
import type { PhaseRun } from '#app/ports/turn-record';
import { type Actor, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { type AmendedEdition, readAmendedEditions } from '#app/editions/read-amended-editions';
import { type Outcome, refuse } from '#app/use-case-error';

/** A correction, possibly `undone`, with its edits as lines of text. */
export type CorrectionMade = Readonly<{
  run: PhaseRun;
  edits: readonly string[];
  reason: string;
  tellReason: boolean;
  /** The editions that it issued at once. */
  issued: readonly AmendedEdition[];
  /** The version to go back to in order to undo it; null: it is undone, or that version is not stored. */
  undoTo: number | null;
}>;

/** `version`: the campaign's present version. */
export type Corrections = Readonly<{ version: number; made: readonly CorrectionMade[] }>;

/** The corrections of a campaign, the last first, for the moderator. */
export const readCorrections = ({
  store,
}: Ports): UseCase<Readonly<{ actor: Actor }>, Corrections> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return store.read(async (reader): Promise<Outcome<Corrections>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const { id, version } = campaign;
      const names = correctionNamesOf(await reader.state(id));
      const runs = await reader.runs(id);
      const kept = new Set((await reader.checkpoints(id)).map((head) => head.version));
      const amended = await readAmendedEditions(reader, id);
      const made: CorrectionMade[] = [];
      for (const run of runs.filter(({ kind }) => kind === 'amendment')) {
        const [event] = (await reader.record(id, run.version)).events;
        if (event?.type !== 'CorrectionMade') continue;
        const { reason, tellReason } = event;
        const edits = event.edits.map((edit) => formatEdit(edit, names));
        const undoTo = versionBefore(runs, run, kept);
        const issued = amended.filter((one) => one.version === run.version);
        made.push({ run, edits, reason, tellReason, issued, undoTo });
      }
      return ok({ version, made: made.reverse() });
    });
  });

/** The version in force before a run, if it is stored. */
function versionBefore(
  runs: readonly PhaseRun[],
  run: PhaseRun,
  kept: ReadonlySet<number>,
): number | null {
  if (run.undone) return null;
  const last = runs.findLast((one) => !one.undone && one.version < run.version)?.version ?? 0;
  return kept.has(last) ? last : null;
}
