import type { SetupStep } from '#content/setups/setup-act';
import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { SetupPlace } from '#app/setups/setup-places';
import { TEXTS } from './texts.ts';

/** What a player does in a step. */
const OF_PLAYER: Readonly<Partial<Record<SetupStep, string>>> = {
  empires: TEXTS.chooseYourEmpire,
  homeworlds: TEXTS.chooseYourHomeworld,
  colonies: TEXTS.placeYourColonies,
  forces: TEXTS.buyYourForces,
};

/** What the moderator does in a step. */
const OF_MODERATOR: Readonly<Partial<Record<SetupStep, string>>> = {
  map: TEXTS.chooseTheMap,
  settings: TEXTS.chooseTheRules,
  empires: TEXTS.waitForEmpires,
  galaxy: TEXTS.lookAtTheGalaxy,
  ready: TEXTS.startTheCampaign,
};

/** A player by number, and by the name of the empire if it has one. */
export const playerName = ({ player, empire }: Pick<SetupPlace, 'player' | 'empire'>): string =>
  empire === null ? TEXTS.player(player) : TEXTS.playerAndEmpire(player, empire);

type Waiting = Pick<
  SetupLook,
  'step' | 'isGivenUp' | 'campaign' | 'isTurn' | 'waitsForModerator' | 'deciding' | 'places'
>;

/** What a setup waits for, in a sentence. */
export function waitingText(look: Waiting): string {
  const { step, isTurn, waitsForModerator, deciding, places } = look;
  if (look.isGivenUp) return TEXTS.wasGivenUp;
  if (look.campaign !== null) return TEXTS.hasStarted;
  if (waitsForModerator) {
    const what = OF_MODERATOR[step] ?? TEXTS.startTheCampaign;
    return isTurn ? TEXTS.waitsForModeratorYou(what) : TEXTS.waitsForModerator;
  }
  if (isTurn) return TEXTS.waitsForYou(OF_PLAYER[step] ?? TEXTS.buyYourForces);
  const named = places.filter(({ player }) => deciding.includes(player)).map(playerName);
  return TEXTS.waitsFor(named);
}
