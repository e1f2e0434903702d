import type { UnitKind } from '#model/forces/unit';
import type { Fighter } from './fighter.ts';

/** Whether a unit can be spent on the enemy: a minefield that is made for it. @rule CSC-18 */
export const mayBurst = ({ kind, traits }: Pick<Fighter, 'kind' | 'traits'>): boolean =>
  kind === 'minefield' && traits.bursts > 0;

/** Whether minefields that are spent can hit a unit of this kind. @rule CSC-18 */
export const isBurstTarget = (kind: UnitKind): boolean =>
  kind === 'ship' || kind === 'base' || kind === 'convoy';
