import { ok } from '#kernel/result/result';
import type { Role } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { mayReset } from '#app/people/may-reset';
import { type LinkedSeat, readLinkedSeat } from '#app/people/read-linked-seat';
import { seatName } from '#app/people/signed-in';
import { type Outcome, refuse } from '#app/use-case-error';

/** The seat that a link leads to. */
export type LinkView = Readonly<{
  campaign: Readonly<{ slug: string; name: string }>;
  role: Role['kind'];
  /** The name of the seat. */
  name: string;
  /** The name of the account in the seat, or null. */
  account: string | null;
  /** The link lets its user set a new password for that account. */
  mayReset: boolean;
}>;

/** Reads a link and changes nothing, because programs open links before people do. */
export const readLink = ({ store }: Ports): UseCase<Readonly<{ token: string }>, LinkView> =>
  guarded(async ({ token }) =>
    store.read(async (reader): Promise<Outcome<LinkView>> => {
      const linked = await readLinkedSeat(reader, token);
      const view = linked && (await viewOf(reader, linked));
      return view === undefined ? refuse('SIGN_IN_UNKNOWN') : ok(view);
    }),
  );

async function viewOf(reader: StoreReader, linked: LinkedSeat): Promise<LinkView | undefined> {
  const { seat } = linked;
  const campaign = await reader.campaign(seat.campaign);
  if (campaign === undefined) return undefined;
  const account = seat.account === null ? undefined : await reader.account(seat.account);
  return {
    campaign: { slug: campaign.slug, name: campaign.name },
    role: seat.role.kind,
    name: await seatName(reader, seat),
    account: account?.name ?? null,
    mayReset: await mayReset(reader, linked),
  };
}
