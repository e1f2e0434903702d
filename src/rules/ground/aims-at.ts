import { sortBy } from '#kernel/collections/sort-by';
import type { DesignId } from '#model/campaign/ids';
import type { GroundAim } from '#model/orders/ground-war';
import { type Aims, byToughness } from './choose-targets.ts';
import type { GroundFighter } from './ground-fighter.ts';

/** An enemy with its class; null: a militia. */
type Enemy = Readonly<{ fighter: GroundFighter; design: DesignId | null }>;

/** The enemies that aims name, and the aims whose enemy isn't there. */
export type AimsFound<A extends GroundAim> = Readonly<{ aims: Aims; missed: readonly A[] }>;

/**
 * Which enemy each aim means: the one in that place among the enemies of the class, the weakest first.
 * @rule GND-1 @rule FOG-6
 * @ruling Players know the ground units of others by class only. An order that sends a unit against an enemy names the class, and, if there
 *   are several of it, counts them from the weakest (least Attrition and Defense together). If there are fewer, the unit follows the plan.
 */
export function aimsAt<A extends GroundAim>(
  orders: readonly A[],
  enemies: readonly Enemy[],
): AimsFound<A> {
  const meant = orders.map((aim) => {
    const alike = enemies.filter(({ design }) => design === aim.target);
    const inOrder = sortBy(
      alike.map(({ fighter }) => fighter),
      byToughness,
    );
    return { aim, target: inOrder[aim.place - 1] };
  });
  return {
    aims: new Map(
      meant.flatMap(({ aim, target }) => (target === undefined ? [] : [[aim.unit, target.key]])),
    ),
    missed: meant.flatMap(({ aim, target }) => (target === undefined ? [aim] : [])),
  };
}
