import type { RuleRef } from '#kernel/reasons/cite';

/** How an order stands: fine, legal but doubtful, or refused. */
export const SEVERITIES = ['refused', 'doubtful'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What speaks against an order, in words its player can act on. Built from his own view only (FOG-14). */
export type OrderIssue = Readonly<{
  severity: Severity;
  code: string;
  cite: RuleRef;
  /** The field of the order it is about, or empty for the whole. */
  path: string;
  text: string;
}>;
