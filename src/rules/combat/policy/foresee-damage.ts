import { clamp } from '#kernel/numbers/clamp';
import { divide } from '#kernel/numbers/divide';
import { sumOf } from '#kernel/numbers/sum';
import type { EnemyPiece } from '#model/decisions/decision';
import type { Own } from './in-roles.ts';

/** A battle as one side sees it at the start of a round. */
export type Outlook = Readonly<{
  /** Own units in the task force. */
  own: readonly Own[];
  /** Own units in the reinforcements. */
  behind: readonly Own[];
  enemy: readonly EnemyPiece[];
  /** With the one that begins. */
  roundsLeft: number;
}>;

type Unit = Pick<Own, 'kind' | 'condition' | 'dv' | 'as' | 'af'>;

/** A side in sums. */
type Side = {
  /** DV that ships and bases can take until the last is gone, and what they have taken. */
  readonly hulls: number;
  hullDamage: number;
  /** DV that flights can take until the last is crippled, and what they have taken. */
  readonly wings: number;
  wingDamage: number;
  readonly as: number;
  readonly af: number;
  readonly wingAs: number;
  readonly wingAf: number;
};

/** The damage of the mean die roll for each point of AS or AF: 7 twentieths. All damage here is in twentieths. */
const MEAN = 7;
const PARTS = 20;

const isHull = ({ kind }: Pick<Unit, 'kind'>): boolean =>
  kind === 'ship' || kind === 'base' || kind === 'convoy';

const stepsOf = ({ condition }: Pick<Unit, 'condition'>): number =>
  condition === 'crippled' ? 1 : 2;

/** An enemy unit as far as it shows. A unit of an unknown class gets the usual values for its size. */
const DV_OF_CC = 3;
const GUNS_OF_CC = 2;
function unitSeen({ kind, condition, cc, stats }: EnemyPiece): Unit {
  if (stats !== null) return { kind, condition, dv: stats.dv, as: stats.as, af: stats.af };
  return { kind, condition, dv: DV_OF_CC * cc, as: GUNS_OF_CC * cc, af: GUNS_OF_CC * cc };
}

/** Crippled flights neither fire nor draw fire from others. */
function sideOf(force: readonly Unit[], behind: readonly Unit[]): Side {
  const hulls = force.filter(isHull);
  const wings = force.filter(({ kind, condition }) => kind === 'flight' && condition === 'sound');
  return {
    hulls: PARTS * sumOf([...hulls, ...behind.filter(isHull)], (one) => one.dv * stepsOf(one)),
    hullDamage: 0,
    wings: PARTS * sumOf(wings, ({ dv }) => dv),
    wingDamage: 0,
    as: sumOf(hulls, ({ as }) => as),
    af: sumOf(hulls, ({ af }) => af),
    wingAs: sumOf(wings, ({ as }) => as),
    wingAf: sumOf(wings, ({ af }) => af),
  };
}

/** The part of some fire that is left when that much of its side is gone. */
const left = (fire: number, whole: number, gone: number): number =>
  whole === 0 ? 0 : divide(fire * Math.max(0, whole - gone), whole, 'down');

const byHulls = ({ as, hulls, hullDamage }: Side): number => MEAN * left(as, hulls, hullDamage);
const byWings = ({ wingAs, wings, wingDamage }: Side): number =>
  MEAN * left(wingAs, wings, wingDamage);
const atWings = ({ af, hulls, hullDamage, wingAf, wings, wingDamage }: Side): number =>
  MEAN * (left(af, hulls, hullDamage) + left(wingAf, wings, wingDamage));

/** One round by mean rolls: ships fire at ships, all fire at flights, and what flies then fires at ships. */
function fightRound(one: Side, other: Side): void {
  const [shots, answers] = [byHulls(one), byHulls(other)];
  other.hullDamage += shots;
  one.hullDamage += answers;
  const [flak, theirFlak] = [atWings(one), atWings(other)];
  other.wingDamage += flak;
  one.wingDamage += theirFlak;
  const [strikes, theirStrikes] = [byWings(one), byWings(other)];
  other.hullDamage += strikes;
  one.hullDamage += theirStrikes;
}

const ALL = 100;

/** Damage as a share of what some can take, in percent. */
export const shareOf = (damage: number, toughness: number): number =>
  toughness === 0 ? 0 : clamp(divide(damage * ALL, toughness, 'up'), 0, ALL);

/** The losses and damage that a side has to expect in the rest of a battle. */
type Foreseen = Readonly<{
  /** How likely a ship or base that stays is destroyed, in percent. */
  risk: number;
  /** The same for a ship or base that survives this round, from the fire that is still to come. */
  later: number;
  /** The damage it takes to destroy all of them once they are crippled. */
  toughness: number;
  /** The damage that the enemy could deal after this round if nobody fired back. */
  unanswered: number;
}>;

/**
 * The expected outcome for a side that stays: damage cripples its ships first, and the rest of the damage destroys them.
 * @rule CSC-7 @rule CSC-9 @rule ENC-5
 * @ruling Standing orders foresee a battle from the enemy's visible task force, with average die rolls and with fire that weakens as units
 *   take damage. They know nothing of enemy reinforcements, and take a unit of an unknown class for an ordinary one of its size.
 */
export function foresee({ own, behind, enemy, roundsLeft }: Outlook): Foreseen {
  const hulls = [...own, ...behind].filter(isHull);
  const toughness = sumOf(hulls, ({ dv }) => dv);
  const crippling = sumOf(hulls, (one) => (stepsOf(one) === 1 ? 0 : one.dv));
  const mine = sideOf(own, behind);
  const theirs = sideOf(enemy.map(unitSeen), []);
  const perRound = byHulls(theirs) + byWings(theirs);
  const riskNow = (): number =>
    shareOf(divide(mine.hullDamage, PARTS, 'down') - crippling, toughness);
  fightRound(mine, theirs);
  const thisRound = riskNow();
  for (let round = 1; round < roundsLeft; round += 1) fightRound(mine, theirs);
  const risk = riskNow();
  const unanswered = divide(perRound * Math.max(0, roundsLeft - 1), PARTS, 'down');
  return { risk, later: shareOf(risk - thisRound, ALL - thisRound), toughness, unanswered };
}

/**
 * Whether ships and bases are more likely destroyed than not.
 * @rule ENC-5
 */
export const isDoomed = (outlook: Outlook): boolean => 2 * foresee(outlook).risk > ALL;
