import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { seatName } from '#app/people/signed-in';

/** An account, for the command line on the server. */
export type AccountLine = Readonly<{
  name: string;
  createdAt: string;
  seats: readonly Readonly<{ campaign: string; name: string }>[];
}>;

/** All accounts of this server with their seats. It is never offered to the network. */
export const listAccounts = ({ store }: Ports): UseCase<void, readonly AccountLine[]> =>
  guarded(async () => {
    const lines = await store.read(async (reader) => {
      const told: AccountLine[] = [];
      for (const { id, name, createdAt } of await reader.accounts()) {
        const seats: AccountLine['seats'][number][] = [];
        for (const seat of await reader.seatsOf(id)) {
          const campaign = (await reader.campaign(seat.campaign))?.slug ?? '';
          seats.push({ campaign, name: await seatName(reader, seat) });
        }
        told.push({ name, createdAt, seats });
      }
      return told;
    });
    return ok(lines);
  });
