import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import { ratingOf } from '#model/forces/design';
import { isIndependent } from '#rules/cargo/independents/is-independent';
import { type BuildingPlace, isWorkingShipyard } from './capacity-of.ts';
import { type PlaceFacts, type Stationed, stationedAt } from './stationed-at.ts';

/** The values of a system that count for building there. */
export type BuildingGround = Pick<
  StarSystem,
  'id' | 'owner' | 'utilized' | 'census' | 'anomalies' | 'specialisation'
>;

type Spot = Readonly<{
  empire: EmpireId;
  system: BuildingGround;
  /** Whether the empire builds as in war. */
  wartime: boolean;
  /** Beside an enemy fleet no convoy puts up a base; asked only where there are convoys. */
  hasEnemyFleet: () => boolean;
}>;

/** The capacity of a Mobile Shipyard here and now: its rating if it is in supply and has not moved, else 0. @rule CON-1 */
export const mobileRatingOf = (facts: PlaceFacts, { unit, design, isIdle }: Stationed): number =>
  isIdle && facts.isSupplied(unit) ? ratingOf(design, 'mobileShipyard') : 0;

/**
 * Whether a convoy is free to build bases: idle, empty, not trading, and your own.
 * @rule CON-2 @rule OPT-8
 * @ruling A convoy that is ordered to stop trading is free to build bases in the same turn.
 */
function isFreeConvoy({ index }: PlaceFacts, { unit, design, isIdle }: Stationed): boolean {
  if (design.kind !== 'convoy' || isIndependent(design)) return false;
  if (!isIdle || unit.trading) return false;
  return unit.census === 0 && index.aboard(unit.id).length === 0;
}

/** The sources with which an empire can build at a place this turn. @rule CON-1 @rule CON-2 @rule CON-3 */
export function buildingPlaceOf(facts: PlaceFacts, spot: Spot): BuildingPlace {
  const { empire, system, wartime, hasEnemyFleet } = spot;
  const isOwn = system.owner === empire;
  const here = stationedAt(facts, empire, system.id);
  const convoys = here.filter((one) => isFreeConvoy(facts, one)).length;
  return {
    utilized: isOwn ? system.utilized : 0,
    census: isOwn ? system.census : 0,
    anomalies: system.anomalies,
    specialisation: isOwn ? system.specialisation : null,
    wartime,
    shipyards: here.filter(({ unit, design }) => isWorkingShipyard(unit, design)).length,
    mobile: sumOf(here, (one) => mobileRatingOf(facts, one)),
    convoys: convoys > 0 && hasEnemyFleet() ? 0 : convoys,
  };
}
