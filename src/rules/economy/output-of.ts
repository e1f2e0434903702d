import type { StarSystem } from '#model/campaign/system';

/** The economic points a system makes in a turn. @rule ECO-1 */
export function outputOf(system: Pick<StarSystem, 'utilized' | 'raw'>): number {
  return system.utilized * system.raw;
}
