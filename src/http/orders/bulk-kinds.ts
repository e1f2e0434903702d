/** What can be ordered of several fleets at once: an order for each. */
export const BULK_FLEETS = ['MoveFleet', 'SetRoute', 'SetStanding'] as const;
/** What can be ordered of several units at once: one order for all of them. */
export const BULK_UNITS = [
  'AssignUnits',
  'RepairUnits',
  'SetStatus',
  'ScrapUnits',
  'Invade',
] as const;
/** What can be ordered at several systems at once: an order for each. */
export const BULK_SYSTEMS = ['Bombard', 'PlanGround'] as const;

/** What can be ordered of several own colonies at once: an order for each. */
export const BULK_COLONIES = [
  'BuildUnits',
  'RaiseProductivity',
  'RaiseIntel',
  'SetMartialLaw',
] as const;

export type BulkKind =
  | (typeof BULK_FLEETS)[number]
  | (typeof BULK_UNITS)[number]
  | (typeof BULK_SYSTEMS)[number]
  | (typeof BULK_COLONIES)[number];

/** The field that the ticked rows of a table fill in, and whether one order takes all of them. */
type Filled = Readonly<{ field: 'fleet' | 'units' | 'system'; together: boolean }>;

const FLEETS: Filled = { field: 'fleet', together: false };
const UNITS: Filled = { field: 'units', together: true };
const SYSTEMS: Filled = { field: 'system', together: false };

const FILLED: Readonly<Record<BulkKind, Filled>> = {
  MoveFleet: FLEETS,
  SetRoute: FLEETS,
  SetStanding: FLEETS,
  AssignUnits: UNITS,
  RepairUnits: UNITS,
  SetStatus: UNITS,
  ScrapUnits: UNITS,
  Invade: UNITS,
  Bombard: SYSTEMS,
  PlanGround: SYSTEMS,
  BuildUnits: SYSTEMS,
  RaiseProductivity: SYSTEMS,
  RaiseIntel: SYSTEMS,
  SetMartialLaw: SYSTEMS,
};

export const filledBy = (kind: BulkKind): Filled => FILLED[kind];

const ALL: readonly BulkKind[] = [...BULK_FLEETS, ...BULK_UNITS, ...BULK_SYSTEMS, ...BULK_COLONIES];

/** The kind that a form says it is. */
export const bulkKindOf = (text: string): BulkKind | undefined => ALL.find((kind) => kind === text);

/** Fields that name single units: with several systems they would have to be the same for all. */
const SINGLE = /^(?:aims|plunging|names)(?:\.|$)/u;

/** Whether a form of many still has a field: not the one that the ticked rows fill in. */
export const isBulkField = (kind: BulkKind, name: string): boolean =>
  name !== FILLED[kind].field && !SINGLE.test(name);
