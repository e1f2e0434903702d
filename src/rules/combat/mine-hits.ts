import type { UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { traitsOf } from './abilities/traits-of.ts';
import { assignDamage } from './assign-damage.ts';
import { currentStats } from './current-stats.ts';
import { stepsLeft } from './fighter.ts';
import { takesLeftover } from './hardness.ts';
import { isLeftoverHit, leftoverTarget } from './leftover-target.ts';

/** A unit of a fleet that runs into minefields. */
export type MineTarget = Readonly<{ unit: Unit; design: UnitDesign }>;
/** The fate of a unit that minefields hit. */
export type MineHit = Readonly<{ unit: UnitId; fate: 'crippled' | 'destroyed' }>;

/**
 * The units that take the damage of minefields which fire at a moving fleet.
 * @rule OPT-24 @rule CSC-8 @rule CSC-9
 * @ruling Minefields deal their damage like a volley in battle, and the default assignment (CSC-9) decides which units take it. Nobody
 *   singles units out. Leftover damage can hit a unit, but there are no lucky hits.
 */
export function mineHits(damage: number, units: readonly MineTarget[]): readonly MineHit[] {
  const targets = units.map(({ unit, design }) => {
    const traits = traitsOf({ ...unit, design });
    const steps = stepsLeft({ kind: design.kind, ...unit, traits });
    const { dv } = currentStats({ ...unit, design });
    return { dv, cost: design.cost, steps, isFlagship: false, id: unit.id, traits };
  });
  const { steps: taken, left } = assignDamage({ targets, damage });
  const alive = targets.flatMap((target, place) => {
    const rest = target.steps - (taken[place] ?? 0);
    return rest === 0 ? [] : [{ ...target, steps: rest === 1 ? (1 as const) : (2 as const) }];
  });
  const weakest = leftoverTarget(alive.filter(takesLeftover));
  const grazed = weakest !== undefined && isLeftoverHit(left, weakest.dv) ? weakest.id : null;
  return targets.flatMap((target, place): readonly MineHit[] => {
    const steps = (taken[place] ?? 0) + (target.id === grazed ? 1 : 0);
    if (steps === 0) return [];
    return [{ unit: target.id, fate: steps >= target.steps ? 'destroyed' : 'crippled' }];
  });
}
