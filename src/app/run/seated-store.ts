import type { Actor } from '#app/actor';
import type { CampaignStore } from '#app/ports/campaign-store';
import { SeatLost } from '#app/seat-lost';
import { seatTrouble } from './seat-trouble.ts';

/**
 * The store as somebody in a seat has it: each read finds him there first, at the moment that it sees. What changes seats raises
 * the campaign's revision, so that nothing is written either that he decided before he lost his.
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
