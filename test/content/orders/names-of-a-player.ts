import type { OrderNames, Placed } from '#content/orders/order-names';
import { orderNamesOf } from '#content/orders/order-names';
import { brandAs } from '#kernel/brand/brand';
import type {
  ContactId,
  DesignId,
  EmpireId,
  FleetId,
  SystemId,
  UnitId,
  WorkId,
} from '#model/campaign/ids';

export const system = (id: string): SystemId => brandAs<SystemId>(id);
export const empire = (id: string): EmpireId => brandAs<EmpireId>(id);
export const design = (id: string): DesignId => brandAs<DesignId>(id);
export const fleet = (id: string): FleetId => brandAs<FleetId>(id);
export const unit = (id: string): UnitId => brandAs<UnitId>(id);
export const contact = (id: string): ContactId => brandAs<ContactId>(id);
export const work = (id: string): WorkId => brandAs<WorkId>(id);

const SOL = system('H0002');

const unitNamed = (number: number, name: string): Placed<UnitId> => ({
  id: unit(`human.u${number}`),
  name,
  system: SOL,
});

/** No lane joins Sol and Lalande: the way is by Wolf. */
const WAYS: ReadonlyMap<string, readonly SystemId[]> = new Map([
  ['H0002 H0402', [system('H0202'), system('H0402')]],
]);

/** What the player of these tests can speak of. */
export const NAMES: OrderNames = orderNamesOf({
  wayBetween: (from, to) => WAYS.get(`${from} ${to}`),
  empires: [
    { id: empire('loran'), name: 'Loran Imperium' },
    { id: empire('kili'), name: 'Kili' },
  ],
  systems: [
    { id: SOL, name: 'Sol' },
    { id: system('H0202'), name: 'Wolf' },
    { id: system('H0302'), name: "Barnard's Star" },
    { id: system('H0402'), name: 'Lalande 21185' },
    { id: system('H0401'), name: 'nearest' },
  ],
  designs: [
    { id: design('human.apollo'), name: 'Apollo' },
    { id: design('human.saber'), name: 'Saber' },
    { id: design('loran.chaete'), name: 'Chaete' },
    { id: design('loran.lida'), name: 'Lida' },
    { id: design('universal.supply-depot'), name: 'Supply Depot' },
  ],
  fleets: [
    { id: fleet('human.f1'), name: 'Home Fleet', system: SOL },
    { id: fleet('human.f2'), name: 'Scouts', system: system('H0202') },
    { id: fleet('human.f3'), name: 'Scouts', system: SOL },
    { id: fleet('human.f4'), name: 'empire', system: null },
  ],
  contacts: [{ id: contact('human.c4'), name: '' }],
  units: [
    unitNamed(1, 'Ares'),
    unitNamed(2, 'Hermes'),
    unitNamed(3, 'Twin'),
    unitNamed(4, 'Twin'),
    unitNamed(14, ''),
    unitNamed(15, 'u14'),
    unitNamed(16, 'Said "No", Once'),
    unitNamed(20, 'Ärger'),
    unitNamed(21, 'Long Haul'),
  ],
  works: [
    { id: work('human.w3'), name: '' },
    { id: work('human.w4'), name: 'Athena' },
  ],
});
