import { BATTLE_SIDES, type BattleCosts, type BattleSide, otherSide } from '#model/battle/setup';
import { surrendersOf } from '#rules/combat/surrenders-of';
import { type Camp, type Fight, type Piece, hasFightersLeft, isHere } from './battlefield.ts';

/** Which side surrenders as the battle ends, and which can hold what it has boarded. */
export type Spoils = Readonly<{
  surrendering: BattleSide | null;
  holds: Readonly<Record<BattleSide, boolean>>;
}>;

/** Nobody could surrender or be boarded. */
export const NO_SPOILS: Spoils = {
  surrendering: null,
  holds: { attacker: false, defender: false },
};

/** Still at the place where it is fought, in the battle or kept out of it, and its side's own. */
export const isThere = ({ isAlive, awayBy, takenFrom, lurks }: Piece): boolean =>
  isAlive && awayBy === null && takenFrom === null && !lurks;

const has = ({ pieces }: Camp, isOne: (piece: Piece) => boolean): boolean =>
  pieces.some((piece) => !piece.civilian && isThere(piece) && isOne(piece));

const hasShip = (camp: Camp): boolean => has(camp, ({ kind }) => kind === 'ship');

const canHold = (camp: Camp): boolean =>
  has(camp, ({ kind }) => kind === 'ship' || kind === 'base');

/**
 * What is taken as the battle ends. Ships take civilians that surrender; a base can hold what was boarded, too. In a campaign the encounter
 * judges that, which knows who else is there.
 * @rule CSC-10 @rule ENC-6
 */
export function spoilsOf({ brings, camps, input: { setup } }: Fight): Spoils {
  if (!brings.hasCivilians && brings.traits.boards === 0) return NO_SPOILS;
  if (setup.standsAlone !== true) return { surrendering: null, holds: ALL_HOLD };
  const { attacker, defender } = camps;
  const surrendering = surrendersOf({
    attacker: hasFightersLeft(attacker),
    defender: hasFightersLeft(defender),
  });
  const isTaken = surrendering !== null && hasShip(camps[otherSide(surrendering)]);
  return {
    surrendering: isTaken ? surrendering : null,
    holds: { attacker: canHold(attacker), defender: canHold(defender) },
  };
}

const ALL_HOLD = { attacker: true, defender: true };

/** Whether a unit gives itself up; to raiders the one alone that they are after. @rule CSC-10 @rule SUP-1 */
export function surrenders({ input }: Fight, { surrendering }: Spoils, piece: Piece): boolean {
  if (piece.side !== surrendering || piece.takenFrom !== null || !isHere(piece)) return false;
  const { raidOn } = input.setup;
  return raidOn === undefined || raidOn === piece.unit;
}

/** How a unit is lost to its side by the end; null: it is not. What was boarded and cannot be held goes back. @rule CSC-10 @rule CSC-14 */
export function lossOf(
  fight: Fight,
  spoils: Spoils,
  piece: Piece,
): 'destroyed' | 'captured' | null {
  if (!piece.isAlive) return 'destroyed';
  if (piece.takenFrom !== null) return spoils.holds[piece.side] ? 'captured' : null;
  if (!surrenders(fight, spoils, piece)) return null;
  return piece.traits.diesRather > 0 ? 'destroyed' : 'captured';
}

/** Whose it was when it came. */
export const homeOf = ({ takenFrom, side }: Piece): BattleSide => takenFrom ?? side;

type Costs = { readonly [T in keyof BattleCosts]: Record<BattleSide, number> };

/** What was lost before the units here were mustered. */
export const costsBefore = ({ input: { setup } }: Fight): Costs => ({
  lost: { ...(setup.soFar?.lost ?? NOTHING_LOST) },
  gained: { attacker: 0, defender: 0 },
});

const NOTHING_LOST = { attacker: 0, defender: 0 } as const;

/** Adds what a unit is to what was lost and captured. @rule CSC-14 */
export function addCost(
  { lost, gained }: Costs,
  piece: Piece,
  loss: ReturnType<typeof lossOf>,
): void {
  if (loss === null) return;
  const home = homeOf(piece);
  lost[home] += piece.cost;
  if (loss === 'captured') gained[otherSide(home)] += piece.cost;
}

/** What the fight cost each side, and what each captured. @rule CSC-14 @rule CSC-10 */
export function costsOf(fight: Fight): BattleCosts {
  const spoils = spoilsOf(fight);
  const costs = costsBefore(fight);
  for (const side of BATTLE_SIDES) {
    for (const piece of fight.camps[side].pieces) {
      addCost(costs, piece, lossOf(fight, spoils, piece));
    }
  }
  return costs;
}
