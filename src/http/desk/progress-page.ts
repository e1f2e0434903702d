import { template } from '#http/pages/template';
import type { Progress, RunSoFar } from '#app/usecases/turns/read-progress';
import type { Link } from '#http/pages/page-parts';
import type { ModeratorSeat } from '#http/visits/seat';
import { SHARED_TEXTS } from '#http/words/texts';
import { leftWords } from '#http/words/time-left';
import { runWords } from '#http/words/runs';
import { PHASE_WORDS } from '#http/words/phases';
import { timeText } from '#http/words/times';
import { TEXTS } from './texts.ts';

/** How far a run is, for its page and for the script that follows it. */
export type ProgressContent = Readonly<{
  isRunning: boolean;
  lead: string;
  /** Which phase of how many it is at; empty: nothing runs. */
  position: string;
  percent: number;
  /** How long it still takes; empty: no earlier turn tells. */
  left: string;
  /** When it stops, if somebody asked for that. */
  stopping: string;
  /** Whether its moderator can stop it before its end. */
  canStop: boolean;
  /** Where the turn clock is paused, if it is the clock that runs the turn. */
  clockHref: string;
  /** Why it stopped short; empty: it did not. */
  trouble: string;
  details: readonly string[];
  phases: readonly Readonly<{ text: string; mark: string; word: string }>[];
  /** The address from which the page loads this again. */
  path: string;
  formToken: string;
  back: Link;
  /** The desk, which says what was done. */
  doneHref: string;
}>;

export const PROGRESS_PAGE = template<ProgressContent>('progress');

export const PROGRESS_PART = template<ProgressContent>('progress-part');

type Going = Pick<
  ProgressContent,
  'lead' | 'position' | 'percent' | 'left' | 'stopping' | 'canStop' | 'clockHref'
>;

const nothingRuns = (turn: number): Going => ({
  lead: TEXTS.noRunIsInProgress(turn),
  position: '',
  percent: 0,
  left: '',
  stopping: '',
  canStop: false,
  clockHref: '',
});

function goingOn(
  { since, kind, isStopping, ahead, percent, leftMs }: RunSoFar,
  done: number,
  base: string,
): Going {
  const [now, ...later] = ahead.map((phase) => PHASE_WORDS[phase]);
  const name = now ?? '';
  const isLong = later.length > 0;
  return {
    lead: TEXTS.runBegan(timeText(since)),
    position: TEXTS.phaseOf(done + 1, done + ahead.length, name),
    percent,
    left: leftMs === null ? '' : leftWords(leftMs),
    stopping: isStopping ? TEXTS.moderatorAskedToStopThisRun(name) : '',
    canStop: isLong && kind === 'turn',
    clockHref: isLong && kind === 'due' ? `${base}/clock` : '',
  };
}

/** A turn that ended with an Opening issued the next reports. */
const doneHref = (runs: Progress['runs'], base: string): string =>
  runs.at(-1)?.phase === 'opening' ? `${base}/?done=turn` : `${base}/`;

/** The phases that a run has done, the one that it is at, and those ahead. */
export function progressPage(
  { underWay, runs, turn, trouble }: Progress,
  { base, formToken }: Pick<ModeratorSeat, 'base' | 'formToken'>,
): ProgressContent {
  const done = runs.map((run) => ({
    text: TEXTS.turnAndPhase(run.turn, runWords(run)),
    mark: '✓',
    word: 'done',
  }));
  const ahead = (underWay?.ahead ?? []).map((phase, at) => ({
    text: TEXTS.phaseName(PHASE_WORDS[phase]),
    mark: at === 0 ? '…' : '·',
    word: at === 0 ? 'running' : TEXTS.toDo,
  }));
  const ran = runs.filter(({ kind }) => kind === 'phase').length;
  return {
    isRunning: underWay !== null,
    ...(underWay === null ? nothingRuns(turn) : goingOn(underWay, ran, base)),
    trouble: trouble === null ? '' : (trouble.error?.text ?? TEXTS.runStoppedBecauseOfError),
    details: trouble?.error?.issues.map(({ text }) => text) ?? [],
    phases: [...done, ...ahead],
    path: `${base}/progress`,
    formToken,
    back: { href: `${base}/`, label: SHARED_TEXTS.toDesk },
    doneHref: doneHref(runs, base),
  };
}
