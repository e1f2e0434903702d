import type { UnsuppliedFleet } from '#app/run/foresee-supply';
import { formatOrder } from '#content/orders/format-order';
import type { EmpireView } from '#fog/views/empire-view';
import type { Order } from '#fog/views/terms';
import { spokenNamesOf } from '#http/names/spoken-names';
import type { MendLine } from '#http/pages/orders-contents';
import { counted } from '#http/words/counts';

type Mend = UnsuppliedFleet['mends'][number];

const whenText = (turns: number): string =>
  turns === 1 ? 'this turn' : `in ${counted(turns, 'turn')}, as things stand`;

/** What an order would do for the supply of a fleet. */
function effectText({ kind, turns, cost, enemies }: Mend): string {
  switch (kind) {
    case 'stay':
      return 'It stays where it is, and is in supply.';
    case 'move':
      return `It is in supply ${whenText(turns)}.`;
    case 'bring':
      return `It has supply ${whenText(turns)}.`;
    case 'build':
      return `The depot supplies it ${whenText(turns)}, for ${String(cost)} EP now.`;
    case 'explore':
      return 'It has supply next turn, if the attempt succeeds and the lane is minor or major.';
    case 'clear':
      return `It has supply if the ${counted(enemies, 'enemy ship')} in sight there are beaten; the fleet is there ${whenText(turns)}.`;
    case 'resupply':
      return 'Its levels are taken away at the price of a crippled ship; the way stays broken.';
  }
}

type Words = Readonly<{ view: EmpireView; sentenceOf: (order: Order) => string }>;

/** The orders that would mend the supply of a fleet, each ready to be added. */
export function mendLines(
  { ref, name, mends }: Pick<UnsuppliedFleet, 'ref' | 'name' | 'mends'>,
  { view, sentenceOf }: Words,
): readonly MendLine[] {
  const spoken = spokenNamesOf(view);
  return mends.map((mend) => {
    const { order, instead } = mend;
    return {
      effect: effectText(mend),
      sentence: order === null ? `Take back the move of ${name}.` : sentenceOf(order),
      line: order === null ? '' : formatOrder(order, spoken),
      button: order === null ? `Let ${name} stay` : 'Add this order',
      order: order === null ? '' : JSON.stringify(order),
      instead: instead ?? '',
      about: ref,
    };
  });
}
