import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { suppliersOf } from './oracle-bonds.ts';
import { type Course, union } from './oracle-courses.ts';

/**
 * Where partners have depots, of which they tell a viewer as long as they have them (FOG-9), and where somebody else may come this
 * turn and take them.
 */
export function depotsAtRisk(
  state: CampaignState,
  viewer: EmpireId,
  courses: readonly Course[],
): ReadonlySet<SystemId> {
  const tellers = suppliersOf(state, viewer);
  const systems = Object.values(state.units).flatMap(({ owner, place, design }) => {
    const isTold = tellers.includes(owner) && state.designs[design]?.role === 'depot';
    if (!isTold || place.kind !== 'system') return [];
    const { system } = place;
    const isReached = courses.some((one) => one.owner !== owner && union(one.places).has(system));
    return isReached ? [system] : [];
  });
  return new Set(systems);
}
