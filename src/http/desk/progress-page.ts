import type { Progress } from '#app/usecases/read-progress';
import type { Link } from '#http/pages/page-parts';
import { runWords } from '#http/words/runs';
import { PHASE_WORDS } from '#http/words/phases';
import { timeText } from '#http/words/times';

/** How far a run has come, for its page and for the script that follows it. */
export type ProgressContent = Readonly<{
  isRunning: boolean;
  lead: string;
  /** Why it stopped short; empty: it did not. */
  trouble: string;
  details: readonly string[];
  phases: readonly Readonly<{ text: string; mark: string; word: string }>[];
  /** Where the page asks for this anew. */
  path: string;
  back: Link;
}>;

const BROKE_DOWN =
  'The run broke down by a fault of the program; the phases below are kept. The server’s log tells more.';

function leadOf({ since, turn }: Progress): string {
  if (since === null)
    return `Nothing is being run now. The campaign stands in turn ${String(turn)}.`;
  return `The turn is being run since ${timeText(since)}. It goes on when you leave this page.`;
}

/** The phases that a run has done, and the one that it is at. */
export function progressPage(progress: Progress, base: string): ProgressContent {
  const { since, runs, phase, trouble } = progress;
  const done = runs.map((run) => ({
    text: `Turn ${String(run.turn)}, ${runWords(run)}`,
    mark: '✓',
    word: 'done',
  }));
  const now = { text: `${PHASE_WORDS[phase]} Phase`, mark: '…', word: 'being run' };
  return {
    isRunning: since !== null,
    lead: leadOf(progress),
    trouble: trouble === null ? '' : (trouble.error?.text ?? BROKE_DOWN),
    details: trouble?.error?.issues.map(({ text }) => text) ?? [],
    phases: since === null ? done : [...done, now],
    path: `${base}/progress`,
    back: { href: `${base}/`, label: 'To the desk' },
  };
}
