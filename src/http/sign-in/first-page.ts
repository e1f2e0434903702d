import type { Actor } from '#app/actor';
import type { PlayerDeskView } from '#app/usecases/orders/read-player-desk';
import type { Site } from '#http/site';

const OVERVIEW = '/';

/** The page that a player’s seat opens first: the desk while they can give orders. */
export const firstPageAt = ({ issued, stage }: Pick<PlayerDeskView, 'issued' | 'stage'>): string =>
  issued !== null && stage === 'orders' ? '/orders/map' : OVERVIEW;

/** The page that a seat opens first. */
export async function firstPageOf({ useCases }: Site, actor: Actor): Promise<string> {
  if (actor.kind !== 'player') return OVERVIEW;
  const desk = await useCases.readPlayerDesk({ actor });
  return desk.ok ? firstPageAt(desk.value) : OVERVIEW;
}
