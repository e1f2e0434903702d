import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';

/** The flights that are away from their bases, each at the place where it strikes. */
export type Strikes = Readonly<{
  isAway: (unit: UnitId) => boolean;
  /** Those of an empire that have come to a place. */
  at: (place: BattlePlace, empire: EmpireId) => readonly Unit[];
  /** How many have left a berth aboard a carrier, which is kept for them. */
  awayFrom: (carrier: UnitId) => number;
}>;

/** Reads off the encounters of a state who strikes where. @rule MOV-8 */
export function strikesIn({ encounters, units }: CampaignState): Strikes {
  const wings = valuesById(encounters).flatMap(({ place, strikers }) =>
    strikers.flatMap((id) => {
      const unit: Unit | undefined = units[id];
      return unit === undefined ? [] : [{ unit, key: `${unit.owner}@${placeKeyOf(place)}` }];
    }),
  );
  const away = new Set(wings.map(({ unit }) => unit.id));
  const byKey = groupBy(wings, ({ key }) => key);
  const byCarrier = groupBy(wings, ({ unit: { place } }) =>
    place.kind === 'aboard' ? place.carrier : null,
  );
  return {
    isAway: (unit) => away.has(unit),
    at: (place, empire) =>
      (byKey.get(`${empire}@${placeKeyOf(place)}`) ?? []).map(({ unit }) => unit),
    awayFrom: (carrier) => byCarrier.get(carrier)?.length ?? 0,
  };
}
