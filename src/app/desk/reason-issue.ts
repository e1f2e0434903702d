import type { InputIssue } from '#app/use-case-error';
import { textIssue } from './text-issue.ts';

const LONGEST_REASON = 500;

/** The fault in the reason of a ruling. */
export const reasonIssue = (reason: string): readonly InputIssue[] =>
  textIssue(reason, { path: 'reason', what: 'a reason', most: LONGEST_REASON });
