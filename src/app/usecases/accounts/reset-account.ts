import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { nameKeyOf } from '#app/people/account-issues';
import { seatNote } from '#app/people/seat-note';
import { newLink } from '#app/people/new-link';
import { retrying } from '#app/retrying';
import { seatName } from '#app/people/signed-in';
import { type Outcome, refuse } from '#app/use-case-error';

/** A link that lets its user set a new password. */
export type ResetLink = Readonly<{ name: string; token: string }>;

/**
 * A link for one of an account's seats that lets its user set a new password, for the command line on the server. It is
 * never offered to the network.
 */
export const resetAccount = (ports: Ports): UseCase<Readonly<{ name: string }>, ResetLink> =>
  guarded(async ({ name: text }) =>
    retrying(async (): Promise<Outcome<ResetLink> | 'again'> => {
      const known = await ports.store.read(async (reader) => {
        const account = await reader.accountNamed(nameKeyOf(text));
        const [seat] = account === undefined ? [] : await reader.seatsOf(account.id);
        const campaign = seat && (await reader.campaign(seat.campaign));
        return account && seat && campaign
          ? { account, seat, campaign, detail: await seatName(reader, seat) }
          : undefined;
      });
      if (known === undefined) return refuse('ACCOUNT_UNKNOWN');
      const { account, seat, campaign, detail } = known;
      const at = ports.clock.now();
      const { token, link } = newLink(ports, { seat: seat.id, madeBy: 'machine', createdAt: at });
      const actor = { kind: 'moderator', campaign: campaign.id } as const;
      const note = seatNote(actor, campaign, { at, act: 'access-renewed', detail });
      const { id, revision } = campaign;
      const changes = [{ put: 'link', link } as const, note];
      const written = await ports.store.commit({ campaign: id, revision, changes });
      return written.ok ? ok({ name: account.name, token }) : 'again';
    }),
  );
