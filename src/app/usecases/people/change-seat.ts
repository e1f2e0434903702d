import { counted } from '#kernel/words/counted';
import { ok } from '#kernel/result/result';
import type { Actor } from '#app/actor';
import type { Seat } from '#app/ports/people-record';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { LONGEST_DELAY } from '#model/settings/longest-delay';
import { readManaged } from '#app/people/read-managed';
import { seatNote } from '#app/people/seat-note';
import { retrying } from '#app/retrying';
import { type Outcome, refuse } from '#app/use-case-error';

type ChangeSeatInput = Readonly<{
  actor: Actor;
  seat: string;
  /** For a deputy: whether they may do everything that the player may. */
  maySubmit?: boolean;
  /** For a spectator: the number of turns that they are behind. */
  delay?: number;
}>;
type ChangedSeat = Readonly<{ name: string }>;

/** Changes what a deputy may do, or how far a spectator is behind. */
export const changeSeat = (ports: Ports): UseCase<ChangeSeatInput, ChangedSeat> =>
  guarded(async (input) =>
    retrying(async (): Promise<Outcome<ChangedSeat> | 'again'> => {
      const { actor } = input;
      const managed = await ports.store.read((reader) => readManaged(reader, actor, input.seat));
      if (!managed.ok) return managed;
      const { campaign, seat, name } = managed.value;
      const changed = changedSeat(seat, input);
      if (changed === undefined) return refuse('SEAT_REFUSED', [NOT_SO]);
      const at = ports.clock.now();
      const detail = `${name}: ${changed.detail}`;
      const changes = [
        { put: 'seat', seat: changed.seat } as const,
        seatNote(actor, campaign, { at, act: 'seat-changed', detail }),
      ];
      const { id, revision } = campaign;
      const written = await ports.store.commit({ campaign: id, revision, changes });
      return written.ok ? ok({ name }) : 'again';
    }),
  );

const NOT_SO = {
  code: 'SEAT_CHANGE',
  path: 'seat',
  text: `You can let a deputy submit orders, and set a spectator 1 to ${String(LONGEST_DELAY)} turns behind. Nothing else can be changed.`,
};

function changedSeat(
  seat: Seat,
  { maySubmit, delay }: ChangeSeatInput,
): Readonly<{ seat: Seat; detail: string }> | undefined {
  const { role } = seat;
  if (role.kind === 'deputy' && maySubmit !== undefined) {
    const detail = maySubmit ? 'may submit' : 'edits the draft only';
    return { seat: { ...seat, maySubmit }, detail };
  }
  if (role.kind !== 'spectator' || delay === undefined) return undefined;
  if (!Number.isInteger(delay) || delay < 1 || delay > LONGEST_DELAY) return undefined;
  return {
    seat: { ...seat, role: { ...role, delay } },
    detail: `${counted(delay, 'turn')} behind`,
  };
}
