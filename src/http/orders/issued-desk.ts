import type { PlayerDeskView } from '#app/usecases/read-player-desk';

/** A player's desk once he was issued something. */
export type IssuedDesk = PlayerDeskView &
  Readonly<{ issued: NonNullable<PlayerDeskView['issued']> }>;
