import type { Actor } from '#app/actor';
import type { CampaignStore } from '#app/ports/campaign-store';
import { SeatLost } from '#app/seat-lost';
import { seatTrouble } from './seat-trouble.ts';

/**
 * The store for a person in a seat. Each read first checks, at its own moment, that they still have the seat. A change
 * of seats raises the campaign's revision, so that nothing is written that they decided before they lost it.
 */
export function seatedStore({ read, commit }: CampaignStore, actor: Actor): CampaignStore {
  return {
    read: (work) =>
      read(async (reader) => {
        const trouble = await seatTrouble(reader, actor);
        if (trouble !== null) throw new SeatLost(trouble);
        return work(reader);
      }),
    commit,
  };
}
