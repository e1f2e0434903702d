import { bombardmentPhase } from '#engine/phases/bombardment/phase';
import { colonyPhase } from '#engine/phases/colony/phase';
import { constructionPhase } from '#engine/phases/construction/phase';
import { economicPhase } from '#engine/phases/economic/phase';
import { encountersPhaseWith } from '#engine/phases/encounters/phase';
import { endOfTurnPhase } from '#engine/phases/end-of-turn/phase';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import { intelPhase } from '#engine/phases/intel/phase';
import { movementPhase } from '#engine/phases/movement/phase';
import { openingPhase } from '#engine/phases/opening/phase';
import { supplyPhase } from '#engine/phases/supply/phase';
import { techPhase } from '#engine/phases/tech/phase';
import type { Phase } from '#engine/record/phase';
import { TACTICAL_ENGINES } from '#engine/tactical/list';

const [cscr, byHand] = TACTICAL_ENGINES;

/** The sequence of play (TURN-2), as far as it is built. */
export const TURN: readonly Phase[] = [
  openingPhase,
  economicPhase,
  techPhase,
  intelPhase,
  movementPhase,
  supplyPhase,
  encountersPhaseWith(cscr, byHand),
  bombardmentPhase,
  groundCombatPhase,
  constructionPhase,
  colonyPhase,
  endOfTurnPhase,
];
