import type { OrdersHead } from './parse-orders-file.ts';

type Here = Readonly<{ turn: number; empire: string }>;

/** Why a file of orders is not for here and now by what it says of itself, or null. */
export function foreignHead({ turn, empire }: OrdersHead, here: Here): string | null {
  if (empire !== null && empire !== here.empire) {
    return `The file says that it is for the empire ${empire}, and this is ${here.empire}.`;
  }
  if (turn !== null && turn !== here.turn) {
    return `The file says that it is for turn ${turn}, and it is turn ${here.turn} now.`;
  }
  return null;
}
