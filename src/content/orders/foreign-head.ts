import { empireAddress } from '#content/galaxy/empire-address';
import type { OrdersHead } from './parse-orders-file.ts';

type Here = Readonly<{ turn: number; empire: Parameters<typeof empireAddress>[0] }>;

/** Why a file of orders is not for here and now by what it says of itself, or null. */
export function foreignHead({ turn, empire }: OrdersHead, here: Here): string | null {
  const address = empireAddress(here.empire);
  // Files that were saved before the address was made of the name have the key.
  if (empire !== null && empire !== address && empire !== here.empire.id) {
    return `The file says that it is for the empire ${empire}, and this is ${address}.`;
  }
  if (turn !== null && turn !== here.turn) {
    return `The file says that it is for turn ${turn}, and it is turn ${here.turn} now.`;
  }
  return null;
}
