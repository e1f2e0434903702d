import type { Actor, Moderator, Player, Spectator } from '#app/actor';
import type { EmpireKeys } from '#app/campaigns/empire-keys';
import type { EmpireId } from '#model/campaign/ids';

/** A place at a campaign's table that this browser may sit in: by a link opened here, or by an account. */
export type Seat<A extends Actor = Actor> = Readonly<{
  /** The session's token; never shown on a page. */
  session: string;
  actor: A;
  /** It came with the account that this browser is signed in to. */
  isOfAccount: boolean;
  /** What the seat is called. */
  name: string;
  campaign: Readonly<{ slug: string; name: string }>;
  /** What addresses call the empires of the campaign. */
  keys: EmpireKeys;
  /** The address that its pages begin with. */
  base: string;
  /** What every form of its pages carries. */
  formToken: string;
}>;

export type ModeratorSeat = Seat<Moderator>;
export type PlayerSeat = Seat<Player>;
export type SpectatorSeat = Seat<Spectator>;

const campaignBase = (slug: string): string => `/campaigns/${encodeURIComponent(slug)}`;

/** The address of the desk of a campaign. */
export const moderatorBase = (slug: string): string => `${campaignBase(slug)}/moderator`;

/** What addresses and files call the empire of a player's seat. */
export const keyAt = ({ keys, actor }: PlayerSeat): string => keys[actor.empire] ?? actor.empire;

/** An empire as a part of an address. */
export const empirePart = ({ keys }: Pick<Seat, 'keys'>, empire: EmpireId): string =>
  encodeURIComponent(keys[empire] ?? empire);

type Placed = Pick<Seat, 'actor' | 'keys' | 'campaign'>;

/** The address of a seat: it names the role, so that one browser can hold several of one campaign. */
export function seatBase({ actor, keys, campaign: { slug } }: Placed): string {
  const campaign = campaignBase(slug);
  switch (actor.kind) {
    case 'moderator':
      return moderatorBase(slug);
    case 'player':
      return `${campaign}/empires/${empirePart({ keys }, actor.empire)}`;
    case 'spectator':
      return `${campaign}/spectator`;
  }
}

export const isModeratorSeat = (seat: Seat): seat is ModeratorSeat =>
  seat.actor.kind === 'moderator';

export const isPlayerSeat = (seat: Seat): seat is PlayerSeat => seat.actor.kind === 'player';

export const isSpectatorSeat = (seat: Seat): seat is SpectatorSeat =>
  seat.actor.kind === 'spectator';
