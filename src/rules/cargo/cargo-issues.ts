import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { OrderIssue } from '#model/orders/order-issue';

const refused = (code: string, text: string): OrderIssue => ({
  severity: 'refused',
  code,
  cite: cite('CSC-14'),
  path: 'keep',
  text,
});

/** What speaks against a choice of cargo: what is named lies there, once each, and fits. @rule CSC-14 */
export function cargoIssues(
  { holds }: Pick<DecisionOf<'cargo'>, 'holds'>,
  { keep }: AnswerOf<'cargo'>,
): readonly OrderIssue[] {
  const named = new Set(keep);
  const known = new Set(holds.flatMap(({ cargo }) => cargo.map(({ unit }) => unit)));
  const isKnown = keep.every((unit) => known.has(unit));
  const overfull = holds.filter(
    ({ room, cargo }) =>
      sumOf(
        cargo.filter(({ unit }) => named.has(unit)),
        ({ size }) => size,
      ) > room,
  );
  return [
    ...(isKnown && named.size === keep.length
      ? []
      : [refused('ANSWER_CARGO_UNITS', 'Name each unit once, and none but those of the list.')]),
    ...overfull.map(({ room }) =>
      refused('ANSWER_HOLD_FULL', `The hold has room for ${String(room)}: name less.`),
    ),
  ];
}
