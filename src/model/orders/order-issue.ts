import type { RuleRef } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import type { FleetRef } from './order.ts';

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
  /** Where it is, of what is about a whole sheet; left out: nowhere in particular, or where its order is. */
  at?: IssuePlace;
}>;

export type IssuePlace =
  | Readonly<{ kind: 'system'; system: SystemId }>
  | Readonly<{ kind: 'fleet'; fleet: FleetRef }>;
