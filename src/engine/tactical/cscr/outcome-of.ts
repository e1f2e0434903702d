import { sumOf } from '#kernel/numbers/sum';
import { BATTLE_SIDES, type BattleOutcome, type UnitFate } from '#model/battle/setup';
import { battleLoser } from '#rules/combat/battle-loser';
import type { Camp, Fight, Piece } from './battlefield.ts';

/**
 * What the fight has done, in campaign terms. Flights and corvettes whose carrier is gone are among the
 * destroyed only where no system is near that might take them in.
 * @rule CSC-14
 */
export function outcomeOf(fight: Fight): BattleOutcome {
  const { input, camps, round } = fight;
  const cameOut = BATTLE_SIDES.flatMap((side) => camps[side].pieces.filter(hasComeOut));
  return {
    battle: input.setup.id,
    rounds: round,
    fates: BATTLE_SIDES.flatMap((side) => camps[side].pieces.flatMap(fateOf)),
    retreats: BATTLE_SIDES.flatMap((side) => camps[side].pieces.flatMap(retreatOf)),
    ...(cameOut.length === 0 ? {} : { cameOut: cameOut.map(({ unit }) => unit) }),
    ...lossesOf(fight),
  };
}

/** What each side has lost, and who lost more. @rule CSC-14 */
export function lossesOf({ camps }: Fight): Pick<BattleOutcome, 'loser' | 'lost'> {
  const lost = { attacker: lostBy(camps.attacker), defender: lostBy(camps.defender) };
  return { loser: battleLoser(lost), lost };
}

/** A ship that has come out from behind a convoy. @rule MOV-4 */
const hasComeOut = ({ combatant, lurks, base }: Piece): boolean =>
  combatant.lurks === true && !lurks && base === null;

function fateOf({ unit, isAlive, condition, combatant }: Piece): readonly UnitFate[] {
  if (!isAlive) return [{ unit, fate: 'destroyed' }];
  if (condition === combatant.condition) return [];
  return [{ unit, fate: condition === 'crippled' ? 'crippled' : 'repaired' }];
}

/** What is based on a unit goes with it, and is not named. @rule CSC-12 */
function retreatOf({ unit, awayBy, base }: Piece): BattleOutcome['retreats'] {
  return awayBy === null || base?.awayBy === awayBy ? [] : [{ unit, lane: awayBy }];
}

function lostBy(camp: Camp): number {
  return sumOf(camp.pieces, (piece) => (piece.isAlive ? 0 : piece.cost));
}
