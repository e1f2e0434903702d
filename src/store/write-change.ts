import type { CampaignId } from '#app/ports/campaign-record';
import type { Change, ChangeKind, ChangeOf } from '#app/ports/campaign-store';
import type { Transaction } from '#store/schema/database';
import { saveCampaign } from '#store/campaigns/campaign-rows';
import { dropCheckpoints, saveCheckpoint } from '#store/campaigns/checkpoints';
import { saveDifference } from '#store/campaigns/save-difference';
import { endSession, saveAccess, saveSession } from '#store/desk/accesses';
import { saveAudit } from '#store/desk/audit';
import { reopenSheets, saveSheet } from '#store/turns/order-sheets';
import { markUndone, saveRun } from '#store/turns/phase-runs';
import { savePublication } from '#store/turns/publications';
import { saveQuestion } from '#store/turns/questions';

type Write<K extends ChangeKind> = (
  trx: Transaction,
  campaign: CampaignId,
  change: ChangeOf<K>,
) => Promise<void>;

const WRITERS: { readonly [K in ChangeKind]: Write<K> } = {
  campaign: (trx, _id, { campaign }) => saveCampaign(trx, campaign),
  state: (trx, campaign, { before, after }) => saveDifference(trx, { campaign, before, after }),
  run: (trx, campaign, { run, record }) => saveRun(trx, { campaign, run, record }),
  'runs-undone': (trx, campaign, { after }) => markUndone(trx, campaign, after),
  checkpoint: (trx, campaign, { head, state }) => saveCheckpoint(trx, campaign, { head, state }),
  'checkpoints-dropped': (trx, campaign, { versions }) => dropCheckpoints(trx, campaign, versions),
  sheet: (trx, campaign, { sheet }) => saveSheet(trx, campaign, sheet),
  'sheets-reopened': (trx, campaign, { fromTurn }) => reopenSheets(trx, campaign, fromTurn),
  question: (trx, campaign, { question }) => saveQuestion(trx, campaign, question),
  publication: (trx, campaign, { publication }) => savePublication(trx, campaign, publication),
  access: (trx, _id, { access }) => saveAccess(trx, access),
  session: (trx, _id, { session }) => saveSession(trx, session),
  'session-ended': (trx, _id, { token }) => endSession(trx, token),
  audit: (trx, campaign, { entry }) => saveAudit(trx, campaign, entry),
};

/** Writes down one change. */
export async function writeChange(
  trx: Transaction,
  campaign: CampaignId,
  change: Change,
): Promise<void> {
  // The table ties each kind to its change; an indexed access loses that tie.
  const write = WRITERS[change.put] as Write<ChangeKind>;
  await write(trx, campaign, change);
}
