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
import { type Spoils, costsOf, homeOf, lossOf, spoilsOf, surrenders } from './spoils.ts';

/**
 * The result of the fight, in campaign terms. Flights and corvettes whose carrier is gone are destroyed only if nothing outside the battle
 * could take them in. Captured units count as losses, like destroyed ones.
 * @rule CSC-14 @rule CSC-10
 */
export function outcomeOf(fight: Fight): BattleOutcome {
  const { input, camps, round } = fight;
  const spoils = spoilsOf(fight);
  const costs = costsOf(fight);
  const all = BATTLE_SIDES.flatMap((side) => camps[side].pieces);
  const isTaken = (piece: Piece): boolean =>
    isPrize(piece) && lossOf(fight, spoils, piece) !== null;
  const captured = all.filter(isTaken).map(({ unit, side }) => ({ unit, by: side }));
  const surrendered = surrenderedIn(fight, spoils);
  const excluded = all.filter(({ isExcluded }) => isExcluded);
  const cameOut = BATTLE_SIDES.flatMap((side) => camps[side].pieces.filter(hasComeOut));
  const scouted = BATTLE_SIDES.flatMap((side) => scoutedOf(fight, side));
  return {
    battle: input.setup.id,
    rounds: round,
    fates: BATTLE_SIDES.flatMap((side) => camps[side].pieces.flatMap(fateOf)),
    retreats: BATTLE_SIDES.flatMap((side) => camps[side].pieces.flatMap(retreatOf)),
    ...(captured.length === 0 ? {} : { captured }),
    ...(surrendered.length === 0 ? {} : { surrendered }),
    ...(excluded.length === 0 ? {} : { excluded: excluded.map(({ unit }) => unit) }),
    ...(cameOut.length === 0 ? {} : { cameOut: cameOut.map(({ unit }) => unit) }),
    ...(scouted.length === 0 ? {} : { scouted }),
    loser: battleLoser(costs.lost),
    ...costs,
  };
}

/** The units that surrendered when the battle ended. @rule CSC-10 */
function surrenderedIn(fight: Fight, spoils: Spoils): NonNullable<BattleOutcome['surrendered']> {
  return BATTLE_SIDES.flatMap((side) => fight.camps[side].pieces).flatMap((piece) => {
    const fate = surrenders(fight, spoils, piece) ? lossOf(fight, spoils, piece) : null;
    return fate === null ? [] : [{ unit: piece.unit, fate }];
  });
}

/** A ship that has come out from behind a convoy. @rule MOV-4 */
const hasComeOut = ({ combatant, lurks }: Piece): boolean =>
  combatant.lurks === true && !lurks && combatant.carrier === null;

/** The Intel that a side spent before the battle, and its scouting units, also those captured since. @rule CSC-5 */
function scoutedOf({ camps }: Fight, side: BattleSide): readonly Scouted[] {
  const { fromBehind, anywhere } = scoutingCost(camps[side].scouting);
  const intel = fromBehind + anywhere;
  if (intel === 0) return [];
  const units = BATTLE_SIDES.flatMap((of) => camps[of].pieces).filter(
    (piece) => piece.hasScouted && piece.combatant.scouted !== true && homeOf(piece) === side,
  );
  return [{ side, intel, units: units.map(({ unit }) => unit) }];
}

function fateOf({ unit, isAlive, condition, combatant }: Piece): readonly UnitFate[] {
  if (!isAlive) return [{ unit, fate: 'destroyed' }];
  if (condition === combatant.condition) return [];
  return [{ unit, fate: condition === 'crippled' ? 'crippled' : 'repaired' }];
}

/** What is based on a unit goes with it, and is not named. @rule CSC-12 */
function retreatOf({ unit, awayBy, base }: Piece): BattleOutcome['retreats'] {
  return awayBy === null || base?.awayBy === awayBy ? [] : [{ unit, lane: awayBy }];
}

const isPrize = ({ isAlive, takenFrom }: Piece): boolean => isAlive && takenFrom !== null;
