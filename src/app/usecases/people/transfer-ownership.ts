import { ok } from '#kernel/result/result';
import type { Actor } from '#app/actor';
import type { Change } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { readManaged } from '#app/people/read-managed';
import { seatNote } from '#app/people/seat-note';
import { retrying } from '#app/retrying';
import { type Outcome, refuse } from '#app/use-case-error';

type TransferInput = Readonly<{
  actor: Actor;
  /** The seat of a co-moderator. */
  seat: string;
}>;

/** Hands a campaign over to a co-moderator. The old owner becomes a co-moderator. */
export const transferOwnership = (ports: Ports): UseCase<TransferInput, null> =>
  guarded(async ({ actor, seat: which }) =>
    retrying(async (): Promise<Outcome<null> | 'again'> => {
      const { managed, seats } = await ports.store.read(async (reader) => ({
        managed: await readManaged(reader, actor, which),
        seats: await reader.seats(actor.campaign),
      }));
      if (!managed.ok) return managed;
      const { campaign, seat } = managed.value;
      if (seat.role.kind !== 'co-moderator') return refuse('SEAT_REFUSED', [ONLY_TO_CO]);
      const owner = seats.find((one) => one.endedAt === null && one.role.kind === 'moderator');
      const at = ports.clock.now();
      const changes: readonly Change[] = [
        // The old owner comes first, so that there is never more than one.
        ...(owner === undefined
          ? []
          : [{ put: 'seat', seat: { ...owner, role: { kind: 'co-moderator' } } } as const]),
        { put: 'seat', seat: { ...seat, role: { kind: 'moderator' } } },
        seatNote(actor, campaign, { at, act: 'ownership-transferred', detail: '' }),
      ];
      const { id, revision } = campaign;
      const written = await ports.store.commit({ campaign: id, revision, changes });
      return written.ok ? ok(null) : 'again';
    }),
  );

const ONLY_TO_CO = {
  code: 'SEAT_NOT_CO',
  path: 'seat',
  text: 'Choose a co-moderator to hand the campaign over to.',
};
