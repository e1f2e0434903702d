import type { UnsuppliedFleet } from '#app/orders/foresee-supply';
import { formatOrder } from '#content/orders/format-order';
import type { EmpireView } from '#fog/views/empire-view';
import type { Order } from '#model/orders/order';
import { spokenNamesOf } from '#http/names/spoken-names';
import type { MendLine } from './orders-contents.ts';
import { counted, plural } from '#kernel/words/counted';

type Mend = UnsuppliedFleet['mends'][number];

const whenText = (turns: number): string =>
  turns > 1 ? `in ${counted(turns, 'turn')}, as things stand` : 'this turn';

/** What an order would do for the supply of a fleet. */
function effectText({ kind, turns, cost, enemies }: Mend): string {
  switch (kind) {
    case 'stay':
      return 'It stays in place, and is in supply.';
    case 'move':
      return `The fleet is in supply ${whenText(turns)}.`;
    case 'bring':
      return `The fleet has supply ${whenText(turns)}.`;
    case 'build':
      return `The depot supplies the fleet ${whenText(turns)}, for ${String(cost)} EP now.`;
    case 'explore':
      return 'The fleet has supply next turn if the attempt succeeds and the lane is minor or major.';
    case 'clear':
      return `The fleet has supply if it defeats the ${counted(enemies, 'enemy ship')} in sight there. It arrives ${whenText(turns)}.`;
    case 'resupply':
      return 'Its levels out of supply are removed, and the Supply ship is crippled. The supply route stays broken.';
  }
}

/** What it doesn't save. */
function lossText({ lost }: Mend): string {
  if (lost === 0) return '';
  return ` ${counted(lost, 'unit')} ${plural(lost, 'is', 'are')} lost before that.`;
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
      effect: `${effectText(mend)}${lossText(mend)}`,
      sentence: order === null ? `Cancel the move of ${name}.` : sentenceOf(order),
      line: order === null ? '' : formatOrder(order, spoken),
      button: order === null ? `Keep ${name} in place` : 'Add the order',
      order: order === null ? '' : JSON.stringify(order),
      instead: instead ?? '',
      about: ref,
    };
  });
}
