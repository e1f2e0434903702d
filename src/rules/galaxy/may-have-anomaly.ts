import type { Anomaly, Trait } from '#model/campaign/system';

const NOT_ON_HOMEWORLDS: readonly Anomaly[] = ['Abandoned Colony', 'Splinter Colony', 'Derelict'];

type Bearer = Readonly<{ traits: readonly Trait[]; anomalies: readonly Anomaly[] }>;

/** No anomaly twice in a system, and no empty or lost things on homeworlds. @rule MAP-8 */
export function mayHaveAnomaly({ traits, anomalies }: Bearer, anomaly: Anomaly): boolean {
  const isBarred = traits.includes('Homeworld') && NOT_ON_HOMEWORLDS.includes(anomaly);
  return !isBarred && !anomalies.includes(anomaly);
}
