import { invariant } from '#kernel/result/invariant';
import type { Access, Role, Session, TokenHash } from '#app/ports/campaign-record';
import type { EmpireId } from '#model/campaign/ids';
import type { Transaction } from '#store/schema/database';

function roleOf(kind: Role['kind'], empire: EmpireId | ''): Role {
  if (kind === 'moderator') return { kind };
  invariant(empire !== '', 'ACCESS_WITHOUT_EMPIRE');
  return { kind, empire };
}

/** A new link for a role; the one before ends, and with it everybody signed in by it. */
export async function saveAccess(trx: Transaction, access: Access): Promise<void> {
  const { token, campaign, role, createdAt } = access;
  const empire: EmpireId | '' = role.kind === 'player' ? role.empire : '';
  await trx
    .deleteFrom('accesses')
    .where('campaign', '=', campaign)
    .where('role', '=', role.kind)
    .where('empire', '=', empire)
    .execute();
  const row = { token, campaign, role: role.kind, empire, createdAt };
  await trx.insertInto('accesses').values(row).execute();
}

/** The link of a token's hash. */
export async function loadAccess(trx: Transaction, token: TokenHash): Promise<Access | undefined> {
  const query = trx.selectFrom('accesses').selectAll().where('token', '=', token);
  const row = await query.executeTakeFirst();
  if (row === undefined) return undefined;
  const { empire, role, ...rest } = row;
  return { ...rest, role: roleOf(role, empire) };
}

/** Signs somebody in. */
export async function saveSession(trx: Transaction, session: Session): Promise<void> {
  await trx.insertInto('sessions').values(session).execute();
}

/** Signs somebody out. */
export async function endSession(trx: Transaction, token: TokenHash): Promise<void> {
  await trx.deleteFrom('sessions').where('token', '=', token).execute();
}

/** The session of a token's hash. */
export async function loadSession(
  trx: Transaction,
  token: TokenHash,
): Promise<Session | undefined> {
  return trx.selectFrom('sessions').selectAll().where('token', '=', token).executeTakeFirst();
}
