import type {
  DesignId,
  EmpireId,
  FleetId,
  LaneId,
  SystemId,
  UnitId,
  WorkId,
} from '#model/campaign/ids';
import type { SystemEffectKind } from '#model/campaign/effect';
import type { Specialisation } from '#model/campaign/system';
import type { LaneClass } from '#model/campaign/lane';
import type { FleetPlace } from '#model/forces/fleet';
import type { OrdnancePackage } from '#model/forces/ordnance';
import type { Mission } from '#model/orders/bombard';
import type { UnitCondition, UnitPlace, UnitStatus } from '#model/forces/unit';
import type { Ability, HullClass, Maintenance } from '#model/forces/design';
import type { ProjectKind } from '#model/campaign/project';
import type { ClassValue, EditSubject, EmpireValue, SystemValue } from './edit.ts';

type Changed = Readonly<{ before: number; after: number }>;

/** The change of a unit, as its owner reads it. */
export type UnitChange =
  | Readonly<{ what: 'added' | 'placed'; place: UnitPlace }>
  | Readonly<{ what: 'removed' }>
  | Readonly<{ what: 'named'; before: string }>
  | Readonly<{ what: 'condition'; to: UnitCondition }>
  | Readonly<{ what: 'status'; to: UnitStatus }>
  | Readonly<{ what: 'trading'; to: boolean }>
  | Readonly<{ what: 'paid'; to: boolean }>
  | Readonly<{ what: 'converted'; to: boolean }>
  | Readonly<{ what: 'ordnance'; to: readonly OrdnancePackage[] }>
  | (Readonly<{ what: 'census' | 'outOfSupply' | 'damage' | 'lowered' }> & Changed);

/** The change of a fleet, as its owner reads it. */
export type FleetChange =
  | Readonly<{ what: 'formed' | 'placed'; place: FleetPlace }>
  | Readonly<{ what: 'dissolved' }>
  | Readonly<{ what: 'named'; before: string }>
  | Readonly<{ what: 'released' }>;

/** The change of a unit under construction. */
export type WorkChange = (Readonly<{ what: 'paid' }> & Changed) | Readonly<{ what: 'gone' }>;

/** The change of a class, as those read it who know the class. */
export type ClassChange =
  | Readonly<{ what: 'new' }>
  | (Readonly<{ what: 'value'; value: ClassValue }> & Changed)
  | Readonly<{ what: 'maintenance'; before: Maintenance; after: Maintenance }>
  | Readonly<{ what: 'hull'; to: HullClass }>
  /** A rating of 0: it does not have the ability. */
  | Readonly<{ what: 'ability'; ability: Ability['id']; rating: number }>
  | Readonly<{ what: 'named'; before: string }>;

/** One thing that a correction changed for one empire, of its own or of what it knows. */
export type CorrectionNote =
  | (Readonly<{ about: 'empire'; value: EmpireValue }> & Changed)
  | Readonly<{ about: 'class'; design: DesignId; unlocked: boolean }>
  | Readonly<{ about: 'listed'; design: DesignId; listed: boolean }>
  | Readonly<{ about: 'design'; design: DesignId; change: ClassChange }>
  | Readonly<{ about: 'owner'; system: SystemId; gained: boolean }>
  | (Readonly<{ about: 'system'; system: SystemId; value: SystemValue }> & Changed)
  /** What takes from its Utilized Productivity when a turn opens. */
  | (Readonly<{ about: 'output'; system: SystemId; mark: SystemEffectKind; turn: number }> &
      Changed)
  | Readonly<{ about: 'trait'; system: SystemId; trait: string; has: boolean }>
  | Readonly<{ about: 'specialisation'; system: SystemId; to: Specialisation | null }>
  /** `until` is the last turn in which it holds; null: it holds no more. */
  | Readonly<{
      about: 'morale-condition';
      system: SystemId;
      name: string;
      modifier: number;
      until: number | null;
    }>
  | Readonly<{ about: 'fleet'; fleet: FleetId; name: string; change: FleetChange }>
  | Readonly<{ about: 'unit'; unit: UnitId; design: DesignId; name: string; change: UnitChange }>
  | Readonly<{ about: 'work'; work: WorkId; design: DesignId; name: string; change: WorkChange }>
  /** It is under way no more. */
  | Readonly<{ about: 'project'; project: ProjectKind; subject: EditSubject }>
  | (Readonly<{ about: 'project-paid'; project: ProjectKind; subject: EditSubject }> & Changed)
  /** Its depots in this system no longer help a partner's repair. */
  | Readonly<{ about: 'lent'; system: SystemId }>
  /** Bombardment points that are left there; null: for any mission. */
  | (Readonly<{ about: 'carried'; system: SystemId; mission: Mission | null }> & Changed)
  | Readonly<{ about: 'known-system'; system: SystemId; name: string }>
  | Readonly<{ about: 'known-lane'; lane: LaneId; a: SystemId; b: SystemId; class: LaneClass }>
  /** A lane that it knew; `after` null: there is none any more. */
  | Readonly<{
      about: 'lane';
      lane: LaneId;
      a: SystemId;
      b: SystemId;
      before: LaneClass | 'unknown';
      after: LaneClass | null;
    }>;
export type NoteAbout = CorrectionNote['about'];
export type NoteOf<A extends NoteAbout> = Extract<CorrectionNote, { about: A }>;

/** The empire that a note is for. */
export type AddressedNote = Readonly<{ empire: EmpireId; note: CorrectionNote }>;
