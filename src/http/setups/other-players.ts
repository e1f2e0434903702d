import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { Link } from '#http/pages/page-parts';
import { playerName } from './waiting-words.ts';

/** A player whose part a moderator who sees all can open. */
export type OtherPlayer = Link & Readonly<{ isCurrent: boolean }>;

/** The players whose parts the reader can open on a page. */
export const otherPlayers = (
  { seesAll, places }: SetupLook,
  player: number | null,
  path: string,
): readonly OtherPlayer[] =>
  seesAll
    ? places.map((place) => ({
        href: `${path}?player=${String(place.player)}`,
        label: playerName(place),
        isCurrent: place.player === player,
      }))
    : [];
