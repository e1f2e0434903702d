import type { Ports } from '#app/ports/ports';
import { answerDecisions } from '#app/usecases/answer-decisions';
import { askOdds } from '#app/usecases/ask-odds';
import { askOddsOfFile } from '#app/usecases/ask-odds-of-file';
import { chooseGoingOn } from '#app/usecases/choose-going-on';
import { decideQuestion } from '#app/usecases/decide-question';
import { readBattles } from '#app/usecases/read-battles';
import { ruleOnRoll } from '#app/usecases/rule-on-roll';
import { enterOutcome } from '#app/usecases/enter-outcome';
import { fightElsewhere } from '#app/usecases/fight-elsewhere';
import { goOn } from '#app/usecases/go-on';
import { makeRuling } from '#app/usecases/make-ruling';
import { previewOutcome } from '#app/usecases/preview-outcome';
import { previewReports } from '#app/usecases/preview-reports';
import { readMessages } from '#app/usecases/read-messages';
import { readNotes } from '#app/usecases/read-notes';
import { readOutcomes } from '#app/usecases/read-outcomes';
import { readOdds } from '#app/usecases/read-odds';
import { readOwnMessages } from '#app/usecases/read-own-messages';
import { readProgress } from '#app/usecases/read-progress';
import { readRulings } from '#app/usecases/read-rulings';
import { readWorkList } from '#app/usecases/read-work-list';
import { sendMessage } from '#app/usecases/send-message';
import { setWindowUntil } from '#app/usecases/set-window-until';
import { setWindows } from '#app/usecases/set-windows';
import { shadowTurn } from '#app/usecases/shadow-turn';
import { stopOdds } from '#app/usecases/stop-odds';
import { stopRun } from '#app/usecases/stop-run';
import { writeNote } from '#app/usecases/write-note';

/** What the moderator's desk can do beyond the turn itself, and battles that anybody tries out. */
export type DeskUseCases = Readonly<{
  answerDecisions: ReturnType<typeof answerDecisions>;
  askOdds: ReturnType<typeof askOdds>;
  askOddsOfFile: ReturnType<typeof askOddsOfFile>;
  chooseGoingOn: ReturnType<typeof chooseGoingOn>;
  decideQuestion: ReturnType<typeof decideQuestion>;
  readBattles: ReturnType<typeof readBattles>;
  ruleOnRoll: ReturnType<typeof ruleOnRoll>;
  enterOutcome: ReturnType<typeof enterOutcome>;
  fightElsewhere: ReturnType<typeof fightElsewhere>;
  goOn: ReturnType<typeof goOn>;
  makeRuling: ReturnType<typeof makeRuling>;
  previewOutcome: ReturnType<typeof previewOutcome>;
  previewReports: ReturnType<typeof previewReports>;
  readMessages: ReturnType<typeof readMessages>;
  readNotes: ReturnType<typeof readNotes>;
  readOutcomes: ReturnType<typeof readOutcomes>;
  readOdds: ReturnType<typeof readOdds>;
  readOwnMessages: ReturnType<typeof readOwnMessages>;
  readProgress: ReturnType<typeof readProgress>;
  readRulings: ReturnType<typeof readRulings>;
  readWorkList: ReturnType<typeof readWorkList>;
  sendMessage: ReturnType<typeof sendMessage>;
  setWindowUntil: ReturnType<typeof setWindowUntil>;
  setWindows: ReturnType<typeof setWindows>;
  shadowTurn: ReturnType<typeof shadowTurn>;
  stopOdds: ReturnType<typeof stopOdds>;
  stopRun: ReturnType<typeof stopRun>;
  writeNote: ReturnType<typeof writeNote>;
}>;

/** These use cases over one outside world. */
export function deskUseCasesOf(ports: Ports): DeskUseCases {
  return {
    answerDecisions: answerDecisions(ports),
    askOdds: askOdds(ports),
    askOddsOfFile: askOddsOfFile(ports),
    chooseGoingOn: chooseGoingOn(ports),
    decideQuestion: decideQuestion(ports),
    readBattles: readBattles(ports),
    ruleOnRoll: ruleOnRoll(ports),
    enterOutcome: enterOutcome(ports),
    fightElsewhere: fightElsewhere(ports),
    goOn: goOn(ports),
    makeRuling: makeRuling(ports),
    previewOutcome: previewOutcome(ports),
    previewReports: previewReports(ports),
    readMessages: readMessages(ports),
    readNotes: readNotes(ports),
    readOutcomes: readOutcomes(ports),
    readOdds: readOdds(ports),
    readOwnMessages: readOwnMessages(ports),
    readProgress: readProgress(ports),
    readRulings: readRulings(ports),
    readWorkList: readWorkList(ports),
    sendMessage: sendMessage(ports),
    setWindowUntil: setWindowUntil(ports),
    setWindows: setWindows(ports),
    shadowTurn: shadowTurn(ports),
    stopOdds: stopOdds(ports),
    stopRun: stopRun(ports),
    writeNote: writeNote(ports),
  };
}
