import type { Ports } from '#app/ports/ports';
import { actAsModerator } from '#app/usecases/act-as-moderator';
import { answerDecision } from '#app/usecases/answer-decision';
import { closeWindows } from '#app/usecases/close-windows';
import { compareVersions } from '#app/usecases/compare-versions';
import { createCampaign } from '#app/usecases/create-campaign';
import { examineState } from '#app/usecases/examine-state';
import { exportCampaign } from '#app/usecases/export-campaign';
import { importCampaign } from '#app/usecases/import-campaign';
import { judgeDraft } from '#app/usecases/judge-draft';
import { listCampaigns } from '#app/usecases/list-campaigns';
import { listReports } from '#app/usecases/list-reports';
import { listScenarios } from '#app/usecases/list-scenarios';
import { readDesk } from '#app/usecases/read-desk';
import { readEvents } from '#app/usecases/read-events';
import { readModeratorView } from '#app/usecases/read-moderator-view';
import { readPlayerDesk } from '#app/usecases/read-player-desk';
import { readReport } from '#app/usecases/read-report';
import { readScenario } from '#app/usecases/read-scenario';
import { readSheet } from '#app/usecases/read-sheet';
import { renewAccess } from '#app/usecases/renew-access';
import { replayRecord } from '#app/usecases/replay-record';
import { runNextPhase } from '#app/usecases/run-next-phase';
import { runTurn } from '#app/usecases/run-turn';
import { setRelation } from '#app/usecases/set-relation';
import { signIn } from '#app/usecases/sign-in';
import { signOut } from '#app/usecases/sign-out';
import { submitOrders } from '#app/usecases/submit-orders';
import { undo } from '#app/usecases/undo';
import { verifyCampaign } from '#app/usecases/verify-campaign';
import { whoAmI } from '#app/usecases/who-am-i';

/** Everything that Farlane can do. */
export type UseCases = Readonly<{
  actAsModerator: ReturnType<typeof actAsModerator>;
  answerDecision: ReturnType<typeof answerDecision>;
  closeWindows: ReturnType<typeof closeWindows>;
  compareVersions: ReturnType<typeof compareVersions>;
  createCampaign: ReturnType<typeof createCampaign>;
  examineState: ReturnType<typeof examineState>;
  exportCampaign: ReturnType<typeof exportCampaign>;
  importCampaign: ReturnType<typeof importCampaign>;
  judgeDraft: ReturnType<typeof judgeDraft>;
  listCampaigns: ReturnType<typeof listCampaigns>;
  listReports: ReturnType<typeof listReports>;
  listScenarios: ReturnType<typeof listScenarios>;
  readDesk: ReturnType<typeof readDesk>;
  readEvents: ReturnType<typeof readEvents>;
  readModeratorView: ReturnType<typeof readModeratorView>;
  readPlayerDesk: ReturnType<typeof readPlayerDesk>;
  readReport: ReturnType<typeof readReport>;
  readScenario: ReturnType<typeof readScenario>;
  readSheet: ReturnType<typeof readSheet>;
  renewAccess: ReturnType<typeof renewAccess>;
  replayRecord: ReturnType<typeof replayRecord>;
  runNextPhase: ReturnType<typeof runNextPhase>;
  runTurn: ReturnType<typeof runTurn>;
  setRelation: ReturnType<typeof setRelation>;
  signIn: ReturnType<typeof signIn>;
  signOut: ReturnType<typeof signOut>;
  submitOrders: ReturnType<typeof submitOrders>;
  undo: ReturnType<typeof undo>;
  verifyCampaign: ReturnType<typeof verifyCampaign>;
  whoAmI: ReturnType<typeof whoAmI>;
}>;

/** The use cases over one outside world. */
export function useCasesOf(ports: Ports): UseCases {
  return {
    actAsModerator: actAsModerator(ports),
    answerDecision: answerDecision(ports),
    closeWindows: closeWindows(ports),
    compareVersions: compareVersions(ports),
    createCampaign: createCampaign(ports),
    examineState: examineState(ports),
    exportCampaign: exportCampaign(ports),
    importCampaign: importCampaign(ports),
    judgeDraft: judgeDraft(ports),
    listCampaigns: listCampaigns(ports),
    listReports: listReports(ports),
    listScenarios: listScenarios(ports),
    readDesk: readDesk(ports),
    readEvents: readEvents(ports),
    readModeratorView: readModeratorView(ports),
    readPlayerDesk: readPlayerDesk(ports),
    readReport: readReport(ports),
    readScenario: readScenario(ports),
    readSheet: readSheet(ports),
    renewAccess: renewAccess(ports),
    replayRecord: replayRecord(ports),
    runNextPhase: runNextPhase(ports),
    runTurn: runTurn(ports),
    setRelation: setRelation(ports),
    signIn: signIn(ports),
    signOut: signOut(ports),
    submitOrders: submitOrders(ports),
    undo: undo(ports),
    verifyCampaign: verifyCampaign(ports),
    whoAmI: whoAmI(ports),
  };
}
