import type { Selectable } from 'kysely';
import { invariant } from '#kernel/result/invariant';
import type { AccountId, CampaignId, Role } from '#app/ports/campaign-record';
import type { Seat, SeatId, SeatLink, TokenHash } from '#app/ports/people-record';
import type { Database, Transaction } from '#store/schema/database';

type Row = Selectable<Database['seats']>;

function roleOf({ role, empire, delay }: Row): Role {
  switch (role) {
    case 'moderator':
    case 'co-moderator':
      return { kind: role };
    case 'player':
    case 'deputy':
      invariant(empire !== '', 'SEAT_WITHOUT_EMPIRE');
      return { kind: role, empire };
    case 'spectator':
      return { kind: role, delay };
  }
}

const seatOf = (row: Row): Seat => {
  const { id, campaign, account, maySubmit, createdAt, endedAt } = row;
  const role = roleOf(row);
  return { id, campaign, role, account, maySubmit: maySubmit === 1, createdAt, endedAt };
};

/** A new seat, or one that changed. */
export async function saveSeat(trx: Transaction, { role, ...seat }: Seat): Promise<void> {
  const row: Row = {
    ...seat,
    role: role.kind,
    empire: 'empire' in role ? role.empire : '',
    delay: role.kind === 'spectator' ? role.delay : 0,
    maySubmit: seat.maySubmit ? 1 : 0,
  };
  await trx
    .insertInto('seats')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** The seats of a campaign, oldest first. */
export async function loadSeats(trx: Transaction, campaign: CampaignId): Promise<readonly Seat[]> {
  const query = trx.selectFrom('seats').selectAll().where('campaign', '=', campaign);
  return (await query.orderBy('createdAt').orderBy('id').execute()).map(seatOf);
}

/** One seat. */
export async function loadSeat(trx: Transaction, id: SeatId): Promise<Seat | undefined> {
  const row = await trx.selectFrom('seats').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : seatOf(row);
}

/** The open seats of an account, oldest first. */
export async function loadSeatsOf(trx: Transaction, account: AccountId): Promise<readonly Seat[]> {
  const rows = await trx
    .selectFrom('seats')
    .selectAll()
    .where('account', '=', account)
    .where('endedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(seatOf);
}

/** A new link for a seat; the one before ends, and with it everybody signed in by it. */
export async function saveLink(trx: Transaction, link: SeatLink): Promise<void> {
  await endLink(trx, link.seat);
  await trx.insertInto('links').values(link).execute();
}

/** Ends the link of a seat, and with it everybody signed in by it. */
export async function endLink(trx: Transaction, seat: SeatId): Promise<void> {
  await trx.deleteFrom('links').where('seat', '=', seat).execute();
}

/** The link of a token's hash. */
export async function loadLink(trx: Transaction, token: TokenHash): Promise<SeatLink | undefined> {
  return trx.selectFrom('links').selectAll().where('token', '=', token).executeTakeFirst();
}

/** The links of a campaign's seats. */
export async function loadLinks(
  trx: Transaction,
  campaign: CampaignId,
): Promise<readonly SeatLink[]> {
  return trx
    .selectFrom('links')
    .innerJoin('seats', 'seats.id', 'links.seat')
    .selectAll('links')
    .where('seats.campaign', '=', campaign)
    .orderBy('links.createdAt')
    .orderBy('links.seat')
    .execute();
}

/** When each open seat was last used: by its link, or by its account anywhere. */
export async function loadLastSeen(
  trx: Transaction,
  campaign: CampaignId,
): Promise<Readonly<Record<SeatId, string>>> {
  const rows = await trx
    .selectFrom('seats')
    .leftJoin('links', 'links.seat', 'seats.id')
    .innerJoin('sessions', (join) =>
      join.on((on) =>
        on.or([
          on('sessions.link', '=', on.ref('links.token')),
          on('sessions.account', '=', on.ref('seats.account')),
        ]),
      ),
    )
    .select((select) => ['seats.id', select.fn.max('sessions.seenAt').as('seenAt')])
    .where('seats.campaign', '=', campaign)
    .where('seats.endedAt', 'is', null)
    .groupBy('seats.id')
    .execute();
  return Object.fromEntries(rows.map(({ id, seenAt }) => [id, seenAt]));
}
