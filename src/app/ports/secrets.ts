/** Secure random values. They are never the dice of a turn, which come from the campaign's secret. */
export type Secrets = Readonly<{
  /** A token for a link or a session, of at least 128 bits, that works in a URL. */
  token: () => string;
  /** The secret, of 256 bits, from which a campaign's dice are derived. */
  campaignSecret: () => string;
  /** The secret for the dice of one shadow turn. Each gets its own. */
  shadowSecret: () => string;
  /** A short id for a new campaign, seat or account. */
  id: () => string;
}>;
