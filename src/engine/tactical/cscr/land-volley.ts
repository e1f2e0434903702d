import { unique } from '#kernel/collections/unique';
import { divide } from '#kernel/numbers/divide';
import { cite } from '#kernel/reasons/cite';
import type { BattleEventOf, FirePhase } from '#model/battle/battle-event';
import { type BattleSide, otherSide } from '#model/battle/setup';
import { assignDamage } from '#rules/combat/assign-damage';
import { directedPrice } from '#rules/combat/directed-price';
import { FIRE_TABLE, isTargetIn } from '#rules/combat/fire-table';
import { formationAgainst } from '#rules/combat/formation';
import { takesAssigned, takesLeftover } from '#rules/combat/hardness';
import { LUCKY_HIT, isLeftoverHit, leftoverTarget } from '#rules/combat/leftover-target';
import { isBurstTarget } from '#rules/combat/may-burst';
import { overkillOrder } from '#rules/combat/overkill-order';
import { spreadDamage } from '#rules/combat/spread-damage';
import { named } from './ask-camps.ts';
import type { Burst } from './burst.ts';
import { type Camp, type Fight, type Piece, freeIn, reinforcementsOf } from './battlefield.ts';
import { leave, lose, withdraw } from './change.ts';
import { formationNow } from './condition.ts';
import { type Fallen, type Throw, rollInRound } from './roll.ts';
import { byTag, entryOf, tagOf } from './tags.ts';

const CSC_8 = cite('CSC-8');
const CSC_9 = cite('CSC-9');
const CSC_18 = cite('CSC-18');
const LUCKY: Throw = { spec: { count: 2, faces: 6 }, kind: 'lucky hit', cite: CSC_8 };
/** Percent. */
const ALL = 100;

/** Damage that one side has dealt in a fire phase. */
export type Volley = Readonly<{ side: BattleSide; phase: FirePhase; damage: number }>;

/** The lucky roll of a side in a fire phase. */
export type RollLuck = (fight: Fight, { side, phase }: Volley) => Fallen;

type Landing = Readonly<{
  fight: Fight;
  volley: Volley;
  luck: RollLuck;
  shooter: Camp;
  target: Camp;
}>;

const NOBODY: readonly Piece[] = [];

/**
 * Applies damage: first to the units that the firing side directs it at, then as the owner of the targets assigns it, then to the
 * reinforcements if their task force is gone. Leftover damage may still hit the weakest unit of the task force.
 * @rule CSC-8
 */
export function landVolley(fight: Fight, volley: Volley, luck: RollLuck = rollLuck): void {
  const shooter = fight.camps[volley.side];
  const landing = { fight, volley, luck, shooter, target: fight.camps[otherSide(volley.side)] };
  let left = volley.damage;
  if (shooter.orders.direct.length > 0) left = directDamage(landing, left);
  if (left > 0) left = assignRest(landing, left);
  if (left > 0 && landing.target.force.length === 0) left = overkill(landing, left);
  if (left > 0) leftover(landing, left);
}

/**
 * Spent minefields hit ships, bases and convoys of the task force at their price. Points that pay for no unit are lost.
 * @rule CSC-18
 * @ruling The minefields hit the targets of directed fire first, then the flagship, then the others in the order in which they were seen.
 */
export function landBurst(fight: Fight, { side, phase, points }: Burst): void {
  const volley = { side, phase, damage: points };
  const shooter = fight.camps[side];
  const target = fight.camps[otherSide(volley.side)];
  const landing = { fight, volley, luck: rollLuck, shooter, target };
  const eligible = byTag(freeIn(target).filter(({ kind }) => isBurstTarget(kind)));
  const wanted = shooter.orders.direct.flatMap(
    (tag) => eligible.find((one) => one.tag === tag) ?? [],
  );
  const flagship = eligible.filter((piece) => piece === target.flagship);
  const at = unique([...wanted, ...flagship, ...eligible]);
  const left = payFor(landing, { at, by: 'proximity', points });
  if (left > 0) {
    fight.tell?.({ type: 'DamageWasted', cite: CSC_18, rolls: [], phase, side, damage: left });
  }
}

const inForce = ({ volley, target }: Landing): readonly Piece[] =>
  freeIn(target).filter((piece) => isTargetIn(piece.kind, volley.phase));

/** The units of the task force that can be hit in the phase, in the order of their tags. */
function inLine({ fight, volley, target }: Landing): readonly Piece[] {
  const line = byTag(target.force);
  if (fight.brings.isUniform) return line;
  const { targets } = FIRE_TABLE[volley.phase];
  return line.filter((piece) => piece.party === targets && !piece.isHeld);
}

/** The units of them to which their owner may assign damage. @rule CSC-8 */
function assignable(landing: Landing): readonly Piece[] {
  const { fight, target } = landing;
  const { armored } = fight.input.rules;
  const line = inLine(landing);
  if (armored === 'leftover' || fight.brings.traits.isHard === 0) return line;
  return line.filter((piece) => takesAssigned(piece, formationNow(target, piece), armored));
}

/** The units of them that leftover damage can hit. @rule CSC-8 */
function leftoverTargets(landing: Landing): readonly Piece[] {
  const line = inLine(landing);
  return landing.fight.brings.traits.isHard === 0 ? line : line.filter(takesLeftover);
}

