import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';

/** Where forces of an empire may be that the viewer has in sight, or that are his. */
export type Supplied = Readonly<{ owner: EmpireId; places: ReadonlySet<SystemId> }>;

const neighboursOf = ({ lanes }: CampaignState, system: SystemId): readonly SystemId[] =>
  Object.values(lanes).flatMap(({ a, b }) => (a === system ? [b] : b === system ? [a] : []));

/**
 * The systems in which somebody else's fleet may cut these forces off (SUP-5): their depots, and what lies
 * between a depot and a place two lanes away. Whoever is cut off knows it, or shows it in battle (SUP-7).
 */
export function supplyLinesOf(
  state: CampaignState,
  { owner, places }: Supplied,
): ReadonlySet<SystemId> {
  const depots = Object.values(state.units).flatMap((unit) => {
    const isDepot = unit.owner === owner && state.designs[unit.design]?.role === 'depot';
    return isDepot && unit.place.kind === 'system' ? [unit.place.system] : [];
  });
  const between = depots.flatMap((depot) =>
    neighboursOf(state, depot).filter((middle) =>
      neighboursOf(state, middle).some((end) => end !== depot && places.has(end)),
    ),
  );
  return new Set([...depots, ...between]);
}
