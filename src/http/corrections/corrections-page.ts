import type { Verdicts } from '#http/orders/orders-contents';
import { SHARED_TEXTS } from '#http/words/texts';
import type { CorrectionsContent, ToldPlayer } from './corrections-content.ts';
import type { CorrectionPreview } from '#app/corrections/correction-preview';
import type { CorrectionMade, Corrections } from '#app/usecases/corrections/read-corrections';
import { CORRECTION_EXAMPLES } from '#content/corrections/correction-examples';
import type { ModeratorView } from '#fog/views/empire-view';
import { differenceGroups } from '#http/desk/diff-page';
import { placeFields, textField } from '#http/forms/field';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import type { ModeratorSeat } from '#http/visits/seat';
import { editionWords } from '#http/words/editions';
import { runWords } from '#http/words/runs';
import { clippedText, returnedText, shownLines } from '#http/orders/shown-lines';
import { NOWHERE } from '#http/orders/verdict-lines';
import { timeText } from '#http/words/times';
import { hashOf } from '#kernel/result/hash';
import { EDIT_FORMS } from './edit-forms.ts';
import { TEXTS } from './texts.ts';

/** What the page is made of. `open`: the form that a line was just added by; `problem`: what it lacks. */
export type CorrectionsDesk = Readonly<{
  seat: ModeratorSeat;
  view: ModeratorView;
  corrections: Corrections;
  sent: FormBody;
  text: string;
  preview: CorrectionPreview | null;
  /** The effect is shown, so that the button that corrects is there. */
  showsEffect: boolean;
  open: string;
  problem: string;
}>;

/** How a text is known again between the preview and the correction. */
export const textMark = (text: string): string => hashOf(text.replaceAll('\r\n', '\n').trim());

const LEAST_ROWS = 6;
const MOST_ROWS = 24;

/** The verdicts on the lines of a correction. */
export function correctionVerdicts(preview: CorrectionPreview | null): Verdicts {
  const lines = preview?.lines ?? [];
  const bare = preview?.issues.filter(({ line }) => line === undefined) ?? [];
  const wrong = lines.filter(({ issues }) => issues.length > 0).length;
  return {
    isThere: lines.length > 0,
    summary: summaryOf(lines.length, wrong + bare.length),
    ...shownLines(
      lines.map(({ line, text, read, issues }, index) => ({
        number: line,
        index,
        tone: issues.length === 0 ? 'fine' : 'refused',
        word: wordOf(read, issues.length),
        sentence: read === '' ? clippedText(text) : read,
        ...NOWHERE,
        cost: '',
        left: '',
        forecast: '',
        issues: issues.map((issue) => ({ text: issue.text, cite: '', key: '' })),
        dismissed: [],
        isFirst: index === 0,
        isLast: index === lines.length - 1,
      })),
    ),
    treasury: [],
    accounts: [],
    finishes: [],
    doubts: [],
    dismissed: '',
  };
}

function wordOf(read: string, faults: number): string {
  if (faults === 0) return 'Fine';
  return read === '' ? SHARED_TEXTS.notUnderstood : 'Refused';
}

const summaryOf = (lines: number, wrong: number): string =>
  wrong === 0 ? TEXTS.editsCanBeMade(lines) : TEXTS.someEditsCantBeMade(wrong, lines);

type Effect = NonNullable<CorrectionPreview['effect']>;

/** What a correction would change. */
export function groupsOf({ tables, names }: Effect): CorrectionsContent['groups'] {
  // How many ids were given is the game's own book-keeping.
  const shown = tables.filter(({ table }) => table !== 'counters');
  return differenceGroups({ tables: shown, names });
}

/** What players would read of it. */
export const toldOf = ({ told }: Effect): readonly ToldPlayer[] =>
  told.map(({ name, sentences, treasuryNext: { before, after }, edition }) => ({
    name,
    sentences,
    when: edition === null ? TEXTS.inNextReport : TEXTS.atOnce(edition),
    treasury: before === after ? '' : TEXTS.estimatedTreasuryNextTurnWithoutOrders(before, after),
  }));

function madeRow(made: CorrectionMade, base: string): CorrectionsContent['made'][number] {
  const { run, edits, reason, tellReason, issued, undoTo } = made;
  return {
    title: TEXTS.phaseWithEdits(run.turn, runWords(run).toLowerCase(), edits.length),
    when: timeText(run.ranAt),
    reason,
    issued: issued.length === 0 ? '' : TEXTS.issuedAtOnce(issued.map(editionWords).join(', ')),
    told: tellReason ? TEXTS.playersReadReason : TEXTS.playersDontReadReason,
    edits,
    undone: run.undone,
    eventsHref: `${base}/events/${String(run.version)}`,
    undoHref: undoTo === null ? '' : `${base}/undo/${String(undoTo)}`,
  };
}

/** The page of corrections. */
export function correctionsPage(desk: CorrectionsDesk): CorrectionsContent {
  const { seat, view, corrections, sent, text, preview, showsEffect, open, problem } = desk;
  const effect = showsEffect ? (preview?.effect ?? null) : null;
  const reason = textField({
    name: 'reason',
    label: TEXTS.reason,
    hint: TEXTS.campaignsRecordsKeep,
    sent,
    max: 500,
  });
  const [placed = reason] = placeFields([reason], 'correction', new Map());
  return {
    path: `${seat.base}/corrections`,
    formToken: seat.formToken,
    version: preview?.version ?? corrections.version,
    previewed: effect === null ? '' : textMark(text),
    text: {
      value: returnedText(text),
      rows: Math.min(MOST_ROWS, Math.max(LEAST_ROWS, text.split('\n').length + 2)),
      guide: CORRECTION_EXAMPLES,
    },
    checked: correctionVerdicts(preview),
    reason: placed,
    tellReason: sent.has('tell-reason'),
    forms: EDIT_FORMS.filter(({ isOffered }) => isOffered?.(view) ?? true).map(
      ({ name, title, fields }) => ({
        name,
        anchor: `edit-${name}`,
        title,
        open: name === open,
        problem: name === open ? problem : '',
        // The text now contains the added line.
        fields: placeFields(
          fields(view, name === open && problem === '' ? formBodyOf({}) : sent),
          'edit',
          new Map(),
        ),
      }),
    ),
    hasEffect: effect !== null,
    groups: effect === null ? [] : groupsOf(effect),
    told: effect === null ? [] : toldOf(effect),
    made: corrections.made.map((made) => madeRow(made, seat.base)),
    back: { href: `${seat.base}/`, label: SHARED_TEXTS.backToDesk },
  };
}
