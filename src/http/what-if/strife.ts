import type { EmpireId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { DiplomaticState } from '#model/campaign/relation';

/** How near two are to a battle, the least the nearest; null: their treaty forbids it. */
export type Strife = number | null;

const STRIFE: Readonly<Partial<Record<DiplomaticState, number>>> = {
  war: 0,
  hostilities: 1,
  'non-intercourse': 2,
};
const STRANGERS = 2;

/** Between two who stand so; undefined: they never met. Raiders are everybody’s enemies. @rule DIP-3 @rule SUP-1 */
export function strifeOf(
  [one, other]: readonly [EmpireId | null, EmpireId | null],
  state: DiplomaticState | undefined,
): Strife {
  if (one === RAIDERS || other === RAIDERS) return 0;
  return state === undefined ? STRANGERS : (STRIFE[state] ?? null);
}
