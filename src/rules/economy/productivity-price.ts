import { divide } from '#kernel/numbers/divide';
import type { StarSystem } from '#model/campaign/system';

const PER_POINT = 10;
const ABANDONED_COLONY = 'Abandoned Colony';

type Builder = Pick<StarSystem, 'productivity' | 'anomalies'>;

/** One point more costs 10 for each point there will be; half (up) at an abandoned colony. @rule COL-2 @rule MAP-8 */
export function productivityPriceOf(system: Builder): number {
  return priceOfPoint(system.productivity + 1, system);
}

/** Selling the last point brings half of what it costs, down. @rule COL-2 */
export function productivityGainOf(system: Builder): number {
  return divide(priceOfPoint(system.productivity, system), 2, 'down');
}

function priceOfPoint(point: number, { anomalies }: Pick<StarSystem, 'anomalies'>): number {
  const price = PER_POINT * point;
  return anomalies.includes(ABANDONED_COLONY) ? divide(price, 2, 'up') : price;
}
