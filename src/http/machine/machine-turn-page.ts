import { machineTitle } from '#app/machine/machine-choices';
import type { ShownMachineTurn } from '#app/usecases/machine/read-machine-turn';
import { verdictLines } from '#http/orders/verdict-lines';
import type { Link } from '#http/pages/page-parts';
import type { Site } from '#http/site';
import { timeText } from '#http/words/times';
import type { MachineTurnContent } from './machine-contents.ts';
import { TEXTS } from './texts.ts';

/** What a machine ordered in a turn, each order with its reason. */
export function machineTurnPage(
  { renderers }: Site,
  shown: ShownMachineTurn,
  back: Link,
): MachineTurnContent {
  const { view, turn, at, orders } = shown;
  const verdicts = orders.map(({ verdict }) => verdict);
  const lines = verdictLines({ verdicts }, (order) => renderers.orderSentence(order, view));
  return {
    title: TEXTS.machineTurn(view.empire.name, turn),
    lead: TEXTS.machineOf(machineTitle(shown), orders.length, timeText(at)),
    back,
    lines: lines.map((line, index) => ({ line, why: orders[index]?.why ?? '' })),
  };
}
