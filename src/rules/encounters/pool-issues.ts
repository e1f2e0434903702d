import { cite } from '#kernel/reasons/cite';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { OrderIssue } from '#model/orders/order-issue';

const refused = (code: string, text: string): OrderIssue => ({
  severity: 'refused',
  code,
  cite: cite('ENC-3'),
  path: 'first',
  text,
});

/** What speaks against a division into two pools: each has a ship, and no unit is named twice. @rule ENC-3 */
export function poolIssues(
  { own }: DecisionOf<'pools'>,
  { first }: AnswerOf<'pools'>,
): readonly OrderIssue[] {
  const named = new Set(first);
  const isOwn = first.every((unit) => own.some((piece) => piece.unit === unit));
  const ships = own.filter(({ kind }) => kind === 'ship');
  const inFirst = ships.filter(({ unit }) => named.has(unit)).length;
  const isFair = inFirst > 0 && inFirst < ships.length;
  return [
    ...(isOwn && named.size === first.length
      ? []
      : [refused('ANSWER_POOL_UNITS', 'Name each unit once, and none but those of the list.')]),
    ...(isFair ? [] : [refused('ANSWER_POOL_EMPTY', 'Put at least one ship into each pool.')]),
  ];
}
