import type { DeskContent } from './desk-content.ts';
import type { Desk, Remark } from '#app/usecases/desk/read-desk';
import { issueNumber } from '#app/editions/issue-number';
import type { PhaseRun } from '#app/ports/turn-record';
import { PHASE_IDS } from '#model/campaign/phase-ids';
import { listed } from '#kernel/words/listed';
import { counted } from '#kernel/words/counted';
import { PHASE_WORDS } from '#http/words/phases';
import { runWords } from '#http/words/runs';
import { editionWords, issueWords } from '#http/words/editions';
import { timeText } from '#http/words/times';
import { TEXTS } from './texts.ts';

type Turn = DeskContent['turns'][number];
type Row = Turn['runs'][number];

const BACK = /^to (\d+) (\S+): ?(.*)$/su;

/** How far back the moderator undid phases, and why, from the campaign's records. */
function backText({ text }: Remark): string {
  const [, turn, phase, reason] = BACK.exec(text) ?? [];
  const id = PHASE_IDS.find((one) => one === phase);
  if (turn === undefined || id === undefined) return TEXTS.undone(text);
  const why = reason === undefined || reason === '' ? TEXTS.noReasonGiven : reason;
  return TEXTS.undoneBackToTurn(turn, PHASE_WORDS[id], why);
}

/** That the reports were issued, or what an amendment issued to whom. */
function issuedMarks({ version, undone }: PhaseRun, desk: Desk): readonly string[] {
  const { publications, amended } = desk;
  const own = amended.filter((one) => one.version === version).map(editionWords);
  const issued = publications.find((one) => one.version === version);
  const told = issued === undefined ? own : [issueWords(issueNumber(publications, issued)), ...own];
  return told.map((one) => `${one}${undone ? ', undone' : ''}`);
}

function marksOf(run: PhaseRun, desk: Desk): readonly string[] {
  const { remarks } = desk;
  const own = remarks.filter(({ kind, version }) => kind === 'amended' && version === run.version);
  return [
    ...(run.undone ? ['undone'] : []),
    ...(run.attempt === 1 ? [] : [TEXTS.diceOfAttempt(run.attempt)]),
    ...issuedMarks(run, desk),
    ...own.map(({ text }) => text),
  ];
}

/** What a move changed: from the one before it that counts. */
function diffHref({ version }: PhaseRun, runs: readonly PhaseRun[], base: string): string {
  const before = runs.findLast((run) => !run.undone && run.version < version)?.version ?? 0;
  return `${base}/diff?from=${String(before)}&to=${String(version)}`;
}

/** Every phase has at least the event that it ended. */
const isQuiet = ({ kind, undone, events }: PhaseRun, marks: readonly string[]): boolean =>
  kind === 'phase' && !undone && events <= 1 && marks.length === 0;

/** The number of turns on the desk, unless all are asked for. */
const RECENT_TURNS = 3;

type Journal = Pick<DeskContent, 'turns' | 'olderHref'>;

/**
 * The journal by turns, the last first; those before the last few on demand. `folds`: uneventful phases apart. To a
 * moderator who plays that would tell in which phases nothing happened. @rule FOG-1
 */
export function recentJournal(
  desk: Desk,
  base: string,
  { isWhole, folds }: Readonly<{ isWhole: boolean; folds: boolean }>,
): Journal {
  const all = [...new Set(desk.runs.map(({ turn }) => turn))].sort((a, b) => b - a);
  const shown = isWhole ? all : all.slice(0, RECENT_TURNS);
  const olderHref = shown.length === all.length ? '' : `${base}/?turns=all#journal`;
  return { turns: journalOf(desk, { base, turns: shown, folds }), olderHref };
}

type Shown = Readonly<{ base: string; turns: readonly number[]; folds: boolean }>;

function journalOf(desk: Desk, { base, turns, folds }: Shown): readonly Turn[] {
  const { runs, checkpoints, remarks } = desk;
  const kept = new Set(checkpoints.map((head) => head.version));
  // After an undo the campaign is where its last valid run left it, so that run's row offers no undo.
  const standing = Math.max(0, ...runs.filter((run) => !run.undone).map((run) => run.version));
  const rowOf = (run: PhaseRun): Row => ({
    phase: runWords(run),
    eventsHref: `${base}/events/${String(run.version)}`,
    events: counted(run.events, 'event'),
    ranAt: timeText(run.ranAt),
    undone: run.undone,
    remarks: marksOf(run, desk).join('; '),
    undoHref:
      !run.undone && kept.has(run.version) && run.version < standing
        ? `${base}/undo/${String(run.version)}`
        : '',
    diffHref: run.undone ? '' : diffHref(run, runs, base),
  });
  const backs = remarks.filter(({ kind }) => kind === 'undone');
  const turnAt = (version: number): number =>
    runs.findLast((run) => run.version < version)?.turn ?? 0;
  return turns.map((turn) => {
    const own = runs.filter((run) => run.turn === turn).sort((a, b) => b.version - a.version);
    const quiet = own.filter((run) => folds && isQuiet(run, marksOf(run, desk)));
    return {
      title: TEXTS.turn(turn),
      eventsHref: `${base}/events/turn/${String(turn)}`,
      runs: own.filter((run) => !quiet.includes(run)).map(rowOf),
      quiet: quiet.map(rowOf),
      quietTitle: TEXTS.uneventful(listed(quiet.toReversed().map(runWords)), quiet.length),
      backs: backs
        .filter(({ version }) => turnAt(version) === turn)
        .map((remark) => ({ text: backText(remark), at: timeText(remark.at) }))
        .toReversed(),
    };
  });
}
