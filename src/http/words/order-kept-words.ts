import { orderStateOf } from '#rules/economy/order-state';
import type { StarSystem } from '#model/campaign/system';
import { counted } from '#kernel/words/counted';

const STATES = { 'good-order': [], unrest: ['unrest'], rebellion: ['rebellion'] } as const;

/** Notes on the order in a player's colony; empty if all is well. @rule COL-6 @rule COL-7 */
export const orderKeptWords = (colony: StarSystem): readonly string[] => [
  ...STATES[orderStateOf(colony)],
  ...(colony.rebels > 0 ? [counted(colony.rebels, 'rebel militia')] : []),
  ...(colony.martialLaw ? ['martial law'] : []),
];
