import type { BattleSide, Combatant } from '#model/battle/setup';
import { currentStats } from '#rules/combat/current-stats';
import type { BattleInput } from '#engine/tactical/contract';
import { type Camp, type Fight, NO_FIRE_ORDERS, type Piece } from './battlefield.ts';

/** Both sides as they stand before the battle: everybody in the reinforcements. */
export function muster(input: BattleInput): Fight {
  const camps = { attacker: campOf(input, 'attacker'), defender: campOf(input, 'defender') };
  return { input, camps, length: 0, round: 0 };
}

function campOf({ setup }: BattleInput, side: BattleSide): Camp {
  const { leader, standing, combatants } = setup.sides[side];
  // Ground units are cargo: they share the fate of their transport, which is not a matter of battle.
  const fighting = combatants.filter((one) => one.design.kind !== 'ground');
  return {
    side,
    leader,
    standing,
    pieces: fighting.map((one) => pieceOf(one, side)),
    force: [],
    flagship: null,
    readiness: 0,
    tags: 0,
    orders: NO_FIRE_ORDERS,
  };
}

function pieceOf(combatant: Combatant, side: BattleSide): Piece {
  const { unit, owner, carrier, status, condition, name, design } = combatant;
  const { dv, as, af, cv, cr } = currentStats(combatant);
  // Named one by one: a spread of this size is a good part of what a fight costs.
  return {
    combatant,
    side,
    unit,
    owner,
    carrier,
    design: design.id,
    name,
    kind: design.kind,
    civilian: design.civilian || design.kind === 'convoy',
    status,
    dv,
    cv,
    cr,
    cc: design.cc,
    cost: design.cost,
    condition,
    as,
    af,
    isAlive: true,
    isInForce: false,
    tag: null,
    tagNumber: 0,
  };
}
