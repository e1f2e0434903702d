import type { PlayerDeskView } from '#app/usecases/orders/read-player-desk';

/** A player's desk after the first report. */
export type IssuedDesk = PlayerDeskView &
  Readonly<{ issued: NonNullable<PlayerDeskView['issued']> }>;
