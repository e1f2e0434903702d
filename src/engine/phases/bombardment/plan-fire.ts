import type { Siege } from '#engine/siege/siege-world';
import { rowOf } from '#kernel/collections/row-of';
import { sumOf } from '#kernel/numbers/sum';
import { type Ledger, ledgerTotal } from '#kernel/reasons/ledger';
import { type Effect, pointsCarriedIdOf } from '#model/campaign/effect';
import type { MissionFired } from '#model/events/causes';
import type { Mission } from '#model/orders/bombard';
import { bombardmentPoints } from '#rules/bombardment/bombardment-points';
import { dividePoints, usualShares } from '#rules/bombardment/divide-points';
import { MISSION_TABLE, missionHits } from '#rules/bombardment/mission-table';
import type { Sortie } from './sorties-of.ts';
import { attritionUnder } from './targets-of.ts';

/** The points of a sortie, and what its missions make of them. */
export type Fire = Readonly<{
  sortie: Sortie;
  points: Ledger;
  missions: readonly MissionFired[];
  /** Points that no mission got. */
  unused: number;
  /** Points spent, those carried over included (BOM-3). */
  spent: number;
}>;

/** Points that are left from the turn before, for a mission or (null) for any. @rule BOM-4 */
function carriedFor(siege: Siege, { empire, system }: Sortie, mission: Mission | null): number {
  const { effects, turn } = siege.before;
  const mark: Effect | undefined = effects[pointsCarriedIdOf(empire, system, mission)];
  return mark?.begins === turn ? mark.amount : 0;
}

/**
 * Divides the points of a sortie among its missions. Points that were left of a mission last turn go to the same mission again.
 * @rule BOM-2 @rule BOM-4
 * @ruling Points that no mission got are carried over for any mission. Points that are left of a mission are carried over for that mission
 *   alone, and are lost if it isn't ordered again.
 * @ruling Each empire's points are counted, divided and carried over by themselves. Only collateral damage adds up the points of all.
 */
export function planFire(siege: Siege, sortie: Sortie): Fire {
  const { system, besieged, plan } = sortie;
  const points = bombardmentPoints(sortie.bombers);
  const total = ledgerTotal(points) + carriedFor(siege, sortie, null);
  const { productivity, census } = rowOf(siege.before.systems, system);
  const target = { attrition: attritionUnder(siege, sortie), productivity, census };
  const usual = usualShares(plan, target);
  const fitting = usual.filter(
    ({ mission }) => besieged !== 'rebels' || MISSION_TABLE[mission].onRebels,
  );
  const division = dividePoints(total, sortie.shares ?? fitting);
  const missions = division.missions.flatMap(({ mission, points: given }): MissionFired[] => {
    const carried = carriedFor(siege, sortie, mission);
    // A mission that gets no points now keeps those that it has.
    if (given + carried === 0) return [];
    const { hits, wounds, left } = missionHits(mission, given + carried);
    return [{ mission, points: given, carried, hits, wounds, left }];
  });
  const spent = sumOf(missions, (one) => one.points + one.carried - one.left);
  return { sortie, points, missions, unused: division.unused, spent };
}
