import type { SetupStep } from '#content/setups/setup-act';
import type { SetupEmpire, SetupTreaty } from '#content/setups/setup-schema';
import type { ForceLists } from '#content/force-lists/force-lists';
import type { EmpireView } from '#fog/views/empire-view';
import { homeworldRing } from '#rules/galaxy/homeworld-ring';
import { colonyOffers, type ColonyOffers } from './colony-offers.ts';
import { ringsOf } from './drawn-base.ts';
import { mapSeenBy } from './fog-of-setup.ts';
import { type FirstForces, firstForces } from './first-forces.ts';
import { NEW_SEAT, type Setup } from './setup.ts';
import { type SetupSettings, settingsOfSetup } from './setup-settings.ts';
import { type Waiting, waitingFor } from './waiting-for.ts';
import { playersToDecide } from './whose-turn.ts';

/** A player’s place, as another player sees it. */
export type SeatSeen = Readonly<{
  /** From 1. */
  player: number;
  isYou: boolean;
  /** Its empire is yours to know. */
  isKnown: boolean;
  /** Null: not chosen, or not yours to know. */
  name: string | null;
  forceList: string | null;
  /** The place of the homeworld on the outermost ring; null: not chosen, or there is no ring. */
  homeworld: number | null;
  /** Whether the step waits for this player. */
  isWaiting: boolean;
}>;

/** What a player has decided, and what they can decide now. */
export type OwnSetup = Readonly<{
  empire: SetupEmpire;
  absent: boolean;
  ready: boolean;
  /** What was chosen for the player when it was their turn. */
  automatic: readonly string[];
  /** What the empire knows of the map; null: there is none yet. */
  map: EmpireView | null;
  /** Null: it is not the step, or not their turn. */
  colonies: ColonyOffers | null;
  forces: FirstForces | null;
}>;

/** What a player sees of a setup. */
export type SetupView = Readonly<{
  name: string;
  step: SetupStep;
  waiting: readonly Waiting[];
  seats: readonly SeatSeen[];
  /** The outermost ring of a map that is drawn. */
  ring: Readonly<{ rings: number; places: number; apart: number }> | null;
  /** The scenario; null: the map is drawn. */
  scenario: Readonly<{ name: string; description: string }> | null;
  settings: SetupSettings;
  treaties: readonly SetupTreaty[];
  own: OwnSetup;
}>;

/**
 * What a player sees of a setup: whose turn it is, the ring, the settings and the treaties, and of empires only the own
 * one and those with a treaty. Forces of others are never in it.
 * @rule FOG-1 @rule FOG-3 @rule SET-3
 * @ruling In the setup, players know each other by number. Homeworlds’ places on the ring, treaties and the names of empires with a treaty
 *   are public; who plays which other empire is not, unless the campaign is played without fog.
 */
export function setupViewOf(setup: Setup, player: number, lists: ForceLists): SetupView {
  const { file, step } = setup;
  const { map } = file;
  const settings = settingsOfSetup(file);
  return {
    name: file.name,
    step,
    waiting: waitingFor(setup),
    seats: seatsSeenBy(setup, player),
    ring: 'draw' in map ? ringOf(ringsOf(map.draw, file), file.empires.length) : null,
    scenario:
      'scenario' in map ? { name: map.scenario.name, description: map.scenario.description } : null,
    settings,
    treaties: file.treaties,
    own: ownOf(setup, player, lists),
  };
}

function ringOf(rings: number, players: number): NonNullable<SetupView['ring']> {
  return { rings, ...homeworldRing(rings, players) };
}

/** The players’ places, as one of them sees them. */
export function seatsSeenBy(setup: Setup, viewer: number): readonly SeatSeen[] {
  const { file } = setup;
  const { rules } = settingsOfSetup(file);
  const isOpen = rules.moderation === 'open' || rules.fog === 'openHanded';
  const named = new Set(file.treaties.flatMap(({ between }) => between));
  const waiting = waitingFor(setup);
  return file.empires.map(({ name, forceList, homeworld }, index) => {
    const player = index + 1;
    const isYou = player === viewer;
    const isKnown = isYou || isOpen;
    return {
      player,
      isYou,
      isKnown,
      name: isKnown || named.has(player) ? (name ?? null) : null,
      forceList: isKnown ? (forceList ?? null) : null,
      homeworld: homeworld ?? null,
      isWaiting: waiting.some((one) => one.player === player),
    };
  });
}

function ownOf(setup: Setup, player: number, lists: ForceLists): OwnSetup {
  const { file, seats, step } = setup;
  const { absent, ready, automatic } = seats[player - 1] ?? NEW_SEAT;
  const isTurn = step === 'colonies' && playersToDecide(setup).includes(player);
  const isBuying = step === 'forces' || step === 'ready';
  return {
    empire: file.empires[player - 1] ?? {},
    ...{ absent, ready, automatic },
    map: mapSeenBy(setup, player, lists),
    colonies: isTurn ? colonyOffers(setup, player, [], lists) : null,
    forces: isBuying ? firstForces(setup, player, lists) : null,
  };
}
