import { brandAs } from '#kernel/brand/brand';
import type { ById } from '#kernel/collections/tables';
import type { FleetId, UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { tradeEscortsOf } from './trade-escorts.ts';

type Forces = Readonly<{
  units: readonly Unit[];
  fleets: ById<FleetId, Pick<Fleet, 'route'>>;
  designs: readonly Pick<UnitDesign, 'id' | 'abilities'>[];
}>;

/** The units that cost nothing, as their fleets are now. @rule ECO-3 */
export const tradeEscortsIn = ({ units, fleets, designs }: Forces): ReadonlySet<UnitId> =>
  tradeEscortsOf({
    designs,
    crews: () =>
      units.flatMap((unit) =>
        unit.place.kind === 'fleet' ? [{ unit, fleet: unit.place.fleet }] : [],
      ),
    routeOf: (fleet) => fleets[brandAs<FleetId>(fleet)]?.route?.route ?? null,
  });
