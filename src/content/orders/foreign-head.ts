import type { OrdersHead } from './parse-orders-file.ts';

/** `id`: what older files call the empire. */
type Here = Readonly<{ turn: number; key: string; id: string }>;

/** Why the head of an orders file does not fit this empire and turn, or null. */
export function foreignHead({ turn, empire }: OrdersHead, here: Here): string | null {
  if (empire !== null && empire !== here.key && empire !== here.id) {
    return `This file is for the empire ${empire}, but you are giving orders to ${here.key}. Choose another file.`;
  }
  if (turn !== null && turn !== here.turn) {
    return `This file is for turn ${turn}, but it is turn ${here.turn} now. Choose another file.`;
  }
  return null;
}
