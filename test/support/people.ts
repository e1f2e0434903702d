import type { Actor, Moderator } from '#app/actor';
import type { Role } from '#app/ports/campaign-record';
import type { Invitation } from '#app/usecases/people/invite';
import type { NewSession } from '#app/usecases/accounts/sign-in';
import { done, type TestDesk } from './desk.ts';

export const PASSWORD = 'eleven blue whales';

/** Makes an account by a link. */
export const join = async (
  { use }: Pick<TestDesk, 'use'>,
  token: string,
  name: string,
): Promise<NewSession> =>
  done(await use.createAccount({ token, name, password: PASSWORD, again: PASSWORD }));

/** A seat of a role, with its link. */
export const invited = async (
  { use, moderator }: Pick<TestDesk, 'use' | 'moderator'>,
  role: Role,
  actor: Moderator = moderator,
): Promise<Invitation> => done(await use.invite({ actor, role }));

/** The actor of a person in their only seat, or in their seat of a kind. */
export async function actorBy<K extends Actor['kind']>(
  { use }: Pick<TestDesk, 'use'>,
  session: string,
  kind: K,
): Promise<Extract<Actor, { kind: K }>> {
  const { seats } = done(await use.whoAmI({ session }));
  const found = seats.map(({ actor }) => actor).find((actor) => actor.kind === kind);
  if (found === undefined) throw new Error(`No seat of a ${kind}.`);
  return found as Extract<Actor, { kind: K }>;
}

/** The seat of a name. */
export async function seatCalled(
  { use, moderator }: Pick<TestDesk, 'use' | 'moderator'>,
  name: string,
): Promise<string> {
  const { seats } = done(await use.listPeople({ actor: moderator }));
  return seats.find((seat) => seat.name === name)!.id;
}
