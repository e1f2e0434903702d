import type { EmpireId, SystemId } from '#model/campaign/ids';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';

type Mapped = Pick<CampaignState, 'systems' | 'lanes' | 'relations'>;

/** Where a splinter colony waits for the first empire that comes (MAP-8). */
export const splintersIn = ({ systems }: Pick<Mapped, 'systems'>): ReadonlySet<SystemId> =>
  new Set(
    Object.values(systems).flatMap(({ id, owner, anomalies }) =>
      owner === null && anomalies.includes('Splinter Colony') ? [id] : [],
    ),
  );

/**
 * The splinter colonies beside systems of the viewer. By one of them the viewer meets the empire that it joins (DIP-1), unless they have
 * met already.
 */
export function splintersBeside(
  state: Mapped,
  viewer: EmpireId,
  other: EmpireId,
): ReadonlySet<SystemId> {
  if (Object.hasOwn(state.relations, relationIdOf(viewer, other))) return new Set();
  const { systems, lanes } = state;
  const waiting = splintersIn(state);
  return new Set(
    Object.values(lanes).flatMap(({ a, b }) => [
      ...(systems[a]?.owner === viewer && waiting.has(b) ? [b] : []),
      ...(systems[b]?.owner === viewer && waiting.has(a) ? [a] : []),
    ]),
  );
}
