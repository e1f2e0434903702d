import type { SetupStep } from '#content/setups/setup-act';
import type { Setup } from './setup.ts';
import { playersToDecide } from './whose-turn.ts';

/** Somebody who has something to do. */
export type Waiting = Readonly<{
  /** From 1; null: the moderator. */
  player: number | null;
  text: string;
}>;

const MODERATOR: Readonly<Record<SetupStep, string | null>> = {
  map: 'The moderator chooses the map.',
  settings: 'The moderator chooses the settings.',
  empires: 'The moderator goes on when everybody has chosen an empire.',
  homeworlds: null,
  galaxy: 'The moderator looks at the map, and goes on.',
  colonies: null,
  forces: null,
  ready: 'The moderator starts the campaign.',
  started: null,
};

const PLAYERS: Readonly<Partial<Record<SetupStep, string>>> = {
  empires: 'chooses a name and a force list.',
  homeworlds: 'chooses a homeworld.',
  colonies: 'places colonies.',
  forces: 'buys the first units.',
};

/** Who has to do what before the setup goes on. It is the same for everybody, so it tells no decisions. */
export function waitingFor(setup: Setup): readonly Waiting[] {
  const { step, seats } = setup;
  const what = PLAYERS[step];
  const players = playersToDecide(setup).filter((player) => seats[player - 1]?.absent !== true);
  const moderator = MODERATOR[step];
  return [
    ...(what === undefined
      ? []
      : players.map((player) => ({ player, text: `Player ${String(player)} ${what}` }))),
    ...(moderator === null ? [] : [{ player: null, text: moderator }]),
  ];
}
