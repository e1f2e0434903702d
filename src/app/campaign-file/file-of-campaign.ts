import { invariant } from '#kernel/result/invariant';
import type { Campaign, CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import { seatsForFile } from './file-seats.ts';
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
    receipts: await reader.allReceipts(id),
    questions: await reader.allQuestions(id),
    publications: await reader.allPublications(id),
    audit: await reader.audit(id),
    desk: {
      settings: await reader.deskSettings(id),
      guide: await reader.guide(id),
      notes: await reader.notes(id),
      rulings: await reader.rulings(id),
      houseRules: await reader.houseRules(id),
      messages: await reader.messages(id),
      conversations: await reader.conversations(id),
      letters: await reader.letters(id),
      letterMarks: await reader.letterMarks(id),
      mutes: await reader.mutes(id),
      notices: await reader.notices(id),
      proposals: await reader.proposals(id),
      votes: await reader.votes(id),
      seats: await seatsForFile(reader, campaign),
      standIns: await reader.standIns(id),
      machineTurns: await reader.machineTurns(id),
      delegations: await reader.delegations(id, campaign.version + 1),
      windows: await reader.encounterWindows(id, campaign.version + 1),
      rollRulings: await reader.rollRulings(id, campaign.version + 1),
      foughtElsewhere: await reader.foughtElsewhere(id, campaign.version + 1),
    },
    clock: await clockSettingsOf(reader, id),
  };
}

/** The address of a chat is a secret, so it is not exported. */
async function clockSettingsOf(
  reader: StoreReader,
  id: CampaignId,
): Promise<CampaignFile['clock']> {
  const clock = await reader.turnClock(id);
  return clock === undefined ? null : { ...clock.settings, webhook: null };
}

function rowOf(campaign: Campaign): CampaignFile['campaign'] {
  const left: readonly string[] = NOT_IN_ROW;
  const fields = Object.entries(campaign).filter(([name]) => !left.includes(name));
  // Every field of a campaign except those that the type leaves out.
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
