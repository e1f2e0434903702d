import { sumOf } from '#kernel/numbers/sum';
import {
  BATTLE_SIDES,
  type BattleOutcome,
  type BattleSide,
  type Scouted,
  type UnitFate,
} from '#model/battle/setup';
import { battleLoser } from '#rules/combat/battle-loser';
import { scoutingCost } from '#rules/combat/scouting-cost';
import type { Fight, Piece } from './battlefield.ts';

/**
 * What the fight has done, in campaign terms. Flights and corvettes whose carrier is gone are among the
 * destroyed only where no system is near that might take them in. Captured units are lost as destroyed ones are.
 * @rule CSC-14 @rule CSC-10
 */
export function outcomeOf(fight: Fight): BattleOutcome {
  const { input, camps, round } = fight;
  const all = BATTLE_SIDES.flatMap((side) => camps[side].pieces);
  const captured = all.filter(isPrize).map(({ unit, side }) => ({ unit, by: side }));
  const excluded = all.filter(({ isExcluded }) => isExcluded);
  const cameOut = BATTLE_SIDES.flatMap((side) => camps[side].pieces.filter(hasComeOut));
  const scouted = BATTLE_SIDES.flatMap((side) => scoutedOf(fight, side));
  return {
    battle: input.setup.id,
    rounds: round,
    fates: BATTLE_SIDES.flatMap((side) => camps[side].pieces.flatMap(fateOf)),
    retreats: BATTLE_SIDES.flatMap((side) => camps[side].pieces.flatMap(retreatOf)),
    ...(captured.length === 0 ? {} : { captured }),
    ...(excluded.length === 0 ? {} : { excluded: excluded.map(({ unit }) => unit) }),
    ...(cameOut.length === 0 ? {} : { cameOut: cameOut.map(({ unit }) => unit) }),
    ...(scouted.length === 0 ? {} : { scouted }),
    ...lossesOf(fight),
  };
}

/** What each side has lost, and who lost more. @rule CSC-14 */
export function lossesOf({ camps }: Fight): Pick<BattleOutcome, 'loser' | 'lost'> {
  const all = BATTLE_SIDES.flatMap((side) => camps[side].pieces);
  const lost = { attacker: lostBy(all, 'attacker'), defender: lostBy(all, 'defender') };
  return { loser: battleLoser(lost), lost };
}

/** A ship that has come out from behind a convoy. @rule MOV-4 */
const hasComeOut = ({ combatant, lurks }: Piece): boolean =>
  combatant.lurks === true && !lurks && combatant.carrier === null;

/** What a side spent before the battle, and through whom, whoever holds them now. @rule CSC-5 */
function scoutedOf({ camps }: Fight, side: BattleSide): readonly Scouted[] {
  const { fromBehind, anywhere } = scoutingCost(camps[side].scouting);
  const intel = fromBehind + anywhere;
  if (intel === 0) return [];
  const units = BATTLE_SIDES.flatMap((of) => camps[of].pieces).filter(
    (piece) => piece.hasScouted && piece.combatant.scouted !== true && homeOf(piece) === side,
  );
  return [{ side, intel, units: units.map(({ unit }) => unit) }];
}

/** Whose it was when it came. */
export const homeOf = ({ takenFrom, side }: Piece): BattleSide => takenFrom ?? side;

function fateOf({ unit, isAlive, condition, combatant }: Piece): readonly UnitFate[] {
  if (!isAlive) return [{ unit, fate: 'destroyed' }];
  if (condition === combatant.condition) return [];
  return [{ unit, fate: condition === 'crippled' ? 'crippled' : 'repaired' }];
}

/** What is based on a unit goes with it, and is not named. @rule CSC-12 */
function retreatOf({ unit, awayBy, base }: Piece): BattleOutcome['retreats'] {
  return awayBy === null || base?.awayBy === awayBy ? [] : [{ unit, lane: awayBy }];
}

export const isPrize = ({ isAlive, takenFrom }: Piece): boolean => isAlive && takenFrom !== null;

/** Is its side’s own no more: destroyed or captured, or first the one and then the other. */
export const isLost = ({ isAlive, takenFrom }: Piece): boolean => !isAlive || takenFrom !== null;

function lostBy(all: readonly Piece[], of: BattleSide): number {
  const own = all.filter((piece) => homeOf(piece) === of);
  return sumOf(own, (piece) => (isLost(piece) ? piece.cost : 0));
}
