import { clamp } from '#kernel/numbers/clamp';
import type { FirePhase } from '#model/battle/battle-event';
import type { UnitKind } from '#model/forces/unit';
import { FIRE_TABLE } from './fire-table.ts';

const MAX_FORMATION = 4;

const FORMATION_OF: Readonly<Record<UnitKind, number>> = {
  ship: 1,
  flight: 1,
  convoy: 1,
  base: 0,
  minefield: 0,
  ground: 0,
};

type Covered = Readonly<{
  kind: UnitKind;
  isFlagship: boolean;
  /** Among asteroids nobody covers it (MAP-8). */
  isHiding?: boolean;
  /** Levels by abilities, its mission and electronic warfare. */
  shift?: number;
}>;

/** How well the others cover a unit, 0 to 4; the flagship is one level deeper. @rule CSC-2 @rule MAP-8 */
export function formationOf({ kind, isFlagship, isHiding, shift = 0 }: Covered): number {
  const base = isHiding === true ? 0 : FORMATION_OF[kind];
  return clamp(base + (isFlagship ? 1 : 0) + shift, 0, MAX_FORMATION);
}

/** The formation that counts against a fire phase: flights slip past one level. @rule CSC-2 */
export function formationAgainst(formation: number, phase: FirePhase): number {
  return FIRE_TABLE[phase].shooters === 'flights' ? Math.max(0, formation - 1) : formation;
}
