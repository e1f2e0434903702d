import type { Brand } from '#kernel/brand/brand';
import type { AccountId, CampaignId, Role } from './campaign-record.ts';

/** SHA-256 of a token, in hex; the token itself is never kept. */
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

/** A role at a campaign's table. Without an account whoever has its link sits there. */
export type Seat = Readonly<{
  id: SeatId;
  campaign: CampaignId;
  role: Role;
  account: AccountId | null;
  /** Whether a deputy may do all that the player may, and not only edit the draft. */
  maySubmit: boolean;
  createdAt: string;
  /** Null: the seat is open. */
  endedAt: string | null;
}>;

/** Who made a link: somebody at the machine itself, or a moderator's seat. */
export type LinkMaker = 'machine' | SeatId;

/** What opens one seat. A seat has one at most. */
export type SeatLink = Readonly<{
  token: TokenHash;
  seat: SeatId;
  madeBy: LinkMaker;
  createdAt: string;
}>;

/** Somebody signed in: by a link, with which it ends, or to an account. Exactly one of the two is given. */
export type Session = Readonly<{
  token: TokenHash;
  link: TokenHash | null;
  account: AccountId | null;
  createdAt: string;
  expiresAt: string;
  /** When it was used last, to about an hour. */
  seenAt: string;
}>;

/** A moderator who plays opened the truth for himself; it stays open while `issue` is the last that was issued. */
export type TruthOpening = Readonly<{
  campaign: CampaignId;
  account: AccountId;
  /** The version of the last publication then, or 0. */
  issue: number;
  turn: number;
  at: string;
  reason: string;
  /** The names of the empires that he plays. */
  plays: readonly string[];
}>;
