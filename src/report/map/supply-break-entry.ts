import type { LegendEntry } from '#report/document/document';

/** The sign of a way of supply that breaks. */
export const SUPPLY_BREAK: LegendEntry = { mark: '─·✕', meaning: 'supply breaks here' };
