import type { Anomaly, StarSystem } from '#model/campaign/system';

const FINDS: readonly Anomaly[] = ['Derelict', 'Ruins', 'Splinter Colony'];

/** Whether something waits for the first empire that comes to a system. @rule MAP-8 */
export const hasFinds = ({ found, anomalies }: Pick<StarSystem, 'found' | 'anomalies'>): boolean =>
  !found && FINDS.some((one) => anomalies.includes(one));
