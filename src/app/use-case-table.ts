import { unique } from '#kernel/collections/unique';
import { actAsModerator } from '#app/usecases/people/act-as-moderator';
import { answerDecisions } from '#app/usecases/encounters/answer-decisions';
import { becomeOperator, makeOperator } from '#app/usecases/operators/become-operator';
import { changePassword } from '#app/usecases/accounts/change-password';
import { changeSeat } from '#app/usecases/people/change-seat';
import { checkInstallation } from '#app/usecases/operators/check-installation';
import { chooseGoingOn } from '#app/usecases/turns/choose-going-on';
import { closeWindows } from '#app/usecases/encounters/close-windows';
import { compareDrafts } from '#app/usecases/orders/compare-drafts';
import { compareVersions } from '#app/usecases/verify/compare-versions';
import { copyLastOrders } from '#app/usecases/orders/copy-last-orders';
import { createAccount } from '#app/usecases/accounts/create-account';
import { createCampaign } from '#app/usecases/campaigns/create-campaign';
import { createOwnCampaign } from '#app/usecases/campaigns/create-own-campaign';
import { decideQuestion } from '#app/usecases/encounters/decide-question';
import { dismissDoubt } from '#app/usecases/orders/dismiss-doubt';
import { draftGalaxy } from '#app/usecases/galaxies/draft-galaxy';
import { endSeat } from '#app/usecases/people/end-seat';
import { enterOutcome } from '#app/usecases/encounters/enter-outcome';
import { examineState } from '#app/usecases/verify/examine-state';
import { exportCampaign } from '#app/usecases/campaigns/export-campaign';
import { fetchBackup } from '#app/usecases/operators/fetch-backup';
import { fightElsewhere } from '#app/usecases/encounters/fight-elsewhere';
import { findMark } from '#app/usecases/accounts/find-mark';
import { foreseeSupply } from '#app/usecases/orders/foresee-supply';
import { goOn } from '#app/usecases/turns/go-on';
import { importCampaign } from '#app/usecases/campaigns/import-campaign';
import { importUpload } from '#app/usecases/campaigns/import-upload';
import { invite } from '#app/usecases/people/invite';
import { judgeDesign } from '#app/usecases/orders/judge-design';
import { judgeDraft } from '#app/usecases/orders/judge-draft';
import { listAccounts } from '#app/usecases/accounts/list-accounts';
import { listCampaigns } from '#app/usecases/campaigns/list-campaigns';
import { listOperators } from '#app/usecases/operators/list-operators';
import { listPeople } from '#app/usecases/people/list-people';
import { listReports } from '#app/usecases/reports/list-reports';
import { listScenarios } from '#app/usecases/scenarios/list-scenarios';
import { makeBackup } from '#app/usecases/operators/make-backup';
import { makeCorrection } from '#app/usecases/corrections/make-correction';
import { makeOperatorLink } from '#app/usecases/operators/make-operator-link';
import { makeRuling } from '#app/usecases/writing/make-ruling';
import { markBrowser } from '#app/usecases/accounts/mark-browser';
import { openTruth } from '#app/usecases/people/open-truth';
import { plotFleets } from '#app/usecases/orders/plot-fleets';
import { previewCorrection } from '#app/usecases/corrections/preview-correction';
import { previewOutcome } from '#app/usecases/encounters/preview-outcome';
import { previewReports } from '#app/usecases/reports/preview-reports';
import { readAwaited } from '#app/usecases/encounters/read-awaited';
import { readBattles } from '#app/usecases/encounters/read-battles';
import { readCorrections } from '#app/usecases/corrections/read-corrections';
import { readDesk } from '#app/usecases/desk/read-desk';
import { readEvents } from '#app/usecases/desk/read-events';
import { readInstallation } from '#app/usecases/operators/read-installation';
import { readJournal } from '#app/usecases/desk/read-journal';
import { readLink } from '#app/usecases/people/read-link';
import { readLooks } from '#app/usecases/people/read-looks';
import { readMessages } from '#app/usecases/writing/read-messages';
import { readModeratorView } from '#app/usecases/desk/read-moderator-view';
import { readNotes } from '#app/usecases/writing/read-notes';
import { readOpenPapers } from '#app/usecases/people/read-open-papers';
import { readOperatorLink } from '#app/usecases/operators/read-operator-link';
import { readOutcomes } from '#app/usecases/encounters/read-outcomes';
import { readOwnMessages } from '#app/usecases/writing/read-own-messages';
import { readPlayerDesk } from '#app/usecases/orders/read-player-desk';
import { readProgress } from '#app/usecases/turns/read-progress';
import { readReceipt } from '#app/usecases/orders/read-receipt';
import { readReceipts } from '#app/usecases/orders/read-receipts';
import { readReport } from '#app/usecases/reports/read-report';
import { readRulings } from '#app/usecases/writing/read-rulings';
import { readRulesSheet } from '#app/usecases/reports/read-rules-sheet';
import { readScenario } from '#app/usecases/scenarios/read-scenario';
import { readSeatTurn } from '#app/usecases/people/read-seat-turn';
import { readSheet } from '#app/usecases/reports/read-sheet';
import { readSpectated } from '#app/usecases/people/read-spectated';
import { readSpectatedView } from '#app/usecases/people/read-spectated-view';
import { readWorkList } from '#app/usecases/desk/read-work-list';
import { removeOperator } from '#app/usecases/operators/remove-operator';
import { renameAccount } from '#app/usecases/accounts/rename-account';
import { renewLink } from '#app/usecases/people/renew-link';
import { replayRecord } from '#app/usecases/verify/replay-record';
import { resetAccount } from '#app/usecases/accounts/reset-account';
import { resetPassword } from '#app/usecases/accounts/reset-password';
import { restoreBackup } from '#app/usecases/operators/restore-backup';
import { ruleOnRoll } from '#app/usecases/encounters/rule-on-roll';
import { runBackupSchedule } from '#app/usecases/operators/run-backup-schedule';
import { runNextPhase } from '#app/usecases/turns/run-next-phase';
import { runTurn } from '#app/usecases/turns/run-turn';
import { readBriefing } from '#app/usecases/scenarios/read-briefing';
import { saveDraft } from '#app/usecases/orders/save-draft';
import { sendMessage } from '#app/usecases/writing/send-message';
import { setBackupSchedule } from '#app/usecases/operators/set-backup-schedule';
import { ruleOnEvent } from '#app/usecases/corrections/rule-on-event';
import { setRelation } from '#app/usecases/corrections/set-relation';
import { setWindowUntil } from '#app/usecases/encounters/set-window-until';
import { setWindows } from '#app/usecases/encounters/set-windows';
import { shadowTurn } from '#app/usecases/turns/shadow-turn';
import { showScenario } from '#app/usecases/scenarios/show-scenario';
import { signIn } from '#app/usecases/accounts/sign-in';
import { signInAccount } from '#app/usecases/accounts/sign-in-account';
import { signOut } from '#app/usecases/accounts/sign-out';
import { signOutEverywhere } from '#app/usecases/accounts/sign-out-everywhere';
import { stepDraft } from '#app/usecases/orders/step-draft';
import { stopRun } from '#app/usecases/turns/stop-run';
import { submitOrders } from '#app/usecases/orders/submit-orders';
import { takeSeat } from '#app/usecases/people/take-seat';
import { transferOwnership } from '#app/usecases/people/transfer-ownership';
import { undo } from '#app/usecases/turns/undo';
import { verifyCampaign } from '#app/usecases/verify/verify-campaign';
import { whoAmI } from '#app/usecases/accounts/who-am-i';
import { withdrawOrders } from '#app/usecases/orders/withdraw-orders';
import { writeNote } from '#app/usecases/writing/write-note';
import {
  ACT,
  BACKUPS,
  CHECK,
  DESK,
  OF_MODERATORS,
  OF_NOBODY,
  OPERATING,
  OWN_ONLY,
  noLook,
  ofAll,
  ofOne,
  ofPlayer,
} from '#app/people/look-rows';
import { bySession, fromSeat } from '#app/use-case-row';
import { CLOCK_USE_CASES } from '#app/clock/clock-use-cases';
import { DESIGNER_USE_CASES } from '#app/designer/designer-use-cases';
import { ODDS_USE_CASES } from '#app/what-if/odds-use-cases';
import { TALK_USE_CASES } from '#app/talk/talk-use-cases';
import { RESUBMIT_USE_CASES } from '#app/resubmit/resubmit-use-cases';
import { SETTINGS_USE_CASES } from '#app/settings/settings-use-cases';
import { SETUP_USE_CASES } from '#app/setups/setup-use-cases';
import { GALAXY_USE_CASES } from '#app/figures/galaxy-use-cases';
import { MACHINE_USE_CASES } from '#app/machine/machine-use-cases';
import { TUTORIAL_USE_CASES } from '#app/tutorials/tutorial-use-cases';
import { VOTE_USE_CASES } from '#app/votes/vote-use-cases';

