import { ok } from '#kernel/result/result';
import { compareNumbers } from '#kernel/result/compare-text';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type Actor, seesTruth } from '#app/actor';
import { namesIn } from '#app/compare/names-in';
import { stateDifference, type TableDifference } from '#app/compare/state-difference';
import { type UseCase, guarded } from '#app/guarded';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import { isOfOlderBaseline } from '#app/run/phase/baseline';
import { stateAt } from '#app/verify/state-at';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { CampaignState } from '#model/campaign/state';

export type CompareInput = Readonly<{
  actor: Actor;
  from: number;
  /** Undefined: the present state of the campaign. */
  to?: number;
}>;

/** The turn, and the phase that runs next. */
type AtVersion = Readonly<{ version: number; turn: number; phase: PhaseId }>;

export type Comparison = Readonly<{
  from: AtVersion;
  to: AtVersion;
  /** Tables that differ. */
  tables: readonly TableDifference[];
  /** The names of all things in the differences, by id. */
  names: Readonly<Record<string, string>>;
}>;

/** The differences in the game between two versions, without fog, for the moderator. */
export const compareVersions = ({ store }: Ports): UseCase<CompareInput, Comparison> =>
  guarded(async ({ actor, from, to }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return store.read(async (reader): Promise<Outcome<Comparison>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const last = to ?? campaign.version;
      const before = await stateOf(reader, campaign, from);
      const after = await stateOf(reader, campaign, last);
      if (before === undefined || after === undefined) {
        return refuse('VERSION_UNKNOWN', await knownVersions(reader, campaign));
      }
      const tables = stateDifference(before, after);
      return ok({
        from: { version: from, turn: before.turn, phase: before.phase },
        to: { version: last, turn: after.turn, phase: after.phase },
        tables,
        names: namesIn(tables, [before, after]),
      });
    });
  });

async function stateOf(
  reader: StoreReader,
  { id, version: now }: Campaign,
  version: number,
): Promise<CampaignState | undefined> {
  return version === now ? reader.state(id) : stateAt(reader, id, version);
}

async function knownVersions(
  reader: StoreReader,
  { id, version }: Campaign,
): Promise<readonly InputIssue[]> {
  const runs = (await reader.runs(id)).filter((run) => !run.undone);
  const kept = new Set((await reader.checkpoints(id)).map((head) => head.version));
  // States of an older version can be compared only if they are stored.
  const read = runs.filter((run) => !isOfOlderBaseline(run) || kept.has(run.version));
  const known = new Set([0, ...read.map((run) => run.version), version]);
  const text = `Choose one of these versions: ${[...known].sort(compareNumbers).join(', ')}.`;
  return [{ code: 'VERSION_UNKNOWN', path: '', text }];
}
