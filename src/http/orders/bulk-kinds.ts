/** What can be ordered of several fleets at once: an order for each. */
export const BULK_FLEETS = ['MoveFleet', 'SetStanding'] as const;
/** What can be ordered of several units at once: one order for all of them. */
export const BULK_UNITS = ['RepairUnits', 'SetStatus', 'ScrapUnits', 'Invade'] as const;
/** What can be ordered at several systems at once: an order for each. */
export const BULK_SYSTEMS = ['Bombard', 'PlanGround'] as const;

export type BulkKind =
  | (typeof BULK_FLEETS)[number]
  | (typeof BULK_UNITS)[number]
  | (typeof BULK_SYSTEMS)[number];

/** The field that the ticked rows of a table fill in, and whether one order takes all of them. */
type Filled = Readonly<{ field: 'fleet' | 'units' | 'system'; together: boolean }>;

const FLEETS: Filled = { field: 'fleet', together: false };
const UNITS: Filled = { field: 'units', together: true };
const SYSTEMS: Filled = { field: 'system', together: false };

const FILLED: Readonly<Record<BulkKind, Filled>> = {
  MoveFleet: FLEETS,
  SetStanding: FLEETS,
  RepairUnits: UNITS,
  SetStatus: UNITS,
  ScrapUnits: UNITS,
  Invade: UNITS,
  Bombard: SYSTEMS,
  PlanGround: SYSTEMS,
};

export const filledBy = (kind: BulkKind): Filled => FILLED[kind];

const ALL: readonly BulkKind[] = [...BULK_FLEETS, ...BULK_UNITS, ...BULK_SYSTEMS];

/** The kind that a form says it is. */
export const bulkKindOf = (text: string): BulkKind | undefined => ALL.find((kind) => kind === text);

/** Fields that name single units: with several systems they would have to be the same for all. */
const SINGLE = /^(?:aims|plunging)(?:\.|$)/u;

/** Whether a form of many still has a field: not the one that the ticked rows fill in. */
export const isBulkField = (kind: BulkKind, name: string): boolean =>
  name !== FILLED[kind].field && !SINGLE.test(name);
