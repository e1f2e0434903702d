import type { Actor } from '#app/actor';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Seat } from '#app/ports/people-record';
import { blindFor } from './blind-for.ts';
import { isDecidedByVote } from '#rules/voting/is-decided-by-vote';
import { type EmpireKeys, empireKeys } from '#app/campaigns/empire-keys';

/** A signed-in person, and their campaign and seat. */
export type SignedIn = Readonly<{
  actor: Actor;
  /** The name of the seat: the empire's name, or the role. */
  name: string;
  campaign: Readonly<{ slug: string; name: string }>;
  /** The keys of the campaign's empires in addresses. */
  keys: EmpireKeys;
  version: number;
}>;

/** The name of a seat, as people in the campaign see it. */
export async function seatName(reader: StoreReader, { campaign, role }: Seat): Promise<string> {
  switch (role.kind) {
    case 'moderator':
      return 'Moderator';
    case 'co-moderator':
      return 'Co-moderator';
    case 'spectator':
      return 'Spectator';
    case 'player':
    case 'deputy': {
      const name = (await reader.empires(campaign))[role.empire]?.name ?? role.empire;
      return role.kind === 'player' ? name : `${name} (deputy)`;
    }
  }
}

type Held = Readonly<{ seat: Seat; seats: readonly Seat[] }>;
type At = Pick<Actor, 'campaign' | 'seat' | 'person'>;

/**
 * The rights of a moderator. @rule TURN-6
 * @ruling In a campaign without a moderator, its owner and co-moderators run the clock and give out seats. From the first turn on, they see
 *   nothing that players don’t see, so that nobody reads orders before they are revealed to all.
 */
async function moderatorOf(
  reader: StoreReader,
  { seat: { role, campaign, account }, seats }: Held,
  at: At,
): Promise<Actor> {
  const as = role.kind === 'co-moderator' ? { as: role.kind } : {};
  const blind = account === null ? [] : await blindFor(reader, { campaign, account, seats });
  const run = await reader.campaign(campaign);
  if (run !== undefined && isDecidedByVote(run)) {
    return { kind: 'moderator', ...at, ...as, blind, byVote: true };
  }
  return { kind: 'moderator', ...at, ...as, ...(blind.length === 0 ? {} : { blind }) };
}

/** The person in a seat. `seats`: all open seats of the same person. */
async function actorOf(reader: StoreReader, held: Held): Promise<Actor> {
  const { id: seat, campaign, role, account, maySubmit } = held.seat;
  const at: At = { campaign, seat, ...(account === null ? {} : { person: account }) };
  switch (role.kind) {
    case 'moderator':
    case 'co-moderator':
      return moderatorOf(reader, held, at);
    case 'player':
      return { kind: 'player', ...at, empire: role.empire };
    case 'deputy': {
      const more = maySubmit ? { maySubmit } : {};
      return { kind: 'player', ...at, empire: role.empire, as: role.kind, ...more };
    }
    case 'spectator':
      return { kind: 'spectator', ...at, delay: role.delay };
  }
}

/** The person in an open seat, and the campaign; undefined: nobody. */
export async function signedInAt(
  reader: StoreReader,
  seat: Seat,
  seats: readonly Seat[],
): Promise<SignedIn | undefined> {
  const campaign = await reader.campaign(seat.campaign);
  if (campaign === undefined || seat.endedAt !== null) return undefined;
  const { slug, name, version } = campaign;
  const actor = await actorOf(reader, { seat, seats });
  const called = await seatName(reader, seat);
  const keys = empireKeys(campaign, await reader.empires(campaign.id));
  return { actor, name: called, keys, campaign: { slug, name }, version };
}
