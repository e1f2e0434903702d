import type { SupplyEvent } from '#model/events/supply-events';
import { seenPlace } from '#fog/views/seen-parts';
import { asOwner } from './as-owner.ts';
import { named, namedInOrder } from './named.ts';
import { partOf } from './part-of.ts';
import type { SeeRows } from './see-row.ts';
import { seenRolls } from './seen-rolls.ts';

/** @rule FOG-1 @rule FOG-15 */
export const seeSupply: SeeRows<SupplyEvent> = {
  // Both the blockader and the blockaded empire know it, because both are there.
  BlockadeSet: (event, viewer, context) => {
    if (partOf(event, viewer) === 'onlooker') return [];
    const { cite, system, blockaded } = event;
    const of = named(event.empire, viewer, context);
    // A hidden blockader is listed only for itself.
    const isHidden = viewer !== event.empire && event.blockaded && !event.by.includes(viewer);
    const besiegers = isHidden ? [...event.by, viewer] : event.by;
    const by = namedInOrder(besiegers, viewer, context);
    return [{ type: 'BlockadeSet', cite, rolls: [], system, blockaded, of, by }];
  },
  SupplyExtended: asOwner(({ cite, place, ships, depot, lanes }, rolls) => ({
    type: 'SupplyExtended',
    cite,
    rolls,
    place: seenPlace(place),
    ships,
    depot,
    lanes,
  })),
  MinefieldsLaid: asOwner(({ cite, system, minefields }, rolls) => ({
    type: 'MinefieldsLaid',
    cite,
    rolls,
    system,
    minefields,
  })),
  MinefieldsRecovered: asOwner(({ cite, system, carrier, minefields }, rolls) => ({
    type: 'MinefieldsRecovered',
    cite,
    rolls,
    system,
    carrier,
    minefields,
  })),
  // Only for the sweeper. The owner of the minefields reads that they are lost, and by whom if it sees that.
  SystemSwept: (event, viewer, context) => {
    if (partOf(event, viewer) !== 'owner' || event.empire !== viewer) return [];
    const { cite, system, points, cleared } = event;
    const of = namedInOrder(event.of, viewer, context);
    const rolls = seenRolls(event.rolls, context);
    return [{ type: 'SystemSwept', cite, rolls, system, points, cleared, of }];
  },
  // Both learn the result; only the owner of the minefields learns the roll and its AS.
  MinefieldsFired: (event, viewer, context) => {
    const part = partOf(event, viewer);
    if (part === null || part === 'onlooker') return [];
    const { cite, system, damage } = event;
    const isOwn = event.empire === viewer;
    const of = named(event.empire, viewer, context);
    const against = named(event.against, viewer, context);
    const rolls = isOwn ? seenRolls(event.rolls, context) : [];
    const total = isOwn ? event.total : null;
    return [{ type: 'MinefieldsFired', cite, rolls, system, of, against, total, damage }];
  },
  UnitsSupplied: asOwner(({ cite, place, units, depot }, rolls) => ({
    type: 'UnitsSupplied',
    cite,
    rolls,
    place: seenPlace(place),
    units,
    depot,
  })),
  UnitsOutOfSupply: asOwner(({ cite, place, units, level, because }, rolls) => ({
    type: 'UnitsOutOfSupply',
    cite,
    rolls,
    place: seenPlace(place),
    units,
    level,
    because,
  })),
  OrdnanceSet: asOwner(({ cite, units, ordnance }, rolls) => ({
    type: 'OrdnanceSet',
    cite,
    rolls,
    units,
    ordnance,
  })),
  UnitsRedeployed: asOwner(({ cite, units, system, to }, rolls) => ({
    type: 'UnitsRedeployed',
    cite,
    rolls,
    units,
    system,
    to,
  })),
  StrikeLaunched: asOwner(({ cite, units, system, encounter }, rolls) => ({
    type: 'StrikeLaunched',
    cite,
    rolls,
    units,
    system,
    found: encounter !== null,
  })),
  UnitsResupplied: asOwner(({ cite, place, ship, units, levels }, rolls) => ({
    type: 'UnitsResupplied',
    cite,
    rolls,
    place: seenPlace(place),
    ship,
    units,
    levels,
  })),
};
