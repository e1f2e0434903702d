import type { CampaignId, Role } from '#app/ports/campaign-record';
import type { EmpireId } from '#model/campaign/ids';

/** Somebody signed in to one campaign. Everything he reads and does is of that campaign. */
export type Moderator = Readonly<{ kind: 'moderator'; campaign: CampaignId }>;
export type Player = Readonly<{ kind: 'player'; campaign: CampaignId; empire: EmpireId }>;
export type Actor = Moderator | Player;

/** His role without the campaign, as the journal of the desk notes it. */
export function roleOf(actor: Actor): Role {
  return actor.kind === 'moderator'
    ? { kind: 'moderator' }
    : { kind: 'player', empire: actor.empire };
}
