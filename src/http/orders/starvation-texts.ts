import type { Judged } from '#app/orders/judge-sheet';
import { STARVES_NOW } from '#legality/movement/starvation-issues';

/** The units that a player loses this turn for want of supply, after the orders that were judged. @rule SUP-7 */
export const starvationTexts = ({ projected }: Pick<Judged, 'projected'>): readonly string[] =>
  projected.warnings
    .filter(({ code }) => code === STARVES_NOW)
    .map(({ text, cite }) => `${text} (${String(cite)})`);
