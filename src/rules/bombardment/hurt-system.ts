import {
  type FigureChanges,
  SYSTEM_FIGURES,
  type SystemFigure,
  type SystemFigures,
} from '#model/campaign/system-figures';

/** The least that each figure can be. */
export type FigureFloors = Readonly<{ capacity: number }>;

/** A colony and an outpost keep a Capacity of at least 1. */
export const LEAST_CAPACITY = 1;

/**
 * The figures of a system after a change, kept within their bounds: Capacity has a least value, Census and Productivity and Intel are at
 * most Capacity, Morale at most Census, and nothing is below 0.
 * @rule BOM-3 @rule OPT-18
 */
export function figuresAfter(
  before: SystemFigures,
  changes: FigureChanges,
  floors: FigureFloors,
): SystemFigures {
  // A figure that is below its least value already stays as it is.
  const changed = (figure: SystemFigure, least: number): number =>
    Math.max(Math.min(least, before[figure]), before[figure] + (changes[figure] ?? 0));
  const capacity = changed('capacity', floors.capacity);
  const census = Math.min(changed('census', 0), capacity);
  return {
    capacity,
    raw: changed('raw', 0),
    census,
    morale: Math.min(changed('morale', 0), census),
    productivity: Math.min(changed('productivity', 0), capacity),
    intel: Math.min(changed('intel', 0), capacity),
  };
}

/** All changes as one. */
export function changesTogether(all: readonly FigureChanges[]): FigureChanges {
  const together: Partial<Record<SystemFigure, number>> = {};
  for (const changes of all) {
    for (const figure of SYSTEM_FIGURES) {
      const amount = changes[figure] ?? 0;
      if (amount !== 0) together[figure] = (together[figure] ?? 0) + amount;
    }
  }
  return together;
}

/** What really changed, bounds included. */
export function changesBetween(before: SystemFigures, after: SystemFigures): FigureChanges {
  const changes: Partial<Record<SystemFigure, number>> = {};
  for (const figure of SYSTEM_FIGURES) {
    const amount = after[figure] - before[figure];
    if (amount !== 0) changes[figure] = amount;
  }
  return changes;
}
