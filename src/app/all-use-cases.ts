import { type DeskUseCases, deskUseCasesOf } from '#app/desk-use-cases';
import { type OperatorUseCases, operatorUseCasesOf } from '#app/operator-use-cases';
import type { Ports } from '#app/ports/ports';
import { type PeopleUseCases, peopleUseCasesOf } from '#app/people-use-cases';
import { actAsModerator } from '#app/usecases/act-as-moderator';
import { closeWindows } from '#app/usecases/close-windows';
import { compareDrafts } from '#app/usecases/compare-drafts';
import { compareVersions } from '#app/usecases/compare-versions';
import { copyLastOrders } from '#app/usecases/copy-last-orders';
import { createCampaign } from '#app/usecases/create-campaign';
import { createOwnCampaign } from '#app/usecases/create-own-campaign';
import { dismissDoubt } from '#app/usecases/dismiss-doubt';
import { draftGalaxy } from '#app/usecases/draft-galaxy';
import { examineState } from '#app/usecases/examine-state';
import { exportCampaign } from '#app/usecases/export-campaign';
import { extendDeadline } from '#app/usecases/extend-deadline';
import { importCampaign } from '#app/usecases/import-campaign';
import { judgeDesign } from '#app/usecases/judge-design';
import { judgeDraft } from '#app/usecases/judge-draft';
import { listCampaigns } from '#app/usecases/list-campaigns';
import { listReports } from '#app/usecases/list-reports';
import { listScenarios } from '#app/usecases/list-scenarios';
import { makeCorrection } from '#app/usecases/make-correction';
import { moveDeadline } from '#app/usecases/move-deadline';
import { pauseClock } from '#app/usecases/pause-clock';
import { foreseeSupply } from '#app/usecases/foresee-supply';
import { plotFleets } from '#app/usecases/plot-fleets';
import { previewCorrection } from '#app/usecases/preview-correction';
import { readClock } from '#app/usecases/read-clock';
import { readCorrections } from '#app/usecases/read-corrections';
import { readSeatTurn } from '#app/usecases/read-seat-turn';
import { readDeadline } from '#app/usecases/read-deadline';
import { readDesk } from '#app/usecases/read-desk';
import { readEvents } from '#app/usecases/read-events';
import { readModeratorView } from '#app/usecases/read-moderator-view';
import { readPlayerDesk } from '#app/usecases/read-player-desk';
import { readReceipt } from '#app/usecases/read-receipt';
import { readReceipts } from '#app/usecases/read-receipts';
import { readReport } from '#app/usecases/read-report';
import { readScenario } from '#app/usecases/read-scenario';
import { readSheet } from '#app/usecases/read-sheet';
import { replayRecord } from '#app/usecases/replay-record';
import { resumeClock } from '#app/usecases/resume-clock';
import { runNextPhase } from '#app/usecases/run-next-phase';
import { runTurn } from '#app/usecases/run-turn';
import { saveDraft } from '#app/usecases/save-draft';
import { setClock } from '#app/usecases/set-clock';
import { setRelation } from '#app/usecases/set-relation';
import { stepDraft } from '#app/usecases/step-draft';
import { submitOrders } from '#app/usecases/submit-orders';
import { tickClocks } from '#app/usecases/tick-clocks';
import { undo } from '#app/usecases/undo';
import { verifyCampaign } from '#app/usecases/verify-campaign';
import { withdrawOrders } from '#app/usecases/withdraw-orders';

