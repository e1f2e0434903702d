import type { Anomaly } from '#model/campaign/system';
import type { GalaxySettings } from '#model/settings/galaxy-settings';

type AnomalyTable = Readonly<{
  count: number;
  faces: number;
  results: readonly (Anomaly | null)[];
}>;

/** Each table from its lowest total on; null: none. @rule MAP-8 */
export const ANOMALY_TABLES: Readonly<Record<GalaxySettings['anomalyTable'], AnomalyTable>> = {
  d10: {
    count: 1,
    faces: 10,
    results: [
      ...(['Abandoned Colony', 'Dense Asteroids', 'Derelict', 'Dust Cloud', 'Nebula'] as const),
      ...(['Plasma Storm', 'Splinter Colony', 'Strategic Resource', 'Ruins'] as const),
      'Mysterious Encounter',
    ],
  },
  '2d6': {
    count: 2,
    faces: 6,
    results: [
      ...([
        'Splinter Colony',
        'Abandoned Colony',
        'Strategic Resource',
        'Dense Asteroids',
      ] as const),
      ...[null, null, null],
      ...(['Nebula', 'Ruins', 'Derelict', 'Mysterious Encounter'] as const),
    ],
  },
};

/** What a total says on a table of anomalies; null: none. @rule MAP-8 */
export function anomalyOf(table: GalaxySettings['anomalyTable'], total: number): Anomaly | null {
  const { count, results } = ANOMALY_TABLES[table];
  return results[total - count] ?? null;
}
