import type { StarSystem } from '#model/campaign/system';

const PER_CAPACITY = 10;

/** Terraforming costs 10 for each point of Capacity that there is. @rule COL-3 */
export const terraformingPriceOf = ({ capacity }: Pick<StarSystem, 'capacity'>): number =>
  PER_CAPACITY * capacity;
