import type { Importance } from '#model/campaign/system';
import type { GalaxySettings } from '#model/settings/galaxy-settings';

/** What an empire can place before the first turn: points, or a number of systems of each kind. */
export type ColonyBudget =
  | Readonly<{ kind: 'points'; points: number }>
  | Readonly<{ kind: 'systems'; systems: Readonly<Record<Importance, number>> }>;

const POINTS_FOR_EACH_PLAYER = 6;
const SHORT_POINTS = 10;
const BALANCED: Readonly<Record<Importance, number>> = { unimportant: 3, minor: 2, major: 1 };

/**
 * What each empire can place; null: nothing.
 * @rule OPT-5
 * @ruling On a map that is explored from nothing there are no systems to place colonies in. The setting has no effect there.
 */
export function colonyBudgetOf(
  { colonyPoints, map }: Pick<GalaxySettings, 'colonyPoints' | 'map'>,
  players: number,
): ColonyBudget | null {
  if (map === 'explore') return null;
  switch (colonyPoints) {
    case 'off':
      return null;
    case 'full':
      return { kind: 'points', points: POINTS_FOR_EACH_PLAYER * players };
    case 'short':
      return { kind: 'points', points: SHORT_POINTS };
    case 'balanced':
      return { kind: 'systems', systems: BALANCED };
  }
}
