import { valuesById } from '#kernel/collections/tables';
import { investmentLimitOf } from '#rules/tech/investment-limit';
import type { EmpireView } from '#fog/views/empire-view';
import type { Block } from '#report/document/document';
import { phrase, strong } from '#report/document/inline';
import { points } from '#report/sentences/words';

/** What there is to spend. */
function purse(view: EmpireView): Block {
  const own = valuesById(view.systems).flatMap((system) => system.own ?? []);
  const text = phrase(
    'You can spend ',
    strong(points(Math.max(0, view.empire.treasury))),
    ', of that at most ',
    strong(points(investmentLimitOf(own))),
    ' on research. Prices of classes are on their cards.',
  );
  return { kind: 'paragraph', text };
}

const TIMES =
  'Building, repairs and refits take as many turns as half their cost, rounded up. The turn of the last payment is the first of them.';
const COLONY_TIMES =
  ' A point of Productivity takes as many turns as its new value, terraforming as many as the Capacity.';

/** How long things take where they take longer than a turn. @rule OPT-6 */
function times({ rules }: EmpireView): readonly Block[] {
  if (rules.constructionTimes === 'quick') return [];
  const more = rules.constructionTimes === 'all' ? COLONY_TIMES : '';
  return [{ kind: 'paragraph', text: phrase(`${TIMES}${more}`) }];
}

/** What there is to spend, and how long what is bought takes. @rule ECO-6 @rule OPT-6 */
export const spendingBlocks = (view: EmpireView): readonly Block[] => [purse(view), ...times(view)];
