import type { LegendEntry } from '#report/document/document';

/** A supply route that reaches no depot. */
export const SUPPLY_BREAK: LegendEntry = {
  mark: '─·✕',
  meaning: 'no supply this way',
};
