import { correctionNamesOf } from '#content/corrections/correction-names';
import type { EditLine } from '#content/corrections/edit-line';
import { formatEdit } from '#content/corrections/format-edit';
import { parseCorrectionText } from '#content/corrections/parse-correction-text';
import { parseCorrections } from '#content/corrections/parse-corrections';
import type { Amended } from '#engine/turn/amend';
import { correct, type Correction } from '#engine/turn/correct';
import type { InputIssue } from '#app/use-case-error';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';

/** One line of a correction with its faults. */
export type CheckedLine = Readonly<{
  line: number;
  text: string;
  /** The line as Farlane understood it; empty: it did not. */
  read: string;
  issues: readonly InputIssue[];
}>;

/** A correction as it would be made now. */
export type CheckedCorrection = Readonly<{
  lines: readonly CheckedLine[];
  /** All faults, by line. */
  issues: readonly InputIssue[];
  correction: Correction;
  /** Null: nothing would change, because there is a fault or no edit. */
  made: Amended | null;
}>;

/** The settings that say who is told of changed classes. */
type Openness = Pick<RuleSet, 'classStats'>;

/** The reason, and whether the empires that it touches may read it; `voted`: the players decide about it. */
export type Reasoning = Pick<Correction, 'reason' | 'tellReason' | 'voted'>;

const NOTHING: InputIssue = {
  code: 'NOTHING',
  path: '',
  text: 'There is no edit. Write one edit on each line, such as: treasury human 40',
};

const isJson = (text: string): boolean => text.trimStart().startsWith('{');

type Read = Readonly<{ lines: readonly EditLine[]; issues: readonly InputIssue[] }>;

function readEdits(state: CampaignState, text: string): Read {
  if (!isJson(text)) {
    return { lines: parseCorrectionText(text, correctionNamesOf(state)), issues: [] };
  }
  const read = parseCorrections(text);
  return read.ok ? { lines: read.value, issues: [] } : { lines: [], issues: read.error };
}

/** Reads a correction, as text or JSON, and tries it on a state. It reports all faults at once. @rule TURN-3 */
export function checkedCorrection(
  state: CampaignState,
  text: string,
  { rules, ...reasoning }: Reasoning & Readonly<{ rules: Openness }>,
): CheckedCorrection {
  const { lines, issues } = readEdits(state, text);
  const understood = lines.flatMap((line) =>
    line.edit === null ? [] : [{ ...line, edit: line.edit }],
  );
  const edits = understood.map(({ edit }) => edit);
  const open = rules.classStats === 'public' ? { openClasses: true as const } : {};
  const correction: Correction = { kind: 'correction', edits, ...reasoning, ...open };
  const tried = correct(state, correction);
  const faults = tried.ok ? [] : tried.error;
  const names = correctionNamesOf(state);
  const checked = lines.map((line): CheckedLine => {
    const at = understood.findIndex((one) => one.line === line.line);
    const own = faults.filter((fault) => fault.edit === at && line.edit !== null);
    return {
      line: line.line,
      text: line.text,
      read: line.edit === null ? '' : formatEdit(line.edit, names),
      issues: [
        ...line.issues,
        ...own.map((fault) => ({ code: fault.code, path: '', text: fault.text, line: line.line })),
      ],
    };
  });
  const nothing = lines.length === 0 && issues.length === 0 ? [NOTHING] : [];
  const all = [...issues, ...nothing, ...checked.flatMap((line) => line.issues)];
  const made = tried.ok && all.length === 0 ? tried.value : null;
  return { lines: checked, issues: all, correction, made };
}
