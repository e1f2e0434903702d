import { orderStateOf } from '#app/run/order-state-of';
import type { StarSystem } from '#fog/views/terms';
import { counted } from './counts.ts';

const STATES = { 'good-order': [], unrest: ['unrest'], rebellion: ['rebellion'] } as const;

/** Notes on the order in a player's colony; empty if all is well. @rule COL-6 @rule COL-7 */
export const orderKeptWords = (colony: StarSystem): readonly string[] => [
  ...STATES[orderStateOf(colony)],
  ...(colony.rebels > 0 ? [counted(colony.rebels, 'rebel militia')] : []),
  ...(colony.martialLaw ? ['martial law'] : []),
];
