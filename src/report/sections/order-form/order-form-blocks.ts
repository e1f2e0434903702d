import { valuesById } from '#kernel/collections/tables';
import { investmentLimitOf } from '#rules/tech/investment-limit';
import type { EmpireView } from '#fog/views/empire-view';
import type { Block } from '#report/document/document';
import { phrase, strong } from '#report/document/inline';
import type { Names } from '#report/sentences/names';
import { points } from '#report/sentences/words';
import { convoysTable } from './convoys-table.ts';
import { movesTable } from './moves-table.ts';
import { orderLanguage } from './order-language.ts';
import { repairsTable } from './repairs-table.ts';
import { routesList } from './routes-list.ts';
import { sitesTable } from './sites-table.ts';

/** What there is to spend. */
function purse(view: EmpireView): Block {
  const own = valuesById(view.systems).flatMap((system) => system.own ?? []);
  const text = phrase(
    'You can spend ',
    strong(points(Math.max(0, view.empire.treasury))),
    ', of that at most ',
    strong(points(investmentLimitOf(own))),
    ' on research. Prices of classes stand with the classes.',
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

/** What can be ordered, with prices and room to write, and how orders are written. @rule TURN-2 @rule ECO-6 */
export const orderFormBlocks = (view: EmpireView, names: Names): readonly Block[] => [
  purse(view),
  ...times(view),
  movesTable(view, names),
  ...routesList(view, names),
  sitesTable(view),
  ...convoysTable(view, names),
  ...repairsTable(view, names),
  ...orderLanguage(view),
];
