import type { Desk, SheetLine } from '#app/usecases/read-desk';
import type { PhaseRun } from '#app/ports/turn-record';
import { PHASE_IDS, type PhaseId } from '#fog/views/terms';
import type { PageContents } from '#http/pages/page-contents';
import { SHEET_CHIPS } from '#http/words/chips';
import { counted } from '#http/words/counts';
import { PHASE_WORDS } from '#http/words/phases';
import { runWords } from '#http/words/runs';
import { settingLines } from '#http/words/settings';
import { timeText } from '#http/words/times';
import type { ModeratorSeat } from '#http/visits/seat';
import { questionWords } from './question-words.ts';

type Content = PageContents['desk'];

/** Players whose orders would be left out if the turn ran now. */
export const missingPlayers = ({ phase, sheets }: Desk): readonly SheetLine[] =>
  phase === 'economic' ? sheets.filter(({ status }) => status !== 'submitted') : [];

/** The moderator's desk as its page shows it. */
export function deskPage(desk: Desk, { base, formToken }: ModeratorSeat): Content {
  const first = desk.checkpoints.some(({ version }) => version === 0) && desk.version > 0;
  return {
    campaign: desk.campaign.name,
    turn: desk.turn,
    label: desk.label,
    stage: desk.stage === 'orders' ? 'orders are open' : 'orders are closed',
    attempt: desk.attempt,
    phases: PHASE_IDS.map((phase) => ({
      name: PHASE_WORDS[phase],
      state: phaseState(phase, desk.phase),
      isNext: phase === desk.phase,
    })),
    path: base,
    formToken,
    version: desk.version,
    next: PHASE_WORDS[desk.phase],
    asksFirst: missingPlayers(desk).length > 0,
    waiting: desk.open.map(({ asked, kind, askedAt }) => ({
      empire: nameOf(desk, asked),
      about: questionWords(kind),
      since: timeText(askedAt),
    })),
    settled: desk.settled === 0 ? '' : `${counted(desk.settled, 'question')} answered so far`,
    sheets: desk.sheets.map((sheet) => sheetRow(sheet, desk, base)),
    turns: turnsOf(desk, base),
    start: { undoHref: first ? `${base}/undo/0` : '' },
    settings: settingLines(desk.campaign.rules),
  };
}

function phaseState(phase: PhaseId, next: PhaseId): 'done' | 'next' | 'later' {
  if (phase === next) return 'next';
  return PHASE_IDS.indexOf(phase) < PHASE_IDS.indexOf(next) ? 'done' : 'later';
}

const nameOf = ({ sheets }: Desk, empire: SheetLine['empire']): string =>
  sheets.find((sheet) => sheet.empire === empire)?.name ?? empire;

function sheetRow(sheet: SheetLine, desk: Desk, base: string): Content['sheets'][number] {
  const issued = desk.publications.some(({ turn, undone }) => turn === desk.turn && !undone);
  const empire = encodeURIComponent(sheet.empire);
  return {
    empire: sheet.name,
    chip: SHEET_CHIPS[sheet.status],
    orders: sheet.status === 'none' ? '–' : String(sheet.orders),
    receipt: sheet.receipt ?? '',
    submittedAt: sheet.submittedAt === null ? '' : timeText(sheet.submittedAt),
    ordersHref: sheet.status === 'none' ? '' : `${base}/orders/${empire}`,
    reportHref: issued ? `${base}/reports/${empire}/${String(desk.turn)}/sheet` : '',
  };
}

/** The journal by turns, the last first. */
function turnsOf({ runs, checkpoints }: Desk, base: string): Content['turns'] {
  const kept = new Set(checkpoints.map((head) => head.version));
  // After an undo the campaign stands where its last run that counts left it: nothing to go back to there.
  const standing = Math.max(0, ...runs.filter((run) => !run.undone).map((run) => run.version));
  const turns = [...new Set(runs.map(({ turn }) => turn))].sort((a, b) => b - a);
  const rowOf = (run: PhaseRun): Content['turns'][number]['runs'][number] => ({
    phase: runWords(run),
    eventsHref: `${base}/events/${String(run.version)}`,
    events: counted(run.events, 'event'),
    ranAt: timeText(run.ranAt),
    undone: run.undone,
    attempt: run.attempt === 1 ? '' : `dice of attempt ${String(run.attempt)}`,
    undoHref:
      !run.undone && kept.has(run.version) && run.version < standing
        ? `${base}/undo/${String(run.version)}`
        : '',
  });
  return turns.map((turn) => ({
    title: `Turn ${String(turn)}`,
    eventsHref: `${base}/events/turn/${String(turn)}`,
    runs: runs
      .filter((run) => run.turn === turn)
      .sort((a, b) => b.version - a.version)
      .map(rowOf),
  }));
}
