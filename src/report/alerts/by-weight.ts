import { sortBy } from '#kernel/collections/sort-by';
import { ALERT_WEIGHTS, type Alert } from '#report/document/alert';

/** The heaviest first; those of one weight stay in their order. */
export const byWeight = (alerts: readonly Alert[]): readonly Alert[] =>
  sortBy(alerts, (a, b) => ALERT_WEIGHTS.indexOf(a.weight) - ALERT_WEIGHTS.indexOf(b.weight));
