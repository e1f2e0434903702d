import type { UnsuppliedFleet } from '#app/orders/foresee-supply';
import { formatOrder } from '#content/orders/format-order';
import type { EmpireView } from '#fog/views/empire-view';
import type { Order } from '#model/orders/order';
import { spokenNamesOf } from '#http/names/spoken-names';
import type { MendLine } from './orders-contents.ts';

import { TEXTS } from './texts.ts';

type Mend = UnsuppliedFleet['mends'][number];

const whenText = (turns: number): string =>
  turns > 1 ? TEXTS.inAsThingsStand(turns) : TEXTS.thisTurn;

/** What an order would do for the supply of a fleet. */
function effectText({ kind, turns, cost, enemies }: Mend): string {
  switch (kind) {
    case 'stay':
      return TEXTS.itStaysInPlace;
    case 'move':
      return TEXTS.fleetIsInSupply(whenText(turns));
    case 'bring':
      return TEXTS.fleetHasSupply(whenText(turns));
    case 'build':
      return TEXTS.depotSuppliesFleet(whenText(turns), cost);
    case 'explore':
      return TEXTS.fleetHasSupplyNextTurn;
    case 'clear':
      return TEXTS.fleetHasSupplyIfItDefeats(enemies, whenText(turns));
    case 'resupply':
      return TEXTS.itsLevelsOutOfSupply;
  }
}

/** What it doesn't save. */
function lossText({ lost }: Mend): string {
  if (lost === 0) return '';
  return TEXTS.lostBefore(lost);
}

type Words = Readonly<{ view: EmpireView; sentenceOf: (order: Order) => string }>;

/** The orders that would mend the supply of a fleet, each ready to be added. */
export function mendLines(
  { name, mends }: Pick<UnsuppliedFleet, 'name' | 'mends'>,
  { view, sentenceOf }: Words,
): readonly MendLine[] {
  const spoken = spokenNamesOf(view);
  return mends.map((mend) => {
    const { order, instead } = mend;
    return {
      effect: `${effectText(mend)}${lossText(mend)}`,
      sentence: order === null ? TEXTS.cancelMove(name) : sentenceOf(order),
      line: order === null ? '' : formatOrder(order, spoken),
      button: order === null ? TEXTS.keepInPlace(name) : TEXTS.addOrder,
      order: order === null ? '' : JSON.stringify(order),
      instead: instead ?? '',
    };
  });
}