/** Everything that Farlane can do. */
export type UseCases = PeopleUseCases &
  OperatorUseCases &
  Readonly<{
    actAsModerator: ReturnType<typeof actAsModerator>;
    closeWindows: ReturnType<typeof closeWindows>;
    compareDrafts: ReturnType<typeof compareDrafts>;
    compareVersions: ReturnType<typeof compareVersions>;
    copyLastOrders: ReturnType<typeof copyLastOrders>;
    createCampaign: ReturnType<typeof createCampaign>;
    createOwnCampaign: ReturnType<typeof createOwnCampaign>;
    dismissDoubt: ReturnType<typeof dismissDoubt>;
    draftGalaxy: ReturnType<typeof draftGalaxy>;
    examineState: ReturnType<typeof examineState>;
    exportCampaign: ReturnType<typeof exportCampaign>;
    extendDeadline: ReturnType<typeof extendDeadline>;
    foreseeSupply: ReturnType<typeof foreseeSupply>;
    importCampaign: ReturnType<typeof importCampaign>;
    judgeDesign: ReturnType<typeof judgeDesign>;
    judgeDraft: ReturnType<typeof judgeDraft>;
    listCampaigns: ReturnType<typeof listCampaigns>;
    listReports: ReturnType<typeof listReports>;
    listScenarios: ReturnType<typeof listScenarios>;
    makeCorrection: ReturnType<typeof makeCorrection>;
    moveDeadline: ReturnType<typeof moveDeadline>;
    pauseClock: ReturnType<typeof pauseClock>;
    plotFleets: ReturnType<typeof plotFleets>;
    previewCorrection: ReturnType<typeof previewCorrection>;
    readClock: ReturnType<typeof readClock>;
    readCorrections: ReturnType<typeof readCorrections>;
    readDeadline: ReturnType<typeof readDeadline>;
    readSeatTurn: ReturnType<typeof readSeatTurn>;
    readDesk: ReturnType<typeof readDesk>;
    readEvents: ReturnType<typeof readEvents>;
    readModeratorView: ReturnType<typeof readModeratorView>;
    readPlayerDesk: ReturnType<typeof readPlayerDesk>;
    readReceipt: ReturnType<typeof readReceipt>;
    readReceipts: ReturnType<typeof readReceipts>;
    readReport: ReturnType<typeof readReport>;
    readScenario: ReturnType<typeof readScenario>;
    readSheet: ReturnType<typeof readSheet>;
    replayRecord: ReturnType<typeof replayRecord>;
    resumeClock: ReturnType<typeof resumeClock>;
    runNextPhase: ReturnType<typeof runNextPhase>;
    runTurn: ReturnType<typeof runTurn>;
    saveDraft: ReturnType<typeof saveDraft>;
    setClock: ReturnType<typeof setClock>;
    setRelation: ReturnType<typeof setRelation>;
    stepDraft: ReturnType<typeof stepDraft>;
    submitOrders: ReturnType<typeof submitOrders>;
    tickClocks: ReturnType<typeof tickClocks>;
    undo: ReturnType<typeof undo>;
    verifyCampaign: ReturnType<typeof verifyCampaign>;
    withdrawOrders: ReturnType<typeof withdrawOrders>;
  }> &
  DeskUseCases;

/** All of them over one outside world. */
export function allUseCases(ports: Ports): UseCases {
  return {
    ...peopleUseCasesOf(ports),
    ...operatorUseCasesOf(ports),
    ...deskUseCasesOf(ports),
    actAsModerator: actAsModerator(ports),
    closeWindows: closeWindows(ports),
    compareDrafts: compareDrafts(ports),
    compareVersions: compareVersions(ports),
    copyLastOrders: copyLastOrders(ports),
    createCampaign: createCampaign(ports),
    createOwnCampaign: createOwnCampaign(ports),
    dismissDoubt: dismissDoubt(ports),
    draftGalaxy: draftGalaxy(ports),
    examineState: examineState(ports),
    exportCampaign: exportCampaign(ports),
    extendDeadline: extendDeadline(ports),
    foreseeSupply: foreseeSupply(ports),
    importCampaign: importCampaign(ports),
    judgeDesign: judgeDesign(ports),
    judgeDraft: judgeDraft(ports),
    listCampaigns: listCampaigns(ports),
    listReports: listReports(ports),
    listScenarios: listScenarios(ports),
    makeCorrection: makeCorrection(ports),
    moveDeadline: moveDeadline(ports),
    pauseClock: pauseClock(ports),
    plotFleets: plotFleets(ports),
    previewCorrection: previewCorrection(ports),
    readClock: readClock(ports),
    readCorrections: readCorrections(ports),
    readDeadline: readDeadline(ports),
    readSeatTurn: readSeatTurn(ports),
    readDesk: readDesk(ports),
    readEvents: readEvents(ports),
    readModeratorView: readModeratorView(ports),
    readPlayerDesk: readPlayerDesk(ports),
    readReceipt: readReceipt(ports),
    readReceipts: readReceipts(ports),
    readReport: readReport(ports),
    readScenario: readScenario(ports),
    readSheet: readSheet(ports),
    replayRecord: replayRecord(ports),
    resumeClock: resumeClock(ports),
    runNextPhase: runNextPhase(ports),
    runTurn: runTurn(ports),
    saveDraft: saveDraft(ports),
    setClock: setClock(ports),
    setRelation: setRelation(ports),
    stepDraft: stepDraft(ports),
    submitOrders: submitOrders(ports),
    tickClocks: tickClocks(ports),
    undo: undo(ports),
    verifyCampaign: verifyCampaign(ports),
    withdrawOrders: withdrawOrders(ports),
  };
}
