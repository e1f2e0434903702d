import type { DeskContent } from './desk-content.ts';
import { seesTruth } from '#app/actor';
import type { Light } from '#app/clock/light-of';
import type { ClockView } from '#app/usecases/clock/read-clock';
import type { Desk, SheetLine } from '#app/usecases/desk/read-desk';
import type { WorkItem } from '#app/work-list/work-item';
import { PHASE_IDS, type PhaseId } from '#model/campaign/phase-ids';
import { MODERATOR } from '#model/decisions/outcome';
import { areClosed } from '#http/clock/are-closed';
import { clockPanel } from '#http/clock/clock-panel';
import { litWords } from '#http/clock/lit-words';
import { PHASE_WORDS } from '#http/words/phases';
import { settingLines } from '#model/settings/setting-lines';
import { timeText } from '#http/words/times';
import type { ModeratorSeat } from '#http/visits/seat';
import type { DeskWaiting } from './desk-waiting.ts';
import { standInWords } from '#http/machine/stand-in-words';
import type { NavCard } from '#http/pages/nav';
import { runWords } from '#http/words/runs';
import { cardGroups } from './card-groups.ts';
import { recentJournal } from './journal.ts';
import { questionWords } from '#app/desk/question-words';
import { TEXTS } from './texts.ts';
import { workWords } from './work-words.ts';

/** Players whose orders would be left out if the turn ran now. */
export const missingPlayers = ({ stage, lights }: ClockView): readonly Light[] =>
  stage === 'orders' ? lights.filter(({ isMissing }) => isMissing) : [];

/** The parts of the desk beside the turn itself. */
type Beside = Readonly<{
  work: readonly WorkItem[];
  clock: ClockView;
  tools: readonly NavCard[];
  /** The journal has all turns, not only the last. */
  isWhole: boolean;
}>;

/** The moderator's desk as its page shows it. */
export function deskPage(
  desk: Desk,
  { work, clock, tools, isWhole }: Beside,
  seat: ModeratorSeat,
): DeskContent {
  const { base, formToken } = seat;
  const first = desk.checkpoints.some(({ version }) => version === 0) && desk.version > 0;
  return {
    campaign: desk.campaign.name,
    turn: desk.turn,
    label: desk.label,
    stage:
      desk.stage === 'orders' && !areClosed(clock) ? TEXTS.ordersAreOpen : TEXTS.ordersAreClosed,
    phases: PHASE_IDS.map((phase) => ({
      name: PHASE_WORDS[phase],
      state: phaseState(phase, desk.phase),
      isNext: phase === desk.phase,
    })),
    path: base,
    formToken,
    version: desk.version,
    next: PHASE_WORDS[desk.phase],
    step: desk.phase === 'opening' ? TEXTS.issueReports : TEXTS.stepPhase(PHASE_WORDS[desk.phase]),
    previewHref: desk.phase === 'opening' && desk.version > 0 ? `${base}/preview` : '',
    undoLast: undoLastOf(desk, base),
    running: desk.runningSince === null ? '' : TEXTS.sinceTime(timeText(desk.runningSince)),
    stars: null,
    happened: null,
    work: work.map((item) => workWords(item, seat)),
    groups: cardGroups(tools),
    goesOn: desk.goesOn,
    isInteractive: desk.campaign.rules.battles !== 'standing',
    asksFirst: missingPlayers(clock).length > 0,
    clock: clockPanel(clock, base),
    standInsHref: `${base}/stand-ins`,
    ...waitingFor(desk, base),
    sheets: desk.sheets.map((sheet) => ({
      ...sheetRow(sheet, desk, base),
      ...litWords(clock, sheet.empire),
    })),
    ...recentJournal(desk, base, { isWhole, folds: seesTruth(seat.actor) }),
    start: { undoHref: first ? `${base}/undo/0` : '' },
    settings: settingLines(desk.campaign.rules),
  };
}

/** To take back the run that the campaign is at, or the turn if no state within it is kept. */
function undoLastOf({ runs, checkpoints }: Desk, base: string): DeskContent['undoLast'] {
  const [last, before] = runs.filter(({ undone }) => !undone).toReversed();
  if (last === undefined) return null;
  const to = checkpoints.findLast(({ version }) => version < last.version);
  if (to === undefined) return null;
  const isLast = to.version === (before?.version ?? 0);
  const label = isLast ? TEXTS.undoRun(runWords(last), last.kind) : TEXTS.undoTurn(to.turn);
  return { href: `${base}/undo/${String(to.version)}`, label };
}

/** Whom the phase waits for, and where it goes on. */
function waitingFor(desk: Desk, base: string): DeskWaiting {
  const isInBattle = desk.open.some(({ asked }) => asked !== MODERATOR);
  const asksPlayers = desk.open.some(({ asked, atDesk }) => asked !== MODERATOR && !atDesk);
  const asksModerator = desk.open.some(({ asked }) => asked === MODERATOR);
  return {
    waiting: desk.open.map(({ asked, kind, askedAt }) => ({
      empire: nameOf(desk, asked),
      about: questionWords(kind),
      since: timeText(askedAt),
    })),
    waitsForPlayers: asksPlayers,
    battlesHref: isInBattle ? `${base}/battles` : '',
    outcomesHref: asksModerator ? `${base}/outcomes` : '',
    settled: desk.settled === 0 ? '' : TEXTS.questionsAnswered(desk.settled),
  };
}

function phaseState(phase: PhaseId, next: PhaseId): 'done' | 'next' | 'later' {
  if (phase === next) return 'next';
  return PHASE_IDS.indexOf(phase) < PHASE_IDS.indexOf(next) ? 'done' : 'later';
}

const nameOf = ({ sheets }: Desk, empire: SheetLine['empire']): string =>
  empire === MODERATOR ? 'You' : (sheets.find((sheet) => sheet.empire === empire)?.name ?? empire);

function sheetRow(
  sheet: SheetLine,
  desk: Desk,
  base: string,
): Omit<DeskContent['sheets'][number], 'chip' | 'remarks'> {
  const issued = desk.publications.some(({ turn, undone }) => turn === desk.turn && !undone);
  const empire = encodeURIComponent(sheet.key);
  return {
    empire: sheet.name,
    playedBy: standInWords(sheet.standIn),
    orders: sheet.status === 'none' ? '–' : String(sheet.orders),
    receipt: sheet.receipt ?? '',
    submittedAt: sheet.submittedAt === null ? '' : timeText(sheet.submittedAt),
    ordersHref: issued ? `${base}/orders/${empire}` : '',
    reportHref: issued ? `${base}/reports/${empire}/${String(desk.turn)}/sheet` : '',
  };
}
