import { type ContentCode, type ContentIssue, issuesOf } from '#content/issue';
import { nearestName } from '#content/nearest-name';
import { type Token, tokensOf } from '#content/orders/text/tokens';
import { EDIT_KINDS, type Edit, type EditKind, MOST_EDITS } from '#model/corrections/edit';
import type { CorrectionContent } from './correction-content.ts';
import type { CorrectionNames } from './correction-names.ts';
import { CORRECTION_TABLE } from './correction-table.ts';
import type { EditLine } from './edit-line.ts';

const LONGEST_LINE = 2000;

/** Everything that a line can begin with. */
const VERBS = EDIT_KINDS.flatMap((kind) => CORRECTION_TABLE[kind].verbs);

/**
 * Reads a correction in words, one edit on a line; `#` begins a comment. Lines that say nothing are left
 * out. Whatever stands there, it answers: what is wrong is told with its line.
 */
export function parseCorrectionText(text: string, names: CorrectionNames): readonly EditLine[] {
  const lines = text.split(/\r\n|\n|\r/);
  const read: EditLine[] = [];
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    if (read.length === MOST_EDITS) {
      const surplus = `A correction has at most ${MOST_EDITS} lines. Make two of it.`;
      return [...read, refusal(line, { code: 'TOO_LONG', path: '', text: surplus, line: number })];
    }
    const found = readLine(line, number, names);
    if (found !== null) read.push(found);
  }
  return read;
}

const refusal = (text: string, issue: ContentIssue & Readonly<{ line: number }>): EditLine => ({
  line: issue.line,
  text,
  edit: null,
  issues: [issue],
});

/** Null: the line says nothing. */
function readLine(text: string, line: number, names: CorrectionNames): EditLine | null {
  const at = { path: '', line };
  if (text.length > LONGEST_LINE) {
    const tooLong = `A line has at most ${LONGEST_LINE} characters.`;
    return refusal(text, { code: 'TOO_LONG', text: tooLong, ...at });
  }
  const tokens = tokensOf(text);
  if (!tokens.ok) return refusal(text, { code: 'SYNTAX', text: tokens.error, ...at });
  const [verb, ...rest] = tokens.value;
  if (verb === undefined) return null;
  const kind = kindOf(verb);
  if (kind === undefined) {
    return refusal(text, { code: 'VERB', text: unknownVerb(verb), ...at });
  }
  return readEdit({ text, line, names, verb: verb.text.toLowerCase() }, kind, rest);
}

type LineInput = Readonly<{ text: string; line: number; names: CorrectionNames; verb: string }>;

function readEdit(input: LineInput, kind: EditKind, tokens: readonly Token[]): EditLine {
  const { text, line, names, verb } = input;
  const issues: ContentIssue[] = [];
  const fault = (code: ContentCode, reason: string): null => {
    issues.push({ path: '', code, text: reason, line });
    return null;
  };
  // The table's type ties each kind to its row; an indexed access loses that tie.
  const { parse, examples, schema } = CORRECTION_TABLE[kind] as CorrectionContent<EditKind>;
  const read = parse(tokens, { names, fault }, verb);
  if (issues.some(({ code }) => code === 'SYNTAX')) {
    const example = examples.find((one) => one.startsWith(`${verb} `)) ?? examples[0] ?? verb;
    fault('SYNTAX', `For example: ${example}`);
  }
  const checked = read === null ? null : schema.safeParse(read);
  if (checked?.success === false) {
    issues.push(...issuesOf(checked.error).map((issue) => ({ ...issue, line })));
  }
  const edit: Edit | null = checked?.success === true && issues.length === 0 ? checked.data : null;
  return { line, text: text.trim(), edit, issues };
}

function kindOf({ kind, text }: Token): EditKind | undefined {
  if (kind !== 'word') return undefined;
  return EDIT_KINDS.find((one) => CORRECTION_TABLE[one].verbs.includes(text.toLowerCase()));
}

function unknownVerb({ text }: Token): string {
  const nearest = nearestName(text, VERBS);
  const hint =
    nearest === undefined
      ? `A line begins with one of: ${VERBS.join(', ')}.`
      : `Did you mean ${nearest}?`;
  return `“${text}” is no edit. ${hint}`;
}
