import type { Work } from '#model/campaign/work';

/** The share of a work of a shipyard that the system builds, before anything is built: it takes two of capacity for a point. @rule CON-1 */
export const systemShareOf = (points: number | undefined): Work['share'] =>
  points === undefined ? null : { capacity: 2 * points, built: 0 };
