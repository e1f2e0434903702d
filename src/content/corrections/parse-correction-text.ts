import { type ContentCode, type ContentIssue, issuesOf } from '#content/issue';
import { firstIssues, MOST_OF_LINE } from '#content/first-issues';
import { nearestName } from '#content/nearest-name';
import { type Hint, hintsForSheet } from '#content/orders/text/hints';
import { type Token, tokensOf } from '#content/orders/text/tokens';
import { sheetLines, type SheetText } from '#content/sheet-lines';
import { readBySchema } from '#content/schema-words';
import { EDIT_KINDS, type Edit, type EditKind, MOST_EDITS } from '#model/corrections/edit';
import type { CorrectionContent } from './correction-content.ts';
import type { CorrectionNames } from './correction-names.ts';
import { CORRECTION_TABLE } from './correction-table.ts';
import type { EditLine } from './edit-line.ts';

const LIMITS = { most: MOST_EDITS, what: 'A correction', lines: 'edits' };

/** Everything that a line can begin with. */
const VERBS = EDIT_KINDS.flatMap((kind) => CORRECTION_TABLE[kind].verbs);

/**
 * Reads a correction in words, one edit on a line; `#` begins a comment. Blank lines are left out. It never throws:
 * errors are returned with their lines.
 */
export function parseCorrectionText(text: string, names: CorrectionNames): readonly EditLine[] {
  const hint = hintsForSheet();
  return sheetLines(text, LIMITS).map((line) => readLine(line, names, hint));
}

function readLine(
  { line, text, refused }: SheetText,
  names: CorrectionNames,
  hint: Hint,
): EditLine {
  const refusal = (issue: ContentIssue): EditLine => ({ line, text, edit: null, issues: [issue] });
  if (refused !== null) return refusal(refused);
  const tokens = tokensOf(text);
  if (!tokens.ok) return refusal({ path: '', code: 'SYNTAX', text: tokens.error, line });
  const [verb, ...rest] = tokens.value;
  const kind = kindOf(verb);
  const word = verb?.text ?? '';
  if (kind === undefined) return refusal({ path: '', code: 'VERB', text: unknownVerb(word), line });
  return readEdit({ text, line, names, hint, verb: word.toLowerCase() }, kind, rest);
}

type LineInput = Readonly<{
  text: string;
  line: number;
  names: CorrectionNames;
  hint: Hint;
  verb: string;
}>;

function readEdit(input: LineInput, kind: EditKind, tokens: readonly Token[]): EditLine {
  const { text, line, names, hint, verb } = input;
  const issues: ContentIssue[] = [];
  const fault = (code: ContentCode, reason: string): null => {
    issues.push({ path: '', code, text: reason, line });
    return null;
  };
  // The table's type ties each kind to its row; an indexed access loses that tie.
  const { parse, examples, schema } = CORRECTION_TABLE[kind] as CorrectionContent<EditKind>;
  const read = parse(tokens, { names, hint, fault }, verb);
  if (issues.some(({ code }) => code === 'SYNTAX')) {
    const example = examples.find((one) => one.startsWith(`${verb} `)) ?? examples[0] ?? verb;
    fault('SYNTAX', `For example: ${example}`);
  }
  const checked = read === null ? null : readBySchema(schema, read);
  if (checked?.success === false) {
    issues.push(...issuesOf(checked.error).map((issue) => ({ ...issue, line })));
  }
  const edit: Edit | null = checked?.success === true && issues.length === 0 ? checked.data : null;
  return { line, text: text.trim(), edit, issues: firstIssues(issues, MOST_OF_LINE) };
}

function kindOf(verb: Token | undefined): EditKind | undefined {
  if (verb?.kind !== 'word') return undefined;
  return EDIT_KINDS.find((one) => CORRECTION_TABLE[one].verbs.includes(verb.text.toLowerCase()));
}

function unknownVerb(text: string): string {
  const nearest = nearestName(text, VERBS);
  const hint =
    nearest === undefined
      ? `Begin the line with one of: ${VERBS.join(', ')}.`
      : `Did you mean ${nearest}?`;
  return `“${text}” is not an edit. ${hint}`;
}
