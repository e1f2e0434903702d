import type { DesignId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { FindKind } from '#model/campaign/open-find';
import type { Trait } from '#model/campaign/system';
import type { ExplorationEncounter, TechSource } from '#model/events/discovery-events';
import type { Seen } from './seen-fact.ts';

/** What an empire is told of what it finds. */
export type SeenDiscovery =
  | Seen<
      'SystemSurveyed',
      {
        system: SystemId;
        spent: number;
        total: number;
        needed: number;
        find: Readonly<{ traits: readonly Trait[]; capacity: number; raw: number }> | null;
      }
    >
  | Seen<'SystemFound', { system: SystemId }>
  | Seen<'SplinterColonyJoined', { system: SystemId; census: number; productivity: number }>
  | Seen<
      'DerelictsJoined',
      { system: SystemId; fleet: FleetId; name: string; units: readonly UnitId[] }
    >
  | Seen<'FindOpened', { find: FindKind; system: SystemId; points: number }>
  | Seen<
      'FindTaken',
      {
        find: FindKind;
        system: SystemId;
        units: readonly UnitId[];
        left: number;
        ordered: boolean;
      }
    >
  | Seen<'TechGained', { system: SystemId; source: TechSource; points: number; pool: number }>
  | Seen<
      'UnitScuttled',
      { unit: UnitId; design: DesignId; name: string; points: number; pool: number }
    >
  | Seen<'ExplorationEncountered', { system: SystemId; encounter: ExplorationEncounter }>
  | Seen<'TreasureFound', { system: SystemId; points: number; treasury: number }>
  | Seen<'TradingPostJoined', { system: SystemId; unit: UnitId; design: DesignId }>
  | Seen<'MoraleRaised', { system: SystemId; morale: number }>;
