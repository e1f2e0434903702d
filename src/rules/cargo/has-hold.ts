import type { Carrier } from './hold-of.ts';
import { HOLDS, holdOf } from './hold-of.ts';

const SOUND = { condition: 'sound', status: 'active', census: 0 } as const;

/** Whether units of a class can carry anything in a hold: convoys, Assault and Supply ships. @rule MOV-7 */
export const hasHold = (design: Carrier['design']): boolean =>
  HOLDS.some((hold) => holdOf({ unit: SOUND, design }, hold) > 0);
