import type { OrdersHead } from './parse-orders-file.ts';

/** `id`: what older files call the empire. */
type Here = Readonly<{ turn: number; key: string; id: string }>;

/** Why a file of orders is not for here and now by what it says of itself, or null. */
export function foreignHead({ turn, empire }: OrdersHead, here: Here): string | null {
  if (empire !== null && empire !== here.key && empire !== here.id) {
    return `The file says that it is for the empire ${empire}, and this is ${here.key}.`;
  }
  if (turn !== null && turn !== here.turn) {
    return `The file says that it is for turn ${turn}, and it is turn ${here.turn} now.`;
  }
  return null;
}
