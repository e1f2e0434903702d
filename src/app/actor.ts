import type { AccountId, CampaignId, Role } from '#app/ports/campaign-record';
import type { SeatId } from '#app/ports/people-record';
import type { EmpireId } from '#model/campaign/ids';

/** A person’s seat and account. Both are unknown for the command line on the server. */
type Sitting = Readonly<{ campaign: CampaignId; seat?: SeatId; person?: AccountId }>;

/** A person signed in to one campaign. Everything that they read and do belongs to that campaign. */
export type Moderator = Sitting &
  Readonly<{
    kind: 'moderator';
    /** Not the owner. */
    as?: 'co-moderator';
    /** The names of the empires that the moderator plays, as long as they have not opened the moderator's view. */
    blind?: readonly string[];
    /** The players decide by vote, so the moderator only runs the campaign, and the moderator's view stays closed (TURN-6). */
    byVote?: true;
  }>;
export type Player = Sitting &
  Readonly<{
    kind: 'player';
    empire: EmpireId;
    /** True for a deputy, false for the player. */
    as?: 'deputy';
    /** The command line acts for the player. What it shows of the player's counts as a look. */
    isOperator?: true;
    /** This deputy may do all that the player may. */
    maySubmit?: true;
  }>;
export type Spectator = Sitting & Readonly<{ kind: 'spectator'; delay: number }>;
export type Actor = Moderator | Player | Spectator;

/** The role without the campaign, and the person if they are known, as the journal of the desk logs them. */
export function roleOf(actor: Actor): Role & Readonly<{ person?: AccountId }> {
  const who = actor.person === undefined ? {} : { person: actor.person };
  switch (actor.kind) {
    case 'moderator':
      return { kind: actor.as ?? 'moderator', ...who };
    case 'player':
      return { kind: actor.as ?? 'player', empire: actor.empire, ...who };
    case 'spectator':
      return { kind: 'spectator', delay: actor.delay, ...who };
  }
}

/** Whether the person may submit and withdraw orders and answer questions. Other deputies edit the draft only. */
export const maySubmit = (player: Player): boolean =>
  player.as !== 'deputy' || player.maySubmit === true;

/** Whether a moderator may see what is hidden from players. A moderator who plays must first open the moderator's view. */
export const seesTruth = ({ blind }: Moderator): boolean => blind === undefined;
