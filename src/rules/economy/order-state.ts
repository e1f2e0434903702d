import type { StarSystem } from '#model/campaign/system';

export type OrderState = 'good-order' | 'unrest' | 'rebellion';

/**
 * How obedient a system is: in good order with Morale of at least half its Census, in rebellion
 * with none. An outpost has nobody to rebel. @rule ECO-1
 */
export function orderStateOf(system: Pick<StarSystem, 'census' | 'morale'>): OrderState {
  if (2 * system.morale >= system.census) return 'good-order';
  return system.morale > 0 ? 'unrest' : 'rebellion';
}

type Kept = Pick<StarSystem, 'census' | 'morale'> & Partial<Pick<StarSystem, 'martialLaw'>>;

/** How obedient a system is at work: martial law raises its state by one step. @rule COL-7 @rule ECO-1 */
export function orderKeptIn(system: Kept): OrderState {
  const state = orderStateOf(system);
  if (system.martialLaw !== true || state === 'good-order') return state;
  return state === 'rebellion' ? 'unrest' : 'good-order';
}
