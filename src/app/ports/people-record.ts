import type { Brand } from '#kernel/brand/brand';
import type { AccountId, CampaignId, Role } from './campaign-record.ts';

/** SHA-256 of a token, in hex. The token itself is never stored. */
export type TokenHash = Brand<string, 'TokenHash'>;
export type SeatId = Brand<string, 'SeatId'>;

/** A person on this server. */
export type Account = Readonly<{
  id: AccountId;
  name: string;
  /** The name without regard to case and width: unique. */
  nameKey: string;
  /** The hash of the password with its salt and parameters; never shown. */
  password: string;
  createdAt: string;
}>;

/** A role in a campaign. Without an account, the person with the link has the seat. */
export type Seat = Readonly<{
  id: SeatId;
  campaign: CampaignId;
  role: Role;
  account: AccountId | null;
  /** Whether a deputy may do everything that the player may. Otherwise they may only edit the draft. */
  maySubmit: boolean;
  createdAt: string;
  /** Null: the seat is open. */
  endedAt: string | null;
}>;

/** The maker of a link: the command line on the server, or a moderator's seat. */
export type LinkMaker = 'machine' | SeatId;

/** A link that opens one seat. A seat has at most one. */
export type SeatLink = Readonly<{
  token: TokenHash;
  seat: SeatId;
  madeBy: LinkMaker;
  createdAt: string;
}>;

/** A signed-in person: by a link (the session ends with it), or to an account. Exactly one of the two is given. */
export type Session = Readonly<{
  token: TokenHash;
  link: TokenHash | null;
  account: AccountId | null;
  createdAt: string;
  expiresAt: string;
  /** The time when it was used last, to about an hour. */
  seenAt: string;
}>;

/** A moderator who plays opened the moderator's view. It stays open as long as `issue` is the last one issued. */
export type TruthOpening = Readonly<{
  campaign: CampaignId;
  account: AccountId;
  /** The version of the last publication at that time, or 0. */
  issue: number;
  turn: number;
  at: string;
  reason: string;
  /** The names of the empires that the moderator plays. */
  plays: readonly string[];
}>;
