import type { BombardPlan } from '#model/forces/bombard-plan';
import type { Mission, MissionShare } from '#model/orders/bombard';
import { MISSION_TABLE } from './mission-table.ts';

/** The points of each mission, and those that no mission gets. */
export type PointsByMission = Readonly<{
  missions: readonly Readonly<{ mission: Mission; points: number }>[];
  unused: number;
}>;

/**
 * Divides the points of a bombardment by an order: its missions are served one after another, as far as the points go.
 * @rule BOM-2
 * @ruling If there are fewer points than the order names, its first missions get theirs first. Points that no mission gets are unspent.
 */
export function dividePoints(total: number, shares: readonly MissionShare[]): PointsByMission {
  let left = total;
  const missions = shares.map(({ mission, points }) => {
    const given = points === null ? left : Math.min(points, left);
    left -= given;
    return { mission, points: given };
  });
  return { missions, unused: left };
}

type Target = Readonly<{
  /** Attrition of the landed ground units that can be hit. */
  attrition: number;
  productivity: number;
  census: number;
}>;

const PLAN_MISSION: Readonly<Record<Exclude<BombardPlan, 'none' | 'usual'>, Mission>> = {
  productivity: 'anti-productivity',
  population: 'anti-population',
  suppress: 'suppression',
  general: 'general',
};

/**
 * The missions of a bombardment that is left to the standing orders: first Anti-Troop, with as many points as can hit troops, then
 * Anti-Productivity, or only the one mission that they name.
 * @rule BOM-2
 * @ruling By default, Anti-Troop gets the points that it takes to destroy all troops that can be hit, and Anti-Productivity all the rest.
 */
export function usualShares(plan: BombardPlan, { attrition }: Target): readonly MissionShare[] {
  if (plan === 'none') return [];
  if (plan !== 'usual') return [{ mission: PLAN_MISSION[plan], points: null }];
  const troops = attrition * MISSION_TABLE['anti-troop'].price;
  return [
    ...(troops === 0 ? [] : [{ mission: 'anti-troop', points: troops } as const]),
    { mission: 'anti-productivity', points: null },
  ];
}