/**
 * Everything that Farlane can do, each once: the use case, its callers, and whether it shows a moderator something that
 * belongs to a player. `fromSeat`: it acts only while the caller still has the seat that they act from. `bySession`: it
 * needs a session or a link, and no seat. Pages, files, commands and programs get everything that they show from here,
 * so nothing of a player's can be shown without a row that says so.
 * @rule FOG-1
 */
export const USE_CASES = {
  ...CLOCK_USE_CASES,
  ...DESIGNER_USE_CASES,
  ...ODDS_USE_CASES,
  ...TALK_USE_CASES,
  ...SETUP_USE_CASES,
  ...VOTE_USE_CASES,
  ...MACHINE_USE_CASES,
  ...GALAXY_USE_CASES,
  ...RESUBMIT_USE_CASES,
  ...SETTINGS_USE_CASES,
  ...TUTORIAL_USE_CASES,
  actAsModerator: fromSeat(actAsModerator, OF_NOBODY),
  answerDecisions: fromSeat(answerDecisions, OWN_ONLY),
  becomeOperator: bySession(becomeOperator, ACT),
  changePassword: bySession(changePassword, ACT),
  changeSeat: fromSeat(changeSeat, ACT),
  checkInstallation: bySession(checkInstallation, OPERATING),
  chooseGoingOn: fromSeat(chooseGoingOn, ACT),
  closeWindows: fromSeat(closeWindows, ACT),
  compareDrafts: fromSeat(compareDrafts, OWN_ONLY),
  compareVersions: fromSeat(compareVersions, (_input, { to }) => ofAll('differences', to.turn)),
  copyLastOrders: fromSeat(copyLastOrders, OWN_ONLY),
  createAccount: bySession(createAccount, ACT),
  createCampaign: fromSeat(createCampaign, ACT),
  createOwnCampaign: fromSeat(createOwnCampaign, ACT),
  decideQuestion: fromSeat(decideQuestion, ACT),
  dismissDoubt: fromSeat(dismissDoubt, OWN_ONLY),
  draftGalaxy: fromSeat(draftGalaxy, OF_NOBODY),
  endSeat: fromSeat(endSeat, ACT),
  enterOutcome: fromSeat(enterOutcome, ACT),
  examineState: fromSeat(examineState, CHECK),
  exportCampaign: fromSeat(exportCampaign, (_input, { turn }) => ofAll('file', turn)),
  fetchBackup: bySession(fetchBackup, BACKUPS),
  fightElsewhere: fromSeat(fightElsewhere, ACT),
  findMark: bySession(findMark, OF_NOBODY),
  foreseeSupply: fromSeat(foreseeSupply, OWN_ONLY),
  goOn: fromSeat(goOn, ACT),
  importCampaign: fromSeat(importCampaign, ACT),
  importUpload: fromSeat(importUpload, ACT),
  invite: fromSeat(invite, ACT),
  judgeDesign: fromSeat(judgeDesign, OWN_ONLY),
  judgeDraft: fromSeat(judgeDraft, ofPlayer('desk')),
  listAccounts: fromSeat(listAccounts, OF_NOBODY),
  listCampaigns: fromSeat(listCampaigns, OF_NOBODY),
  listOperators: fromSeat(listOperators, OPERATING),
  listPeople: fromSeat(listPeople, DESK),
  listReports: fromSeat(listReports, OWN_ONLY),
  listScenarios: fromSeat(listScenarios, OF_NOBODY),
  makeBackup: bySession(makeBackup, OPERATING),
  makeCorrection: fromSeat(makeCorrection, ACT),
  makeOperator: bySession(makeOperator, ACT),
  makeOperatorLink: fromSeat(makeOperatorLink, OPERATING),
  makeRuling: fromSeat(makeRuling, ACT),
  markBrowser: bySession(markBrowser, OWN_ONLY),
  openTruth: fromSeat(openTruth, ACT),
  plotFleets: fromSeat(plotFleets, OWN_ONLY),
  previewCorrection: fromSeat(previewCorrection, () => ofAll('corrections')),
  previewOutcome: fromSeat(previewOutcome, () => ofAll('outcomes')),
  previewReports: fromSeat(previewReports, ({ empire }, { turn }) =>
    empire === undefined ? ofAll('previews', turn) : ofOne('preview', empire, turn),
  ),
  readAwaited: fromSeat(readAwaited, OWN_ONLY),
  readBattles: fromSeat(readBattles, (_input, { turn }) => ofAll('battles', turn)),
  readBriefing: fromSeat(
    readBriefing,
    noLook('It shows what the scenario tells, not what players did.'),
  ),
  readCorrections: fromSeat(readCorrections, OF_MODERATORS),
  readDesk: fromSeat(readDesk, DESK),
  readEvents: fromSeat(readEvents, (_input, runs) =>
    unique(runs.map(({ run }) => run.turn)).flatMap((turn) => ofAll('events', turn)),
  ),
  readInstallation: bySession(readInstallation, OPERATING),
  readJournal: fromSeat(readJournal, OF_MODERATORS),
  readLink: bySession(readLink, OWN_ONLY),
  readLooks: fromSeat(readLooks, OWN_ONLY),
  readMessages: fromSeat(readMessages, OF_MODERATORS),
  readModeratorView: fromSeat(readModeratorView, ({ look = 'truth' }, { turn }) =>
    ofAll(look, turn),
  ),
  readNotes: fromSeat(readNotes, OF_MODERATORS),
  readOpenPapers: fromSeat(readOpenPapers, OWN_ONLY),
  readOperatorLink: bySession(readOperatorLink, OPERATING),
  readOutcomes: fromSeat(readOutcomes, () => ofAll('outcomes')),
  readOwnMessages: fromSeat(readOwnMessages, OWN_ONLY),
  readPlayerDesk: fromSeat(readPlayerDesk, ofPlayer('desk')),
  readProgress: fromSeat(readProgress, DESK),
  readReceipt: fromSeat(readReceipt, (_input, { receipt }) =>
    ofOne('receipts', receipt.empire, receipt.turn),
  ),
  readReceipts: fromSeat(readReceipts, ({ empire }) => ofOne('receipts', empire)),
  readReport: fromSeat(readReport, ({ look = 'report' }, { empire, turn }) =>
    ofOne(look, empire, turn),
  ),
  readRulings: fromSeat(readRulings, OF_MODERATORS),
  readRulesSheet: fromSeat(
    readRulesSheet,
    noLook('It shows the settings of the campaign, which everybody in it may know.'),
  ),
  readScenario: fromSeat(readScenario, OF_NOBODY),
  readSeatTurn: fromSeat(
    readSeatTurn,
    noLook('It shows the number of the turn, which everybody may know.'),
  ),
  readSheet: fromSeat(readSheet, ({ empire }, shown) =>
    shown === null ? [] : ofOne('orders', empire, shown.draft.sheet.turn),
  ),
  readSpectated: fromSeat(readSpectated, OWN_ONLY),
  readSpectatedView: fromSeat(readSpectatedView, OWN_ONLY),
  readWorkList: fromSeat(readWorkList, DESK),
  removeOperator: fromSeat(removeOperator, OPERATING),
  renameAccount: bySession(renameAccount, ACT),
  renewLink: fromSeat(renewLink, ACT),
  replayRecord: fromSeat(replayRecord, CHECK),
  resetAccount: fromSeat(resetAccount, ACT),
  resetPassword: bySession(resetPassword, ACT),
  restoreBackup: bySession(restoreBackup, BACKUPS),
  ruleOnEvent: fromSeat(ruleOnEvent, ACT),
  ruleOnRoll: fromSeat(ruleOnRoll, ACT),
  runBackupSchedule: fromSeat(runBackupSchedule, OPERATING),
  runNextPhase: fromSeat(runNextPhase, ACT),
  runTurn: fromSeat(runTurn, ACT),
  saveDraft: fromSeat(saveDraft, OWN_ONLY),
  sendMessage: fromSeat(sendMessage, ACT),
  setBackupSchedule: bySession(setBackupSchedule, OPERATING),
  setRelation: fromSeat(setRelation, ACT),
  setWindowUntil: fromSeat(setWindowUntil, ACT),
  setWindows: fromSeat(setWindows, ACT),
  shadowTurn: fromSeat(shadowTurn, ({ which }, { turn }) =>
    ofAll(which === 'drafts' ? 'shadow-drafts' : 'shadow', turn),
  ),
  showScenario: fromSeat(showScenario, OF_NOBODY),
  signIn: bySession(signIn, ACT),
  signInAccount: bySession(signInAccount, ACT),
  signOut: bySession(signOut, ACT),
  signOutEverywhere: bySession(signOutEverywhere, ACT),
  stepDraft: fromSeat(stepDraft, OWN_ONLY),
  stopRun: fromSeat(stopRun, ACT),
  submitOrders: fromSeat(submitOrders, ACT),
  takeSeat: bySession(takeSeat, ACT),
  transferOwnership: fromSeat(transferOwnership, ACT),
  undo: fromSeat(undo, ACT),
  verifyCampaign: fromSeat(verifyCampaign, CHECK),
  whoAmI: bySession(whoAmI, OWN_ONLY),
  withdrawOrders: fromSeat(withdrawOrders, ACT),
  writeNote: fromSeat(writeNote, ACT),
} as const;
