import { COUNTED_FATES, type CountedBattle, type FateSink } from '#engine/tactical/contract';
import type { BattleSide } from '#model/battle/setup';
import { battleLoser } from '#rules/combat/battle-loser';
import { type Fight, type Left, type Piece, leftOf } from './battlefield.ts';
import { fatesOf } from './fates-of.ts';
import { homeOf, isLost } from './outcome-of.ts';
import type { CampAt } from './positions.ts';
import { whyOver } from './steps/close-battle.ts';

/** What a battle has done so far, and who is told of it. */
type Counting = Readonly<{ fight: Fight; lost: Record<BattleSide, number>; sink: FateSink }>;

/** How a battle ended, and, told to the sink, for whom. Who has not been touched is as he was. @rule CSC-14 */
export function countedOf(
  fight: Fight,
  halves: Readonly<Record<BattleSide, CampAt>>,
  sink: FateSink,
): CountedBattle {
  const counting = { fight, lost: { attacker: 0, defender: 0 }, sink };
  const attacker = countHalf(counting, halves.attacker);
  const defender = countHalf(counting, halves.defender);
  const { lost } = counting;
  return {
    rounds: fight.round,
    because: whyOver(attacker, defender),
    loser: battleLoser(lost),
    lost,
  };
}

/** Those of one side, as they are or as its position says; gives who is left of it. */
function countHalf(counting: Counting, { camp, at }: CampAt): Left {
  if (at !== null) {
    for (const { now, fates } of at.fallen) count(counting, now, fates);
    return at.left;
  }
  for (const piece of camp.pieces) count(counting, piece, piece.look?.fates ?? fatesOf(piece));
  return leftOf(camp);
}

function count({ fight, lost, sink }: Counting, piece: Piece, fates: number): void {
  if (fates === 0) return;
  const side = homeOf(piece);
  if (isLost(piece)) lost[side] += piece.cost;
  sink(side, piece.place, fates);
  if (piece.awayBy !== null) tellCargo(fight, sink, piece);
}

/** Ground units aboard are not in the battle, and go where their transport goes. @rule CSC-12 */
function tellCargo({ input }: Fight, sink: FateSink, piece: Piece): void {
  const side = homeOf(piece);
  for (const [place, { carrier, design }] of input.setup.sides[side].combatants.entries()) {
    if (design.kind === 'ground' && carrier === piece.unit) sink(side, place, COUNTED_FATES.away);
  }
}
