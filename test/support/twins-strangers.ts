import { secretState } from './secret-state.ts';
import { relationIdOf } from '#model/campaign/relation';
import {
  empireId,
  empireOf,
  fleetId,
  fleetOf,
  inFleet,
  systemOf,
  unitId,
  unitOf,
} from './campaign.ts';
import { designOfPower, listOfPower } from './proof-designs.ts';
import { FAR, loran } from './proof-map.ts';
import { type Making, othersOf } from './twins-draft.ts';

const zeta = empireId('zeta');

/**
 * One more power, at a star to which no lane leads, with a colony and a fleet; some of the others may know it. It builds
 * what another builds, since the classes of all are public. Nobody who has not met it can tell that it is there.
 */
export function addStranger(making: Making): void {
  const { draft, choices, viewer } = making;
  const { tables } = draft;
  const fleet = fleetId('zeta.f1');
  const colony = { capacity: 8, raw: 4, census: 6, morale: 5, productivity: 4, utilized: 4 };
  tables.empires[zeta] = empireOf({
    id: zeta,
    name: 'The zeta',
    homeworld: FAR,
    forceList: listOfPower(loran),
    treasury: choices.below(200),
    unlocked: [designOfPower(loran, 'frigate')],
  });
  tables.counters[zeta] = { empire: zeta, units: 1, fleets: 1, works: 0, contacts: 0 };
  const hex = { q: 9, r: 9 };
  tables.systems[FAR] = systemOf({ id: FAR, name: 'Far', hex, owner: zeta, ...colony });
  tables.fleets[fleet] = fleetOf({ id: fleet, owner: zeta, at: FAR });
  const ship = { id: unitId('zeta.u1'), design: designOfPower(loran, 'frigate') };
  tables.units[ship.id] = unitOf({ ...ship, owner: zeta, place: inFleet(fleet) });
  for (const other of othersOf(making)) {
    if (other === zeta || other === viewer || choices.percent(50)) continue;
    const id = relationIdOf(zeta, other);
    const [a, b] = id.startsWith(zeta) ? [zeta, other] : [other, zeta];
    const state = secretState(choices);
    tables.relations[id] = {
      id,
      a,
      b,
      state,
      openly: null,
      since: 0,
      sustained: choices.percent(50),
      pact: false,
    };
  }
}
