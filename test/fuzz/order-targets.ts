import { formatOrder } from '#content/orders/format-order';
import { ordersFile, parseOrders } from '#content/orders/parse-orders';
import { parseOrderText } from '#content/orders/parse-order-text';
import { spokenNamesOf } from '#http/names/spoken-names';
import { judgeOrders } from '#legality/judge-orders';
import type { Order } from '#model/orders/order';
import type { EmpireView } from '#fog/views/empire-view';
import { valuesById } from '#kernel/collections/tables';
import { viewOf } from '#test/support/whole-turn';
import { type Data, dataMutated, jsonOf, textMutated, textOf } from './mutate.ts';
import { expectOurWords, type Target } from './target.ts';
import { asData, moments } from './worlds.ts';

type Input = { moment: number; empire: string; sheet: Data };

function viewFor({ moment, empire }: Input): EmpireView {
  const { world, state } = moments()[moment]!;
  return viewOf(world, state, valuesById(state.empires).find(({ id }) => id === empire)!.id);
}

/** Someone's seat at a moment, with the orders that they wrote. */
function seatFor(choices: Parameters<Target['make']>[0]): Readonly<{
  moment: number;
  empire: string;
  orders: readonly Order[];
}> {
  const moment = choices.below(moments().length);
  const { state, sheets } = moments()[moment]!;
  const empire = choices.pick(valuesById(state.empires)).id;
  const orders = (sheets[empire] ?? []).map(({ order }) => order);
  return { moment, empire, orders };
}

function judge(input: Input, orders: readonly Order[]): readonly string[] {
  const { verdicts } = judgeOrders(viewFor(input), orders);
  return verdicts.flatMap(({ issues }) => issues.map(({ text }) => text));
}

/** Orders as JSON: parsed, judged, and told what is wrong. */
export const ordersAsJson: Target = {
  name: 'orders-json',
  make: (choices) => {
    const { moment, empire, orders } = seatFor(choices);
    const some = choices.shuffled(orders).slice(0, 1 + choices.below(6));
    return { moment, empire, sheet: dataMutated(asData(ordersFile(some)), choices) };
  },
  read: (given) => {
    const input = given as Input;
    const parsed = parseOrders(JSON.parse(jsonOf(input.sheet)));
    const told = parsed.ok ? judge(input, parsed.value) : parsed.error.map(({ text }) => text);
    expectOurWords(told, given);
  },
};

/** Orders as text. */
export const ordersAsText: Target = {
  name: 'orders-text',
  make: (choices) => {
    const { moment, empire, orders } = seatFor(choices);
    const { world, state } = moments()[moment]!;
    const names = spokenNamesOf(viewOf(world, state, empire as never));
    const some = choices.shuffled(orders).slice(0, 1 + choices.below(6));
    let sheet = some.map((order) => formatOrder(order, names)).join('\n');
    for (let change = choices.below(5); change > 0; change -= 1)
      sheet = textMutated(sheet, choices);
    return { moment, empire, sheet };
  },
  read: (given) => {
    const input = given as Input;
    const lines = parseOrderText(textOf(input.sheet), spokenNamesOf(viewFor(input)));
    const orders = lines.flatMap(({ order }) => order ?? []);
    const told = lines.flatMap(({ issues }) => issues.map(({ text }) => text));
    expectOurWords([...told, ...judge(input, orders)], given);
  },
};
