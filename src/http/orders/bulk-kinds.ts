/** What can be ordered of several fleets at once: an order for each. */
export const BULK_FLEETS = ['MoveFleet', 'SetStanding'] as const;
/** What can be ordered of several units at once: one order for all of them. */
export const BULK_UNITS = ['RepairUnits', 'SetStatus', 'ScrapUnits'] as const;

export type BulkKind = (typeof BULK_FLEETS)[number] | (typeof BULK_UNITS)[number];

const ALL: readonly BulkKind[] = [...BULK_FLEETS, ...BULK_UNITS];

/** The kind that a form says it is. */
export const bulkKindOf = (text: string): BulkKind | undefined => ALL.find((kind) => kind === text);
