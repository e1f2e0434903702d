import type { CampaignId } from '#app/ports/campaign-record';
import type { Change, ChangeKind, ChangeOf } from '#app/ports/campaign-store';
import type { Transaction } from '#store/schema/database';
import { raiseRevision, saveCampaign } from '#store/campaigns/campaign-rows';
import { dropCheckpoints, saveCheckpoint } from '#store/campaigns/checkpoints';
import { saveDifference } from '#store/campaigns/save-difference';
import {
  changeAccount,
  endAccountSessions,
  endSession,
  purgeSessions,
  saveAccount,
  saveSession,
  seeSession,
} from '#store/desk/accounts';
import { saveAudit } from '#store/desk/audit';
import {
  endOperator,
  saveBackupSchedule,
  saveOperator,
  saveOperatorLink,
} from '#store/desk/operators';
import { dropList, saveListVersion } from '#store/desk/list-versions';
import { endLink, saveLink, saveSeat } from '#store/desk/seats';
import { saveTruthOpening } from '#store/desk/truth-openings';
import { dropSheets } from '#store/turns/drop-sheets';
import { saveDelegation } from '#store/desk/delegations';
import { saveEncounterWindows } from '#store/desk/encounter-windows';
import { saveFoughtElsewhere } from '#store/desk/fought-elsewhere';
import { saveRollRuling } from '#store/desk/roll-rulings';
import { saveGuide } from '#store/desk/guides';
import { saveDeskSettings } from '#store/desk/desk-settings';
import { saveConversation, saveLetter, saveLetterMark, saveMute } from '#store/desk/letters';
import { issueMessages, saveMessage } from '#store/desk/messages';
import { saveNote } from '#store/desk/notes';
import { saveNotice } from '#store/desk/notices';
import { saveHouseRules } from '#store/desk/house-rules';
import { saveRuling } from '#store/desk/rulings';
import { saveSetup, saveSetupSeats, saveSetupVersion, undoSetupVersion } from '#store/desk/setups';
import { saveProposal, saveVote } from '#store/desk/votes';
import { dropMachineTurns, saveMachineTurn, saveStandIn } from '#store/desk/stand-ins';
import { saveTutorialMark } from '#store/desk/tutorials';
import { saveTurnClock } from '#store/desk/turn-clocks';
import { saveWindowHour } from '#store/desk/window-hours';
import { saveDraftStep } from '#store/turns/draft-steps';
import { dropSheet, reopenSheets, saveSheet } from '#store/turns/order-sheets';
import { markUndone, saveRun } from '#store/turns/phase-runs';
import { savePublication } from '#store/turns/publications';
import { saveQuestion } from '#store/turns/questions';
import { saveReceipt } from '#store/turns/receipts';

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
  'sheet-dropped': (trx, campaign, { which }) => dropSheet(trx, campaign, which),
  'sheets-reopened': (trx, campaign, { fromTurn }) => reopenSheets(trx, campaign, fromTurn),
  'draft-step': (trx, campaign, { step }) => saveDraftStep(trx, campaign, step),
  receipt: (trx, campaign, { receipt }) => saveReceipt(trx, campaign, receipt),
  question: (trx, campaign, { question }) => saveQuestion(trx, campaign, question),
  publication: (trx, campaign, { publication }) => savePublication(trx, campaign, publication),
  'sheets-of-empire-dropped': (trx, campaign, which) => dropSheets(trx, campaign, which),
  account: (trx, _id, { account }) => saveAccount(trx, account),
  'account-changed': (trx, _id, change) => changeAccount(trx, change),
  seat: (trx, _id, { seat }) => saveSeat(trx, seat),
  link: (trx, _id, { link }) => saveLink(trx, link),
  'link-ended': (trx, _id, { seat }) => endLink(trx, seat),
  session: (trx, _id, { session }) => saveSession(trx, session),
  'session-seen': (trx, _id, { token, seenAt, expiresAt }) =>
    seeSession(trx, token, { seenAt, expiresAt }),
  'session-ended': (trx, _id, { token }) => endSession(trx, token),
  'account-sessions-ended': (trx, _id, { account }) => endAccountSessions(trx, account),
  'sessions-purged': (trx, _id, { before }) => purgeSessions(trx, before),
  operator: (trx, _id, { operator }) => saveOperator(trx, operator),
  'operator-ended': (trx, _id, { account }) => endOperator(trx, account),
  'operator-link': (trx, _id, { link }) => saveOperatorLink(trx, link),
  'backup-schedule': (trx, _id, { schedule }) => saveBackupSchedule(trx, schedule),
  'list-version': (trx, _id, { version, keep }) => saveListVersion(trx, version, keep),
  'list-dropped': (trx, _id, { which }) => dropList(trx, which),
  'revision-raised': (trx, campaign, { above }) => raiseRevision(trx, campaign, above),
  'truth-opened': (trx, _id, { opening }) => saveTruthOpening(trx, opening),
  audit: (trx, campaign, { entry }) => saveAudit(trx, campaign, entry),
  note: (trx, campaign, { note }) => saveNote(trx, campaign, note),
  ruling: (trx, campaign, { ruling }) => saveRuling(trx, campaign, ruling),
  'house-rules': (trx, campaign, { rules }) => saveHouseRules(trx, campaign, rules),
  message: (trx, campaign, { message }) => saveMessage(trx, campaign, message),
  conversation: (trx, campaign, { conversation }) => saveConversation(trx, campaign, conversation),
  letter: (trx, campaign, { letter }) => saveLetter(trx, campaign, letter),
  'letter-mark': (trx, campaign, { mark }) => saveLetterMark(trx, campaign, mark),
  mute: (trx, campaign, { mute, isMuted }) => saveMute(trx, campaign, mute, isMuted),
  notice: (trx, campaign, { notice }) => saveNotice(trx, campaign, notice),
  proposal: (trx, campaign, { proposal }) => saveProposal(trx, campaign, proposal),
  vote: (trx, campaign, { vote }) => saveVote(trx, campaign, vote),
  'stand-in': (trx, campaign, change) => saveStandIn(trx, campaign, change),
  'machine-turn': (trx, campaign, { turn }) => saveMachineTurn(trx, campaign, turn),
  'machine-turns-dropped': (trx, campaign, { fromTurn }) =>
    dropMachineTurns(trx, campaign, fromTurn),
  'messages-issued': (trx, campaign, { turn, edition }) =>
    issueMessages(trx, campaign, { turn, edition }),
  'tutorial-mark': (trx, _id, { mark }) => saveTutorialMark(trx, mark),
  delegation: (trx, campaign, { delegation }) => saveDelegation(trx, campaign, delegation),
  'encounter-windows': (trx, campaign, { windows }) => saveEncounterWindows(trx, campaign, windows),
  'window-hour': (trx, campaign, { hour }) => saveWindowHour(trx, campaign, hour),
  'roll-ruling': (trx, campaign, { ruling }) => saveRollRuling(trx, campaign, ruling),
  'fought-elsewhere': (trx, campaign, { word }) => saveFoughtElsewhere(trx, campaign, word),
  guide: (trx, campaign, { guide }) => saveGuide(trx, campaign, guide),
  'desk-settings': (trx, campaign, { settings }) => saveDeskSettings(trx, campaign, settings),
  'turn-clock': (trx, campaign, { clock }) => saveTurnClock(trx, campaign, clock),
  setup: (trx, _id, { setup }) => saveSetup(trx, setup),
  'setup-seats': (trx, _id, { setup, seats }) => saveSetupSeats(trx, setup, seats),
  'setup-version': (trx, _id, { version }) => saveSetupVersion(trx, version),
  'setup-version-undone': (trx, _id, which) => undoSetupVersion(trx, which),
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
