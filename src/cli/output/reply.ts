import type { InputIssue, UseCaseError, UseCaseErrorCode } from '#app/use-case-error';
import { EXIT, type ExitCode } from './exit-codes.ts';

/** What a command answers: text for people, data for `--json`. */
export type Reply = Readonly<{ code: ExitCode; text: string; data: unknown }>;

/** The answer of a command that did what it was asked. */
export const done = (data: unknown, lines: readonly string[]): Reply => ({
  code: EXIT.fine,
  text: lines.join('\n'),
  data,
});

/** The same when what it found is not as it should be. */
export const failed = (data: unknown, lines: readonly string[]): Reply => ({
  ...done(data, lines),
  code: EXIT.refused,
});

const CONFLICTS: readonly UseCaseErrorCode[] = [
  'STALE',
  'STORE_BUSY',
  'QUESTION_ANSWERED',
  'ELSEWHERE_UNKNOWN',
  'ELSEWHERE_ENTERED',
  'OUTCOME_FOREIGN',
  'PROPOSAL_SETTLED',
];

function issueLine({ text, path, line }: InputIssue): string {
  const where = line === undefined ? path : `line ${String(line)}`;
  return where === '' ? `  ${text}` : `  ${where}: ${text}`;
}

function codeOf({ code }: UseCaseError): ExitCode {
  if (CONFLICTS.includes(code)) return EXIT.stale;
  return code.startsWith('STORE_') ? EXIT.store : EXIT.refused;
}

/** More would push the first of them off the screen; `--json` lists all. */
const MOST_ISSUES = 100;

function issueLines(issues: readonly InputIssue[]): readonly string[] {
  const rest = issues.length - MOST_ISSUES;
  const more = rest > 0 ? [`  … and ${String(rest)} more: --json lists all.`] : [];
  return [...issues.slice(0, MOST_ISSUES).map(issueLine), ...more];
}

/** A refusal with everything that is wrong. */
export function refused(error: UseCaseError): Reply {
  const text = [error.text, ...issueLines(error.issues)].join('\n');
  return { code: codeOf(error), text, data: { error } };
}

/** A refusal in the terminal's own words. */
export const refusedBecause = (text: string, issues: readonly string[] = []): Reply => ({
  code: EXIT.refused,
  text: [text, ...issues.map((issue) => `  ${issue}`)].join('\n'),
  data: { error: { text, issues } },
});

/** A command that was not put as it must be. */
export const misused = (text: string): Reply => ({
  code: EXIT.usage,
  text,
  data: { error: { text } },
});
