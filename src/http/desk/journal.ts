import type { DeskContent } from './desk-content.ts';
import type { Desk, Remark } from '#app/usecases/desk/read-desk';
import { issueNumber } from '#app/editions/issue-number';
import type { PhaseRun } from '#app/ports/turn-record';
import { PHASE_IDS } from '#model/campaign/phase-ids';
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

/** The journal by turns, the last first. */
export function journalOf(desk: Desk, base: string): readonly Turn[] {
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
  const turns = [...new Set(runs.map(({ turn }) => turn))].sort((a, b) => b - a);
  const backs = remarks.filter(({ kind }) => kind === 'undone');
  const turnAt = (version: number): number =>
    runs.findLast((run) => run.version < version)?.turn ?? 0;
  return turns.map((turn) => ({
    title: TEXTS.turn(turn),
    eventsHref: `${base}/events/turn/${String(turn)}`,
    runs: runs
      .filter((run) => run.turn === turn)
      .sort((a, b) => b.version - a.version)
      .map(rowOf),
    backs: backs
      .filter(({ version }) => turnAt(version) === turn)
      .map((remark) => ({ text: backText(remark), at: timeText(remark.at) }))
      .toReversed(),
  }));
}
