import type { Ledger } from '#kernel/reasons/ledger';
import type { DesignId, LaneId, SystemId, UnitId } from '#model/campaign/ids';
import type { ProjectKind, SystemProjectKind } from '#model/campaign/project';
import type { Specialisation, Trait } from '#model/campaign/system';
import type { ImprovementFailure } from '#model/events/causes';
import type { TechCheck } from '#model/events/tech-events';
import type { Seen } from './seen-fact.ts';

/** What the owner learns about its research. */
type SeenResearch =
  | Seen<'TechInvested', { points: number; pool: number }>
  | Seen<
      'TechChecked',
      { requirement: number; pool: number; checks: readonly TechCheck[]; poolAfter: number }
    >
  | Seen<
      'UnitReverseEngineered',
      {
        unit: UnitId;
        design: DesignId;
        name: string;
        potential: number;
        percent: number;
        points: number;
        requirement: number;
        advanced: boolean;
        pool: number;
      }
    >
  | Seen<'ClassUnlocked', { design: DesignId; inHand: number }>
  | Seen<'EraRisen', { era: number }>
  | Seen<'AdvancesKept', { inHand: number }>
  | Seen<'ClassDesigned', { design: DesignId; name: string; era: number }>
  | Seen<'TechYearRisen', { year: number }>
  | Seen<'UnlockRolled', { chance: number; unlocked: boolean; kept: number }>;

/** What a project is about: an own system, an own unit, or a lane that one improves. */
export type SeenSubject =
  | Readonly<{ kind: 'system'; system: SystemId }>
  | Readonly<{ kind: 'unit'; unit: UnitId }>
  | Readonly<{ kind: 'lane'; lane: LaneId; unit: UnitId }>;

/** What the owner learns about its colonies. */
type SeenColonies =
  /** OPT-10: for empires that trade there, and for the system's controller. */
  | Seen<'OffMapTradeRolled', { system: SystemId; value: number }>
  | Seen<
      'ProjectBegun',
      { kind: ProjectKind; subject: SeenSubject; paid: number; ready: number | null }
    >
  | Seen<'ProjectCancelled', { kind: ProjectKind; subject: SeenSubject; refund: number }>
  | Seen<'ProjectRefunded', { subject: SeenSubject; refund: number }>
  | Seen<'ProductivitySold', { system: SystemId; gain: number; productivity: number }>
  | Seen<
      'ColonyFounded',
      {
        system: SystemId;
        convoy: UnitId;
        design: DesignId;
        name: string;
        settlement: 'colony' | 'outpost';
      }
    >
  | Seen<'CensusLanded', { system: SystemId; census: number; morale: number }>
  | Seen<'ProductivityRaised', { system: SystemId; productivity: number }>
  | Seen<'IntelRaised', { system: SystemId; intel: number }>
  | Seen<'SystemTerraformed', { system: SystemId; trait: Trait | null; gains: Ledger }>
  | Seen<'ColonySpecialised', { system: SystemId; to: Specialisation | null }>
  | Seen<
      'ImprovementFailed',
      { kind: SystemProjectKind; system: SystemId; paid: number; because: ImprovementFailure }
    >
  | Seen<
      'GrowthChecked',
      { system: SystemId; ledger: Ledger; target: number; grown: boolean; missed: number }
    >
  | Seen<'CensusGrown', { system: SystemId; from: SystemId; census: number }>
  | Seen<'GrowthLost', { system: SystemId }>;

export type SeenRealm = SeenResearch | SeenColonies;
