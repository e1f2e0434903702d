import { ok } from '#kernel/result/result';
import type { Actor } from '#app/actor';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { Hand } from '#app/ports/turn-record';
import { type UseCase, guarded } from '#app/guarded';
import { handOf } from '#app/orders/hand-of';
import { closingReceipts, type Unsigned } from '#app/orders/closing-receipts';
import { type Managed, readManaged } from '#app/people/read-managed';
import { seatNote } from '#app/people/seat-note';
import { retrying } from '#app/retrying';
import { stageOf } from '#app/run/phase/stage-of';
import { type Outcome, refuse } from '#app/use-case-error';

type EndSeatInput = Readonly<{ actor: Actor; seat: string }>;
type EndedSeat = Readonly<{ name: string }>;

/**
 * Removes the person from a seat, at once and on all devices. The orders of a removed player for the open turn are
 * deleted and not carried out, and the successor begins with an empty sheet. @rule TURN-2 @ruling A turn that has begun
 * continues with the orders that it began with, even if their player is removed.
 */
export const endSeat = (ports: Ports): UseCase<EndSeatInput, EndedSeat> =>
  guarded(async ({ actor, seat: which }) =>
    retrying(async (): Promise<Outcome<EndedSeat> | 'again'> => {
      const managed = await ports.store.read((reader) => readEnding(reader, actor, which));
      if (!managed.ok) return managed;
      const { campaign, seat, name } = managed.value;
      if (seat.role.kind === 'moderator') return refuse('SEAT_REFUSED', [OWNER_STAYS]);
      const at = ports.clock.now();
      const changes: readonly Change[] = [
        { put: 'seat', seat: { ...seat, endedAt: at } },
        { put: 'link-ended', seat: seat.id },
        ...droppedSheets(managed.value, at),
        seatNote(actor, campaign, { at, act: 'seat-ended', detail: name }),
      ];
      const { id, revision } = campaign;
      const written = await ports.store.commit({ campaign: id, revision, changes });
      return written.ok ? ok({ name }) : 'again';
    }),
  );

const OWNER_STAYS = {
  code: 'SEAT_OWNER',
  path: 'seat',
  text: 'A campaign needs an owner. Hand it over to a co-moderator first.',
};

type Ending = Managed & Readonly<{ withdrawn: readonly Unsigned[]; hand: Hand }>;

async function readEnding(
  reader: StoreReader,
  actor: Actor,
  which: string,
): Promise<Outcome<Ending>> {
  const managed = await readManaged(reader, actor, which);
  if (!managed.ok) return managed;
  const { campaign, seat } = managed.value;
  const withdrawn = await closingReceipts(reader, campaign.id, {
    isOf: ({ turn, empire }) =>
      turn === campaign.turn && seat.role.kind === 'player' && empire === seat.role.empire,
    actOf: () => 'withdrawn',
  });
  return ok({ ...managed.value, withdrawn, hand: await handOf(reader, actor) });
}

function droppedSheets(
  { campaign, seat: { role }, withdrawn, hand }: Ending,
  at: string,
): readonly Change[] {
  if (role.kind !== 'player' || stageOf(campaign) !== 'orders') return [];
  return [
    { put: 'sheets-of-empire-dropped', turn: campaign.turn, empire: role.empire },
    ...withdrawn.map((receipt): Change => {
      return { put: 'receipt', receipt: { ...receipt, at, by: hand } };
    }),
  ];
}
