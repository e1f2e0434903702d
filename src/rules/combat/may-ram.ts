import { type Gun, GUNS } from '#model/battle/round-orders';
import type { Fighter } from './fighter.ts';

type Ram = Pick<Fighter, 'kind' | 'condition' | 'nonCombatant' | 'traits'>;

/** Whether a unit could ram: a crippled ship or flight, or one that is made for it. @rule CSC-11 */
export function mayRam({ kind, condition, nonCombatant, traits }: Ram): boolean {
  if (nonCombatant || (kind !== 'ship' && kind !== 'flight')) return false;
  return condition === 'crippled' || traits.rams > 0;
}

/** The kinds of fire in which a unit can ram: ships only ships, flights both. @rule CSC-11 */
export const ramGunsOf = ({ kind }: Pick<Fighter, 'kind'>): readonly Gun[] =>
  kind === 'flight' ? GUNS : ['as'];

/** What it adds to that fire: DV of the moment, twice, or four times by who is made for it. @rule CSC-11 */
export const ramForceOf = ({ dv, traits }: Pick<Fighter, 'dv' | 'traits'>): number =>
  (traits.rams > 0 ? 4 : 2) * dv;
