import type { EmpireId } from '#model/campaign/ids';
import { type Stance } from './stance-of.ts';

type Case = Readonly<{
  by: EmpireId;
  stance: Stance;
  /** Who controls the system; null in an unowned one, and in a lane. */
  controller: EmpireId | null;
}>;

/**
 * Whether an empire may generate an encounter against another at a place: an enemy anywhere, a
 * neutral where nobody or itself is in control, a friend never.
 * @rule DIP-10 @rule MOV-2
 * @ruling a lane counts as unowned; in a third party's system neutrals leave each other alone
 */
export function mayGenerateAgainst({ by, stance, controller }: Case): boolean {
  if (stance === 'friend') return false;
  return stance === 'enemy' || controller === null || controller === by;
}
