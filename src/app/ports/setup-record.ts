import type { Brand } from '#kernel/brand/brand';
import type { AccountId, CampaignId } from './campaign-record.ts';
import type { TokenHash } from './people-record.ts';

export type SetupId = Brand<string, 'SetupId'>;

/** A campaign that is being set up. */
export type SetupRecord = Readonly<{
  id: SetupId;
  /** For addresses; unique and never changed. */
  slug: string;
  name: string;
  /** The moderator. */
  owner: AccountId;
  /** Goes up with every write. The store sets it. */
  revision: number;
  /** What is decided so far, as JSON. It holds the forces of all players, so never send it out as it is. */
  text: string;
  createdAt: string;
  /** When the campaign was made, or the setup was given up. Null: it is under way. */
  endedAt: string | null;
  /** The campaign that it became. */
  campaign: CampaignId | null;
}>;

/** The place of one player in a setup. */
export type SetupSeat = Readonly<{
  setup: SetupId;
  /** The number of the player, from 1. */
  player: number;
  account: AccountId | null;
  /** The hash of the link by which somebody takes the seat. Null: there is no link. */
  token: TokenHash | null;
}>;

/** Who did something in a setup. */
export type SetupHand = 'moderator' | number;

/** Something that was done in a setup. */
export type SetupVersionHead = Readonly<{
  setup: SetupId;
  /** The setup's revision after it. */
  revision: number;
  at: string;
  by: SetupHand;
  what: string;
  /** The player whose secret it is: others than the player and the moderator don't read it. Null: everybody does. */
  secretOf: number | null;
  /** It was undone, or it is an undo itself. */
  undone: boolean;
}>;

/** The same, with the state that it led to. */
export type SetupVersion = SetupVersionHead & Readonly<{ text: string }>;
