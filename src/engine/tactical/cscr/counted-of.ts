import { COUNTED_FATES, type CountedBattle, type FateSink } from '#engine/tactical/contract';
import type { BattleSide } from '#model/battle/setup';
import { battleLoser } from '#rules/combat/battle-loser';
import { type Fight, type Left, type Piece, leftOf } from './battlefield.ts';
import { fatesBy, fatesOf } from './fates-of.ts';
import type { CampAt } from './positions.ts';
import {
  NO_SPOILS,
  type Spoils,
  addCost,
  costsBefore,
  homeOf,
  lossOf,
  spoilsOf,
} from './spoils.ts';
import { whyOver } from './steps/close-battle.ts';

/** The results of a battle so far, and the sink that gets them. */
type Counting = Readonly<{
  fight: Fight;
  spoils: Spoils;
  costs: ReturnType<typeof costsBefore>;
  sink: FateSink;
}>;

/** How a battle ended. The sink gets the fate of each unit that the battle has changed. @rule CSC-14 */
export function countedOf(
  fight: Fight,
  halves: Readonly<Record<BattleSide, CampAt>>,
  sink: FateSink,
): CountedBattle {
  const costs = costsBefore(fight);
  const counting = { fight, spoils: spoilsOf(fight), costs, sink };
  const attacker = countHalf(counting, halves.attacker);
  const defender = countHalf(counting, halves.defender);
  return {
    rounds: fight.round,
    because: whyOver(attacker, defender),
    loser: battleLoser(costs.lost),
    lost: costs.lost,
    gained: costs.gained,
  };
}

/** Counts the units of one side, as they are or as its position says, and returns what is left of it. */
function countHalf(counting: Counting, { camp, at }: CampAt): Left {
  if (at !== null) {
    for (const { now, fates } of at.fallen) count(counting, now, fates);
    return at.left;
  }
  if (counting.spoils === NO_SPOILS) {
    for (const piece of camp.pieces) count(counting, piece, piece.look?.fates ?? fatesOf(piece));
  } else {
    for (const piece of camp.pieces) countTakable(counting, piece);
  }
  return leftOf(camp);
}

/** Counts a unit that may have been boarded, or may surrender. */
function countTakable(counting: Counting, piece: Piece): void {
  count(counting, piece, fatesBy(piece, lossOf(counting.fight, counting.spoils, piece)));
}

function count({ fight, spoils, costs, sink }: Counting, piece: Piece, fates: number): void {
  if (fates === 0) return;
  addCost(costs, piece, lossOf(fight, spoils, piece));
  sink(homeOf(piece), piece.place, fates);
  if (piece.awayBy !== null) tellCargo(fight, sink, piece);
}

/** Ground units aboard are not in the battle, and go where their transport goes. @rule CSC-12 */
function tellCargo({ input }: Fight, sink: FateSink, piece: Piece): void {
  const side = homeOf(piece);
  for (const [place, { carrier, design }] of input.setup.sides[side].combatants.entries()) {
    if (design.kind === 'ground' && carrier === piece.unit) sink(side, place, COUNTED_FATES.away);
  }
}