/** The units that can be hit behind a task force that is gone. @rule CSC-8 */
const inReserve = ({ volley, target }: Landing): readonly Piece[] =>
  reinforcementsOf(target).filter((piece) => isTargetIn(piece.kind, volley.phase));

/**
 * Pays for the units that the firing side directs fire at, in their order, until the directed damage runs out.
 * @rule CSC-8
 * @ruling The directed share of each volley’s damage is rounded down. Directed damage that pays for no unit is assigned with the rest.
 */
function directDamage(landing: Landing, damage: number): number {
  const { direct, share = ALL } = landing.shooter.orders;
  const eligible = inForce(landing);
  const points = divide(damage * share, ALL, 'down');
  const at = direct.flatMap((tag) => eligible.find((one) => one.tag === tag) ?? []);
  return damage - points + payFor(landing, { at, by: 'directed', points });
}

type Bill = Readonly<{ at: readonly Piece[]; by: 'directed' | 'proximity'; points: number }>;

/** Pays for units in this order, at the price of each unit’s formation level, and returns the points that are left. */
function payFor(landing: Landing, { at, by, points }: Bill): number {
  const { fight, volley, target } = landing;
  const { phase, side } = volley;
  let left = points;
  for (const piece of at) {
    while (piece.isAlive) {
      // Again for each step, because a crippled unit may have a lower formation level.
      const formation = formationAgainst(formationNow(target, piece), phase);
      const price = directedPrice(piece.dv, formation);
      if (price > left) break;
      left -= price;
      const common = { cite: CSC_8, rolls: [], phase, side };
      const told = { unit: piece.unit, tag: tagOf(target, piece) };
      fight.tell?.({ type: 'DamageDirected', ...common, at: told, formation, price });
      hit(landing, piece, by, price);
    }
  }
  return left;
}

/**
 * The owner of the targets assigns the rest.
 * @rule CSC-8
 * @rule CSC-9
 * @ruling All of it applies at once: a unit that is crippled and then destroyed costs twice the DV that it had before.
 */
function assignRest(landing: Landing, damage: number): number {
  const { orders } = landing.target;
  const targets = assignable(landing);
  const spare = orders.spare.length === 0 ? NOBODY : named(targets, orders.spare);
  const { workspace } = landing.fight;
  const asked = { targets, damage, spare, workspace };
  const { steps, left } = orders.spread === true ? spreadDamage(asked) : assignDamage(asked);
  if (left === damage) return left;
  for (let place = 0; place < targets.length; place += 1) {
    const piece = targets[place];
    if (piece === undefined) continue;
    const { dv } = piece;
    for (let step = steps[place] ?? 0; step > 0; step -= 1) {
      hit(landing, piece, 'assigned', dv);
    }
  }
  return left;
}

/** Damage that a destroyed task force could not take hits the units behind it. @rule CSC-8 */
function overkill(landing: Landing, damage: number): number {
  let left = damage;
  for (const piece of overkillOrder(inReserve(landing))) {
    while (piece.isAlive && piece.dv <= left) {
      // Read before the hit, because a hit may lower DV when ordnance is lost.
      const { dv } = piece;
      hit(landing, piece, 'overkill', dv);
      left -= dv;
    }
  }
  return left;
}

/** Damage too small for any unit's DV: hits the weakest by its size, by luck, or not at all. @rule CSC-8 */
function leftover(landing: Landing, damage: number): void {
  const { fight, volley } = landing;
  const { phase, side } = volley;
  const piece = leftoverTarget(leftoverTargets(landing));
  if (piece !== undefined && isLeftoverHit(damage, piece.dv)) {
    hit(landing, piece, 'leftover', damage);
    return;
  }
  if (piece !== undefined) {
    const rolled = landing.luck(fight, volley);
    const isHit = isLucky(rolled);
    fight.tell?.({
      type: 'LuckyHitRolled',
      cite: CSC_8,
      rolls: rolled.ids,
      phase,
      side,
      roll: rolled.total,
      hit: isHit,
    });
    if (isHit) {
      hit(landing, piece, 'lucky', damage);
      return;
    }
  }
  fight.tell?.({ type: 'DamageWasted', cite: CSC_8, rolls: [], phase, side, damage });
}

/** The roll that leftover damage needs when it is too small by itself. @rule CSC-8 */
export const rollLuck: RollLuck = (fight, { side, phase }) =>
  rollInRound(fight, LUCKY, side, phase);

export const isLucky = ({ total }: Fallen): boolean => total === LUCKY_HIT;

/** One step of damage: a unit is crippled, or destroyed if it was so before or cannot be. @rule CSC-8 */
function hit(
  { fight, volley, target }: Landing,
  piece: Piece,
  by: BattleEventOf<'UnitHit'>['by'],
  damage: number,
): void {
  const isNew = piece.tag === null;
  const tag = tagOf(target, piece);
  const before = piece.condition;
  const isDestroyed = piece.steps === 1;
  if (isDestroyed) {
    lose(fight, piece);
    withdraw(target, [piece]);
  } else leave(fight, piece, 'crippled');
  fight.tell?.({
    type: 'UnitHit',
    cite: by === 'assigned' ? CSC_9 : CSC_8,
    rolls: [],
    phase: volley.phase,
    side: volley.side,
    hit: { unit: piece.unit, tag },
    first: isNew ? { ...entryOf(target, piece), condition: before } : null,
    by,
    damage,
    result: isDestroyed ? 'destroyed' : 'crippled',
    ...(piece.takenFrom === null ? {} : { prize: true }),
  });
}
