import type { StarSystem } from '#model/campaign/system';

type People = Pick<StarSystem, 'census' | 'morale'>;

/**
 * What a reprisal makes of a colony by a d10: Morale rises on a die not below it, a Census is lost on one not above it,
 * both by the values before.
 * @rule COL-8
 */
export function reprisalResult({ census, morale }: People, die: number): People {
  const left = die <= census ? census - 1 : census;
  const raised = die >= morale ? morale + 1 : morale;
  return { census: left, morale: Math.min(raised, left) };
}
