import type { DesignId, SystemId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';

type Post = Pick<Unit, 'design' | 'place' | 'condition' | 'status'>;

/**
 * How many trading posts bring something to the routes of each system.
 * @rule ECO-2 @rule OPT-21
 * @ruling A post works as a depot does: sound, active and in no hold. It serves everybody who trades there, whoever owns it.
 */
export function tradingPostsIn(
  units: readonly Post[],
  designOf: (id: DesignId) => Pick<UnitDesign, 'role'>,
): ReadonlyMap<SystemId, number> {
  const posts = new Map<SystemId, number>();
  for (const { design, place, condition, status } of units) {
    const isAtWork = place.kind === 'system' && condition === 'sound' && status === 'active';
    if (!isAtWork || designOf(design).role !== 'trading-post') continue;
    posts.set(place.system, (posts.get(place.system) ?? 0) + 1);
  }
  return posts;
}
