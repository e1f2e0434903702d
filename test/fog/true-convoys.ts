import { brandAs } from '#kernel/brand/brand';
import type { EmpireId, FleetId, UnitId } from '#model/campaign/ids';
import type { EventOf } from '#model/events/campaign-event';
import type { CargoEvent } from '#model/events/cargo-events';
import type { RaidEvent } from '#model/events/raid-events';
import type { StealthEvent } from '#model/events/stealth-events';
import type { SupplyEvent } from '#model/events/supply-events';
import type { TradeEvent } from '#model/events/trade-events';
import { designId, systemId } from '#test/support/campaign';
import { tirelon } from './true-moments.ts';
import type { PartsOf } from './told-to.ts';

type Strike = EventOf<'StrikeReturned' | 'UnitsPulledBack' | 'IntelSpent' | 'CargoChosen'>;
type Event = TradeEvent | CargoEvent | StealthEvent | SupplyEvent | RaidEvent | Strike;
type Own = Pick<Event, 'cite' | 'rolls' | 'witnesses'> & Readonly<{ empire: EmpireId }>;

/** One event of each type of trade, cargo, stealth, supply, raids and strikes. */
export function convoyEventsOf(own: Own): { readonly [T in Event['type']]: EventOf<T> } {
  const carrier = brandAs<UnitId>(`${own.empire}.u1`);
  const units = [brandAs<UnitId>(`${own.empire}.u2`)];
  const system = systemId('H0202');
  const depot = systemId('H0203');
  const place = { kind: 'system', system } as const;
  const bar = { because: 'enemy-fleet', at: system, by: null } as const;
  const raid = { fleet: brandAs<FleetId>('raiders.f1'), system, raiders: [], turn: 3 };
  const left = { census: 3, morale: 2 } as const;
  const fleet = brandAs<FleetId>(`${own.empire}.f1`);
  const hired = { unit: carrier, fleet, name: 'Independent 3-1', capacity: 10 } as const;
  return {
    TradeSet: { type: 'TradeSet', ...own, system, units },
    TradeEnded: { type: 'TradeEnded', ...own, units, because: 'moved' },
    RouteInterrupted: { type: 'RouteInterrupted', ...own, system, ...bar },
    CensusLoaded: { type: 'CensusLoaded', ...own, unit: carrier, system, ...left },
    UnitsLoaded: { type: 'UnitsLoaded', ...own, carrier, system, units },
    UnitsLanded: { type: 'UnitsLanded', ...own, carrier, system, units, to: place },
    ConvoyBid: {
      type: 'ConvoyBid',
      ...own,
      points: 5,
      from: system,
      to: system,
      ledger: [],
      hired,
      turn: 3,
    },
    ConvoyLeft: { type: 'ConvoyLeft', ...own, unit: carrier, design: designId('skiff'), system },
    UnitsDetected: { type: 'UnitsDetected', ...own, by: tirelon, place, units, news: units },
    UnitsRevealed: { type: 'UnitsRevealed', ...own, place, units, because: 'attack' },
    UnitsVeiled: { type: 'UnitsVeiled', ...own, system, units },
    BlockadeSet: { type: 'BlockadeSet', ...own, system, blockaded: true, by: [tirelon] },
    SupplyExtended: { type: 'SupplyExtended', ...own, place, ships: units, depot, lanes: 3 },
    UnitsSupplied: { type: 'UnitsSupplied', ...own, place, units, depot },
    MinefieldsLaid: { type: 'MinefieldsLaid', ...own, system, minefields: units },
    MinefieldsRecovered: {
      type: 'MinefieldsRecovered',
      ...own,
      system,
      carrier,
      minefields: units,
    },
    SystemSwept: { type: 'SystemSwept', ...own, system, points: 8, cleared: 4, of: [tirelon] },
    MinefieldsFired: {
      type: 'MinefieldsFired',
      ...own,
      against: tirelon,
      system,
      total: 8,
      damage: 4,
    },
    OrdnanceSet: { type: 'OrdnanceSet', ...own, units, ordnance: ['heavy', 'jammer'] },
    UnitsRedeployed: { type: 'UnitsRedeployed', ...own, units, system, to: place },
    StrikeLaunched: { type: 'StrikeLaunched', ...own, units, system, encounter: null },
    StrikeReturned: { type: 'StrikeReturned', ...own, units, system },
    CargoChosen: { type: 'CargoChosen', ...own, carrier, units, place, asStanding: true },
    IntelSpent: { type: 'IntelSpent', ...own, system, place, on: 'battle', intel: 3 },
    UnitsPulledBack: { type: 'UnitsPulledBack', ...own, units, place },
    UnitsResupplied: { type: 'UnitsResupplied', ...own, place, ship: carrier, units, levels: 2 },
    RaidRolled: { type: 'RaidRolled', ...own, system, ledger: [], chance: 15, came: true },
    RaidersCame: { type: 'RaidersCame', ...own, ...raid, name: 'Raiders of Sol', points: 14 },
    RaiderBaseRaised: {
      type: 'RaiderBaseRaised',
      ...own,
      system,
      unit: carrier,
      design: designId('raiders.hideout'),
      turn: 3,
    },
    UnitPlundered: {
      type: 'UnitPlundered',
      ...own,
      place,
      from: own.empire,
      unit: carrier,
      design: designId('convoy'),
      name: 'Hood',
    },
    LootSpent: { type: 'LootSpent', ...own, ...raid, loot: 10, repaired: [] },
    UnitsOutOfSupply: {
      type: 'UnitsOutOfSupply',
      ...own,
      place,
      units,
      level: 2,
      because: 'no-route',
    },
  };
}

/** Who is told of each. */
export const CONVOY_PARTS: PartsOf<Event['type']> = {
  TradeSet: 'owner',
  TradeEnded: 'owner',
  RouteInterrupted: 'owner',
  CensusLoaded: 'owner',
  UnitsLoaded: 'owner',
  UnitsLanded: 'owner',
  ConvoyBid: 'owner',
  ConvoyLeft: 'owner',
  UnitsDetected: 'owner',
  UnitsRevealed: 'owner',
  UnitsVeiled: 'owner',
  BlockadeSet: 'participant',
  SupplyExtended: 'owner',
  UnitsSupplied: 'owner',
  MinefieldsLaid: 'owner',
  MinefieldsRecovered: 'owner',
  SystemSwept: 'owner',
  MinefieldsFired: 'participant',
  OrdnanceSet: 'owner',
  UnitsRedeployed: 'owner',
  StrikeLaunched: 'owner',
  StrikeReturned: 'owner',
  CargoChosen: 'owner',
  IntelSpent: 'owner',
  UnitsPulledBack: 'owner',
  UnitsResupplied: 'owner',
  RaidRolled: 'owner',
  RaidersCame: 'moderator',
  RaiderBaseRaised: 'moderator',
  UnitPlundered: 'several',
  LootSpent: 'moderator',
  UnitsOutOfSupply: 'owner',
};
