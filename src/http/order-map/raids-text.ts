import type { PlottedFleet } from '#app/orders/plot-moves';
import { TEXTS } from './texts.ts';

/** What raids are to be expected where a fleet ends, by the orders so far. */
export const raidsText = ({ areThere, chance }: NonNullable<PlottedFleet['raids']>): string =>
  areThere ? TEXTS.raidersAreThere : TEXTS.chanceOfRaiders(chance);
