import type { StarSystem } from '#model/campaign/system';

/**
 * Census and Morale of a system after one Census is put down there: at an outpost it founds a
 * colony with Morale 1, in a colony it only adds to the Census.
 * @rule COL-1
 */
export function censusLanded(
  system: Pick<StarSystem, 'census' | 'morale'>,
): Pick<StarSystem, 'census' | 'morale'> {
  const { census, morale } = system;
  return { census: census + 1, morale: census === 0 ? morale + 1 : morale };
}
