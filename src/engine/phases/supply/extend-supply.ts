import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { BattlePlace } from '#model/battle/place';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import { restingUnits } from '#rules/forces/resting-units';
import type { ExtendedRoute } from '#rules/supply/extended-supply-of';
import { type SupplyShip, shipsForSupply } from '#rules/supply/ships-for-supply';
import { supplyFunctionsOf } from '#rules/supply/supply-functions-of';
import type { Stationed } from './stationed-in.ts';
import type { SupplyLines } from './supply-lines-of.ts';

/** Units of one empire that draw supply together. */
type Place = Readonly<{ empire: EmpireId; where: BattlePlace; here: readonly Stationed[] }>;

function helpersIn(state: CampaignState): ReadonlySet<UnitId> {
  return new Set(
    valuesById(state.projects).flatMap(({ subject }) =>
      subject.kind === 'unit' ? subject.helpers : [],
    ),
  );
}

function supplyShipsAt(state: CampaignState, here: readonly Stationed[]): readonly SupplyShip[] {
  const resting = restingUnits(valuesById(state.projects));
  const helpers = helpersIn(state);
  return here
    .map(({ unit }) => {
      const isResting = resting.has(unit.id);
      const design = rowOf(state.designs, unit.design);
      const functions = supplyFunctionsOf({ unit, design, isResting });
      return { unit: unit.id, functions, isHelper: helpers.has(unit.id) };
    })
    .filter(({ functions }) => functions > 0);
}

/**
 * The route by which Supply ships at a place reach a depot if there is no other route. Null if there are no such ships, or the nearest
 * depot is too far for them.
 * @rule SUP-6
 * @ruling Supply ships serve only units of their own empire, because partners supply only by depots (DIP-10). They are used only where a
 *   unit can draw supply from them.
 */
export function extendSupply(
  record: Recorder,
  lines: SupplyLines,
  { empire, where, here }: Place,
): ExtendedRoute | null {
  const place = here[0]?.place;
  if (place === undefined || here.every(({ isUnpaid }) => isUnpaid)) return null;
  const ships = supplyShipsAt(record.state(), here);
  const reach = sumOf(ships, ({ functions }) => functions);
  const route = lines.extendedFrom(place, reach);
  if (route === null) return null;
  record.emit({
    type: 'SupplyExtended',
    cite: cite('SUP-6'),
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    place: where,
    ships: shipsForSupply(ships, route.lanes),
    depot: route.depot,
    lanes: route.lanes,
  });
  return route;
}
