import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import { counted, plural } from '#kernel/words/counted';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { OrderIssue } from '#model/orders/order-issue';

const refused = (code: string, text: string): OrderIssue => ({
  severity: 'refused',
  code,
  cite: cite('BOM-2'),
  path: 'losses',
  text,
});

/** What is wrong with a choice of losses: units of the list, once each, no more hits than they have Attrition and than there are. @rule BOM-2 */
export function troopLossIssues(
  { hits, units }: Pick<DecisionOf<'troop-losses'>, 'hits' | 'units'>,
  { losses }: AnswerOf<'troop-losses'>,
): readonly OrderIssue[] {
  const known = new Map(units.map(({ unit, left }) => [unit, left]));
  const named = new Set(losses.map(({ unit }) => unit));
  const isKnown = named.size === losses.length && losses.every(({ unit }) => known.has(unit));
  const over = losses.find((loss) => loss.hits > (known.get(loss.unit) ?? loss.hits));
  const total = sumOf(losses, (loss) => loss.hits);
  return [
    ...(isKnown
      ? []
      : [refused('ANSWER_TROOPS', 'Name each unit once, and only units of the list.')]),
    ...(over === undefined
      ? []
      : [
          refused(
            'ANSWER_TROOP_ATTRITION',
            `A unit has only ${String(known.get(over.unit) ?? 0)} Attrition left and can’t take ${counted(over.hits, 'hit')}.`,
          ),
        ]),
    ...(total <= hits
      ? []
      : [
          refused(
            'ANSWER_TROOP_HITS',
            `You gave out ${counted(total, 'hit')}, but there ${plural(hits, 'is', 'are')} only ${String(hits)}.`,
          ),
        ]),
  ];
}
