/** Randomness nobody can guess. Never the dice of a turn: those come from the campaign's secret. */
export type Secrets = Readonly<{
  /** A token for a link or a session, at least 128 bits, fit for a URL. */
  token: () => string;
  /** The secret that a campaign's dice are derived from, 256 bits. */
  campaignSecret: () => string;
  /** The secret of the dice of one trial of a turn; no two have the same. */
  shadowSecret: () => string;
  /** A short id for a new campaign, seat or account. */
  id: () => string;
}>;
