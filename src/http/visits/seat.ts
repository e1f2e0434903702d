import type { Actor, Moderator, Player } from '#app/actor';

/** A place at a campaign's table that this browser may sit in: one sign-in link opened here. */
export type Seat<A extends Actor = Actor> = Readonly<{
  /** The session's token; never shown on a page. */
  session: string;
  actor: A;
  /** What the seat is called. */
  name: string;
  campaign: Readonly<{ slug: string; name: string }>;
  /** The address that its pages begin with. */
  base: string;
  /** What every form of its pages carries. */
  formToken: string;
}>;

export type ModeratorSeat = Seat<Moderator>;
export type PlayerSeat = Seat<Player>;

/** The address of a seat: it names the role, so that one browser can hold several of one campaign. */
export function seatBase(slug: string, actor: Actor): string {
  const campaign = `/campaigns/${encodeURIComponent(slug)}`;
  return actor.kind === 'moderator'
    ? `${campaign}/moderator`
    : `${campaign}/empires/${encodeURIComponent(actor.empire)}`;
}

export const isModeratorSeat = (seat: Seat): seat is ModeratorSeat =>
  seat.actor.kind === 'moderator';

export const isPlayerSeat = (seat: Seat): seat is PlayerSeat => seat.actor.kind === 'player';
