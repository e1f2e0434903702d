import { invariant } from '#kernel/result/invariant';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Transaction } from '#store/schema/database';
import { loadCampaign, loadCampaigns } from '#store/campaigns/campaign-rows';
import { loadCheckpoint, loadCheckpoints } from '#store/campaigns/checkpoints';
import { loadState, loadTable } from '#store/campaigns/load-state';
import { loadAccess, loadSession } from '#store/desk/accesses';
import { loadAudit } from '#store/desk/audit';
import { loadAllSheets, loadSheet, loadSheets } from '#store/turns/order-sheets';
import { loadRecord, loadRuns } from '#store/turns/phase-runs';
import { loadAllPublications, loadPublication, loadPublications } from '#store/turns/publications';
import { loadAllQuestions, loadQuestions } from '#store/turns/questions';

/** All reads, within one transaction. */
export function readerOf(trx: Transaction): StoreReader {
  return {
    campaigns: () => loadCampaigns(trx),
    campaign: (id) => loadCampaign(trx, 'id', id),
    campaignBySlug: (slug) => loadCampaign(trx, 'slug', slug),
    state: async (id) => {
      const campaign = await loadCampaign(trx, 'id', id);
      invariant(campaign !== undefined, 'CAMPAIGN_MISSING', id);
      return loadState(trx, campaign);
    },
    empires: (id) => loadTable(trx, 'empires', id),
    checkpoints: (id) => loadCheckpoints(trx, id),
    checkpoint: (id, version) => loadCheckpoint(trx, id, version),
    runs: (id) => loadRuns(trx, id),
    record: (id, version) => loadRecord(trx, id, version),
    sheets: (id, turn) => loadSheets(trx, id, turn),
    sheet: (id, turn, empire) => loadSheet(trx, id, { turn, empire }),
    allSheets: (id) => loadAllSheets(trx, id),
    questions: (id, version) => loadQuestions(trx, id, version),
    allQuestions: (id) => loadAllQuestions(trx, id),
    publications: (id) => loadPublications(trx, id),
    publication: (id, which) => loadPublication(trx, id, which),
    allPublications: (id) => loadAllPublications(trx, id),
    access: (token) => loadAccess(trx, token),
    session: (token) => loadSession(trx, token),
    audit: (id) => loadAudit(trx, id),
  };
}
