import { ok } from '#kernel/result/result';
import type { Actor } from '#app/actor';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { readManaged } from '#app/people/read-managed';
import { seatNote } from '#app/people/seat-note';
import { mayMakeLink } from '#app/people/may-manage';
import { newLink } from '#app/people/new-link';
import { retrying } from '#app/retrying';
import { type Outcome } from '#app/use-case-error';
import type { Invitation } from './invite.ts';

type RenewLinkInput = Readonly<{ actor: Actor; seat: string }>;

/** Makes a new link for a seat and ends the old one, with all sessions that it opened. An account in the seat stays. */
export const renewLink = (ports: Ports): UseCase<RenewLinkInput, Invitation> =>
  guarded(async ({ actor, seat: which }) =>
    retrying(async (): Promise<Outcome<Invitation> | 'again'> => {
      const managed = await ports.store.read((reader) => readManaged(reader, actor, which));
      if (!managed.ok) return managed;
      const { campaign, seat, name } = managed.value;
      const may = mayMakeLink(actor, seat.role);
      if (!may.ok) return may;
      const at = ports.clock.now();
      const about = { seat: seat.id, madeBy: actor.seat ?? 'machine', createdAt: at } as const;
      const { token, link } = newLink(ports, about);
      const note = seatNote(actor, campaign, { at, act: 'access-renewed', detail: name });
      const { id, revision } = campaign;
      const changes = [{ put: 'link', link } as const, note];
      const written = await ports.store.commit({ campaign: id, revision, changes });
      return written.ok ? ok({ seat: seat.id, name, token }) : 'again';
    }),
  );
