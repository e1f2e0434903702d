import { invariant } from '#kernel/result/invariant';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Transaction } from '#store/schema/database';
import { bytesOf, loadCampaign, loadCampaigns } from '#store/campaigns/campaign-rows';
import { loadCheckpoint, loadCheckpoints } from '#store/campaigns/checkpoints';
import { loadState, loadTable } from '#store/campaigns/load-state';
import { loadAccount, loadAccounts, loadSession } from '#store/desk/accounts';
import { loadAudit, loadAuditPage } from '#store/desk/audit';
import {
  loadLastSeen,
  loadLink,
  loadLinks,
  loadSeat,
  loadSeats,
  loadSeatsOf,
} from '#store/desk/seats';
import { loadTruthOpenings } from '#store/desk/truth-openings';
import { loadDelegations } from '#store/desk/delegations';
import { loadEncounterWindows } from '#store/desk/encounter-windows';
import { loadFoughtElsewhere } from '#store/desk/fought-elsewhere';
import { loadRollRulings } from '#store/desk/roll-rulings';
import { loadGuide } from '#store/desk/guides';
import { loadDeskSettings } from '#store/desk/desk-settings';
import { operatorReads } from '#store/desk/operators';
import { listReads } from '#store/desk/list-versions';
import { loadMessages } from '#store/desk/messages';
import { loadNotes } from '#store/desk/notes';
import { talkReads } from '#store/desk/talk-reads';
import { setupReads } from '#store/desk/setups';
import { voteReads } from '#store/desk/votes';
import { loadRulings } from '#store/desk/rulings';
import { standInReads } from '#store/desk/stand-ins';
import { tutorialReads } from '#store/desk/tutorials';
import { loadTurnClock } from '#store/desk/turn-clocks';
import { loadWindowHours } from '#store/desk/window-hours';
import { loadDraftStep } from '#store/turns/draft-steps';
import { loadAllSheets, loadSheet, loadSheets } from '#store/turns/order-sheets';
import { loadEventPage } from '#store/turns/event-page';
import { loadLastRun, loadRecord, loadRuns } from '#store/turns/phase-runs';
import {
  type KeptPublications,
  loadAllPublications,
  loadEditions,
  loadPublication,
  loadPublications,
} from '#store/turns/publications';
import { loadAllQuestions, loadQuestions } from '#store/turns/questions';
import { receiptReads } from '#store/turns/receipts';

/** All reads, within one transaction; `kept`: what earlier ones have read. */
export function readerOf(trx: Transaction, kept: KeptPublications): StoreReader {
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
    lastRun: (id) => loadLastRun(trx, id),
    record: (id, version) => loadRecord(trx, id, version),
    eventPage: (id, wanted) => loadEventPage(trx, id, wanted),
    sheets: (id, turn) => loadSheets(trx, id, turn),
    sheet: (id, which) => loadSheet(trx, id, which),
    allSheets: (id) => loadAllSheets(trx, id),
    draftStep: (id, which) => loadDraftStep(trx, id, which),
    ...receiptReads(trx),
    questions: (id, version) => loadQuestions(trx, id, version),
    allQuestions: (id) => loadAllQuestions(trx, id),
    publications: (id) => loadPublications(trx, id),
    issuedTo: (id, empire) => loadEditions(trx, id, empire),
    publication: (id, which) => loadPublication(trx, { campaign: id, kept }, which),
    allPublications: (id) => loadAllPublications(trx, id),
    accounts: () => loadAccounts(trx),
    account: (id) => loadAccount(trx, 'id', id),
    accountNamed: (nameKey) => loadAccount(trx, 'nameKey', nameKey),
    seats: (id) => loadSeats(trx, id),
    seat: (id) => loadSeat(trx, id),
    seatsOf: (account) => loadSeatsOf(trx, account),
    link: (token) => loadLink(trx, token),
    links: (id) => loadLinks(trx, id),
    session: (token) => loadSession(trx, token),
    lastSeen: (id) => loadLastSeen(trx, id),
    ...operatorReads(trx),
    ...listReads(trx),
    bytes: (id) => bytesOf(trx, id),
    truthOpenings: (id) => loadTruthOpenings(trx, id),
    audit: (id) => loadAudit(trx, id),
    auditPage: (id, which) => loadAuditPage(trx, id, which),
    notes: (id) => loadNotes(trx, id),
    rulings: (id) => loadRulings(trx, id),
    messages: (id) => loadMessages(trx, id),
    ...talkReads(trx),
    ...setupReads(trx),
    ...voteReads(trx),
    ...standInReads(trx),
    ...tutorialReads(trx),
    ...windowReads(trx),
    rollRulings: (id, version) => loadRollRulings(trx, id, version),
    foughtElsewhere: (id, version) => loadFoughtElsewhere(trx, id, version),
    guide: (id) => loadGuide(trx, id),
    deskSettings: (id) => loadDeskSettings(trx, id),
    turnClock: (id) => loadTurnClock(trx, id),
  };
}

/** The reads of what is open for how long, and of what is left to standing orders. */
const windowReads = (
  trx: Transaction,
): Pick<StoreReader, 'delegations' | 'encounterWindows' | 'windowHours'> => ({
  delegations: (id, version) => loadDelegations(trx, id, version),
  encounterWindows: (id, version) => loadEncounterWindows(trx, id, version),
  windowHours: (id, version) => loadWindowHours(trx, id, version),
});
