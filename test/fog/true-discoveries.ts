import type { EmpireId } from '#model/campaign/ids';
import type { DiscoveryEvent } from '#model/events/discovery-events';
import type { EventOf } from '#model/events/campaign-event';
import { designId, fleetId, systemId, unitId } from '#test/support/campaign';

type Own = Pick<DiscoveryEvent, 'cite' | 'rolls' | 'witnesses'> & Readonly<{ empire: EmpireId }>;

/** One event of each type of what an empire finds. */
export function discoveryEventsOf(own: Own): {
  readonly [T in DiscoveryEvent['type']]: EventOf<T>;
} {
  const unit = unitId(`${own.empire}.u1`);
  const design = designId('cruiser');
  const system = systemId('H0202');
  const fleet = { fleet: fleetId(`${own.empire}.f9`), name: 'Hulks' };
  const place = { kind: 'fleet', fleet: fleet.fleet } as const;
  const joined = { system, fleet, units: [{ unit, design, place }], turn: 3 };
  const values = { census: 4, morale: 3, productivity: 2 };
  const find = { traits: ['Rare Metals'], capacity: 6, raw: 3, native: values } as const;
  const survey = { spent: 2, total: 6, needed: 6, find };
  const open = { kind: 'derelicts', system, points: 14, classes: [design] } as const;
  const gain = { points: 30, pool: 41 };
  return {
    SystemSurveyed: { type: 'SystemSurveyed', ...own, system, ...survey },
    SystemFound: { type: 'SystemFound', ...own, system },
    SplinterColonyJoined: { type: 'SplinterColonyJoined', ...own, system, ...values },
    DerelictsJoined: { type: 'DerelictsJoined', ...own, ...joined },
    FindOpened: { type: 'FindOpened', ...own, find: open, turn: 3, learned: [design] },
    FindTaken: { type: 'FindTaken', ...own, find: 'derelicts', ...joined, left: 2, ordered: true },
    TechGained: { type: 'TechGained', ...own, system, source: 'ruins-found', ...gain },
    UnitScuttled: { type: 'UnitScuttled', ...own, unit, design, name: 'Argo', ...gain },
    ExplorationEncountered: {
      type: 'ExplorationEncountered',
      ...own,
      system,
      encounter: 'datacore',
    },
    TreasureFound: { type: 'TreasureFound', ...own, system, points: 7, treasury: 12 },
    TradingPostJoined: { type: 'TradingPostJoined', ...own, system, unit, design, turn: 3 },
    MoraleRaised: { type: 'MoraleRaised', ...own, system, morale: 5 },
  };
}
