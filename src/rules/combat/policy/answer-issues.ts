import type { RuleRef } from '#kernel/reasons/cite';
import type { OwnPiece } from '#model/decisions/decision';
import type { OrderIssue } from '#model/orders/order-issue';

/** A refusal of an answer. */
export const refusal = (
  rule: RuleRef,
  issue: Readonly<{ code: string; path: string; text: string }>,
): OrderIssue => ({ severity: 'refused', cite: rule, ...issue });

type Listed = Readonly<{
  list: readonly string[];
  allowed: readonly string[];
  rule: RuleRef;
  path: string;
}>;

/** Everything in a list must be known, and in it once. */
export function listIssues({ list, allowed, rule, path }: Listed): readonly OrderIssue[] {
  const known = new Set(allowed);
  const strange = list.filter((id) => !known.has(id));
  const twice = list.filter((id, index) => list.indexOf(id) !== index);
  return [
    ...strange.map((id) =>
      refusal(rule, { code: 'ANSWER_UNIT_UNKNOWN', path, text: `${id} cannot be chosen here.` }),
    ),
    ...twice.map((id) =>
      refusal(rule, { code: 'ANSWER_UNIT_TWICE', path, text: `${id} is named twice.` }),
    ),
  ];
}

export const idsOf = (pieces: readonly OwnPiece[]): readonly string[] =>
  pieces.map((one) => one.unit);
