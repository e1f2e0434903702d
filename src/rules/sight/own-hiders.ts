import type { ById } from '#kernel/collections/tables';
import type { DesignId, FleetId, UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Unit } from '#model/forces/unit';
import { standingOf } from '#rules/forces/standing-of';
import { type Hiders, hidersAmong } from './hiders-among.ts';

/** What an empire knows of its own ships and orders. */
type OwnForces = Readonly<{
  empire: Readonly<{ standing: StandingOrders }>;
  units: ById<UnitId, Unit>;
  fleets: ById<FleetId, Fleet>;
  designs: ById<
    DesignId,
    Readonly<{ known: 'stats'; design: UnitDesign }> | Readonly<{ known: 'name' }>
  >;
}>;

/** Own ships that hide in the turn that begins, as far as that can be told before anybody moves. @rule MOV-4 @rule FOG-14 */
export function ownHiders({ empire, units, fleets, designs }: OwnForces): Hiders {
  return hidersAmong({
    units,
    fleets,
    designOf: (id) => {
      const known = designs[id];
      return known?.known === 'stats' ? known.design : null;
    },
    standingOf: (fleet) => standingOf(empire, fleet),
    effects: [],
  });
}
