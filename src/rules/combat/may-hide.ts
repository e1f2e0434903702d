import type { UnitKind } from '#model/forces/unit';

/**
 * Whether a unit of a task force may hide for a round where there is something to hide among.
 * @rule MAP-8
 * @ruling Among asteroids, any ship or flight may hide for a round, even if it is crippled, in reserve or the flagship. Hiding costs
 *   nothing, and a unit that hides may have a mission too.
 */
export const mayHide = ({ kind }: Readonly<{ kind: UnitKind }>): boolean =>
  kind === 'ship' || kind === 'flight';
