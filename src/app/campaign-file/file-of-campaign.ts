import { invariant } from '#kernel/result/invariant';
import type { Campaign, CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import { type CampaignFile, NOT_IN_ROW } from './campaign-file.ts';

/** Reads everything that a campaign file holds. */
export async function fileOfCampaign(
  reader: StoreReader,
  campaign: Campaign,
): Promise<CampaignFile> {
  const { id, rules } = campaign;
  return {
    campaign: rowOf(campaign),
    rules,
    state: await reader.state(id),
    checkpoints: await checkpointsOf(reader, id),
    runs: await runsOf(reader, id),
    sheets: await reader.allSheets(id),
    questions: await reader.allQuestions(id),
    publications: await reader.allPublications(id),
    audit: await reader.audit(id),
  };
}

function rowOf(campaign: Campaign): CampaignFile['campaign'] {
  const left: readonly string[] = NOT_IN_ROW;
  const fields = Object.entries(campaign).filter(([name]) => !left.includes(name));
  // Every field of a campaign but those that its type leaves out as well.
  return Object.fromEntries(fields) as CampaignFile['campaign'];
}

async function checkpointsOf(
  reader: StoreReader,
  id: CampaignId,
): Promise<CampaignFile['checkpoints']> {
  const kept: CampaignFile['checkpoints'][number][] = [];
  for (const head of await reader.checkpoints(id)) {
    const state = await reader.checkpoint(id, head.version);
    invariant(state !== undefined, 'CHECKPOINT_MISSING', head.version);
    kept.push({ head, state });
  }
  return kept;
}

async function runsOf(reader: StoreReader, id: CampaignId): Promise<CampaignFile['runs']> {
  const runs: CampaignFile['runs'][number][] = [];
  for (const run of await reader.runs(id)) {
    runs.push({ run, record: await reader.record(id, run.version) });
  }
  return runs;
}
