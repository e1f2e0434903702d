import type { FleetId, SystemId, UnitId } from '#model/campaign/ids';

export const RENAMED_KINDS = ['unit', 'fleet', 'colony'] as const;

/** The things that can be renamed. */
export type Renamed =
  | Readonly<{ kind: 'unit'; unit: UnitId }>
  | Readonly<{ kind: 'fleet'; fleet: FleetId }>
  | Readonly<{ kind: 'colony'; system: SystemId }>;

/** MOV-9: a unit, a fleet or a colony gets another name; a new one is called as it was named when it was ordered. */
export type Rename = Readonly<{ kind: 'Rename'; of: Renamed; name: string }>;
