import type { EmpireId } from '#model/campaign/ids';
import { type StarSystem, settlementOf } from '#model/campaign/system';
import { controllerOf } from '#rules/movement/controller-of';
import { mobileRatingOf } from './building-place-of.ts';
import { isWorkingShipyard } from './capacity-of.ts';
import { type PlaceFacts, stationedAt } from './stationed-at.ts';

/** What counts of a place where units are repaired, change their status or are scrapped. */
export type ServicePlace = Readonly<{
  /** An own shipyard works there, or a Mobile one. */
  hasYard: boolean;
  /** The empire controls it. */
  isFriendly: boolean;
  isOwnColony: boolean;
  /** Utilized Productivity, if it is its own. */
  utilized: number;
}>;

type Ground = Pick<StarSystem, 'id' | 'owner' | 'utilized' | 'census'>;

/** Whether an empire controls a system, as far as the bases there are known. Section 1. */
export function isFriendlyTo(
  { index, designOf }: PlaceFacts,
  empire: EmpireId,
  system: Pick<StarSystem, 'id' | 'owner'>,
): boolean {
  const bases = index.atSystem(system.id).flatMap(({ owner, design, since }) => {
    const known = designOf(design);
    return known?.kind === 'base' ? [{ owner, cost: known.cost, since }] : [];
  });
  return controllerOf(system, bases) === empire;
}

/** What a place offers to the units of an empire. @rule CON-5 @rule CON-8 @rule CON-9 */
export function servicePlaceOf(facts: PlaceFacts, empire: EmpireId, system: Ground): ServicePlace {
  const isOwn = system.owner === empire;
  const hasYard = stationedAt(facts, empire, system.id).some(
    (one) => isWorkingShipyard(one.unit, one.design) || mobileRatingOf(facts, one) > 0,
  );
  return {
    hasYard,
    isFriendly: isFriendlyTo(facts, empire, system),
    isOwnColony: isOwn && settlementOf(system) === 'colony',
    utilized: isOwn ? system.utilized : 0,
  };
}
