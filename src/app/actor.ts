import type { AccountId, CampaignId, Role } from '#app/ports/campaign-record';
import type { SeatId } from '#app/ports/people-record';
import type { EmpireId } from '#model/campaign/ids';

/** Where somebody sits; neither is known of whoever sits at the machine itself. */
type Sitting = Readonly<{ campaign: CampaignId; seat?: SeatId; person?: AccountId }>;

/** Somebody signed in to one campaign. Everything he reads and does is of that campaign. */
export type Moderator = Sitting &
  Readonly<{
    kind: 'moderator';
    /** Not the owner. */
    as?: 'co-moderator';
    /** He plays in this campaign and has not opened its truth: the names of the empires that he plays. */
    blind?: readonly string[];
  }>;
export type Player = Sitting &
  Readonly<{
    kind: 'player';
    empire: EmpireId;
    /** Not the player himself. */
    as?: 'deputy';
    /** Whoever runs the command line acts for the player: what it shows of theirs is a look. */
    isOperator?: true;
    /** This deputy may do all that the player may. */
    maySubmit?: true;
  }>;
export type Spectator = Sitting & Readonly<{ kind: 'spectator'; delay: number }>;
export type Actor = Moderator | Player | Spectator;

/** His role without the campaign, and who he is if that is known, as the journal of the desk notes it. */
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

/** Whether he may submit and withdraw orders and answer questions; other deputies edit the draft only. */
export const maySubmit = (player: Player): boolean =>
  player.as !== 'deputy' || player.maySubmit === true;

/** Whether a moderator may see what is hidden from players: not while he plays himself, before he opens it. */
export const seesTruth = ({ blind }: Moderator): boolean => blind === undefined;
