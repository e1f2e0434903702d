import type { DesignId, SystemId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { UnitCondition } from '#model/forces/unit';
import { goalsFrom } from './goals-from.ts';
import { hasPlasmaStorm } from './has-plasma-storm.ts';
import { laneAllowanceOf, type MovingUnit } from './lane-allowance-of.ts';
import { laneMapOf } from './lane-map-of.ts';
import { type Goal, nearGoals } from './near-goals.ts';
import type { ReachKnowledge } from './reach-of.ts';
import { type Ground, waysFrom } from './ways-from.ts';

/** What an empire knows that decides how far others get. */
type Known = Pick<ReachKnowledge, 'systems' | 'lanes' | 'designs' | 'rules'>;

/** Units as somebody sees them from outside: nothing is known of their supply or their orders. */
type Seen = Readonly<{ design: DesignId; condition: UnitCondition }>;

const asMoving = (design: Pick<UnitDesign, 'abilities'>, condition: UnitCondition): MovingUnit => ({
  unit: { condition, status: 'active', outOfSupply: 0, unconverted: false },
  design,
  unpaid: false,
  resting: false,
  tows: false,
});

const PLAIN = asMoving({ abilities: [] }, 'sound');

/** The ground for units that move like these. */
function groundsOf({ systems, lanes, rules }: Known): (moving: readonly MovingUnit[]) => Ground {
  const map = laneMapOf(lanes);
  const isStormy = (system: SystemId): boolean =>
    hasPlasmaStorm(systems[system]?.visited?.facts.anomalies ?? []);
  return (moving) => ({ lanes: map, allowance: laneAllowanceOf(moving, rules), isStormy });
}

type ForeignReach = (from: SystemId, units: readonly Seen[]) => readonly Goal[];

/**
 * Where foreign units could be at the end of this turn by the lanes that the viewer knows, with what their classes are known to do. Units
 * of a class that the viewer doesn’t know move at normal speed and lead nobody through restricted lanes.
 * @rule MOV-1 @rule FOG-5
 */
export function foreignReachOf(known: Known): ForeignReach {
  const groundFor = groundsOf(known);
  const movingAs = ({ design, condition }: Seen): MovingUnit => {
    const row = known.designs[design];
    return asMoving(row?.known === 'stats' ? row.design : { abilities: [] }, condition);
  };
  return (from, units) => nearGoals(from, waysFrom(from, groundFor(units.map(movingAs))));
}

/** How far it is from a system to all others for a fleet at normal speed that has no Scout or Explorer, the nearest first. @rule MOV-1 */
export function distancesFrom(known: Known, from: SystemId): readonly Goal[] {
  const ground = groundsOf(known)([PLAIN]);
  const near = nearGoals(from, waysFrom(from, ground));
  return goalsFrom({ from, near, ground, isLast: () => false });
}
