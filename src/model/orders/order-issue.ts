import type { RuleRef } from '#kernel/reasons/cite';

/** The verdict on an order: fine, legal but doubtful, or refused. */
export const SEVERITIES = ['refused', 'doubtful'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A reason against an order, in words that its player can act on. Built only from the player's own view (FOG-14). */
export type OrderIssue = Readonly<{
  severity: Severity;
  code: string;
  cite: RuleRef;
  /** The field of the order it is about, or empty for the whole. */
  path: string;
  text: string;
}>;
