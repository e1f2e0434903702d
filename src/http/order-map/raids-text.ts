import type { PlottedFleet } from '#app/orders/plot-moves';

/** What raids are to be expected where a fleet ends, by the orders so far. */
export const raidsText = ({ areThere, chance }: NonNullable<PlottedFleet['raids']>): string =>
  areThere ? 'Raiders are there' : `${String(chance)} % chance of raiders`;
