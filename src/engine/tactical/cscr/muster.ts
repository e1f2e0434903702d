import type { BattleSide, Combatant } from '#model/battle/setup';
import type { UnitId } from '#model/campaign/ids';
import { battleWeather } from '#rules/combat/battle-weather';
import { SCENARIO_RULES } from '#rules/combat/scenarios/list';
import { termsOfSide } from '#rules/combat/scenarios/terms-of-side';
import type { BattleInput } from '#engine/tactical/contract';
import { type Camp, type Fight, NO_FIRE_ORDERS, NO_SCOUTING, type Piece } from './battlefield.ts';
import { bodyOf, broughtBy } from './body.ts';
import { refresh } from './condition.ts';
import { withoutScouts } from './without-scouts.ts';

/** Both sides as they stand before the battle: everybody in the reinforcements. */
export function muster(input: BattleInput): Fight {
  const { scenario, ground } = input.setup;
  const camps = { attacker: campOf(input, 'attacker'), defender: campOf(input, 'defender') };
  const weather = battleWeather(ground?.anomalies ?? []);
  const rules = SCENARIO_RULES[scenario];
  // In defense of a system no storm is in the way (MAP-8).
  const halvesFrom = scenario === 'defensive' ? null : weather.halvesFrom;
  const fight = {
    input,
    tell: input.isCounted === true ? null : input.sink,
    brings: broughtBy(input.setup),
    scenario: rules,
    weather: { ...weather, halvesFrom },
    camps,
    length: 0,
    round: 0,
  };
  for (const piece of [...camps.attacker.pieces, ...camps.defender.pieces]) refresh(fight, piece);
  return fight;
}

function campOf({ setup, rules }: BattleInput, side: BattleSide): Camp {
  const { leader, standing, combatants } = setup.sides[side];
  // Ground units are cargo: they share the fate of their transport, which is not a matter of battle.
  const fighting = combatants.filter((one) => one.design.kind !== 'ground');
  const pieces = fighting.map((one) => pieceOf(one, side));
  noteBased(pieces);
  return {
    side,
    leader,
    standing,
    terms: termsOfSide(setup.scenario, side, { ground: setup.ground, rules }),
    pieces,
    force: [],
    flagship: null,
    flagshipSince: 0,
    readiness: 0,
    scouting: NO_SCOUTING,
    tags: 0,
    retreats: [],
    orders: NO_FIRE_ORDERS,
  };
}

/** Tells units what they are based on, and what is based on them. */
function noteBased(pieces: readonly Piece[]): void {
  const byUnit = new Map<UnitId, Piece>(pieces.map((piece) => [piece.unit, piece]));
  for (const piece of pieces) {
    const base = piece.carrier === null ? undefined : byUnit.get(piece.carrier);
    if (base === undefined) continue;
    piece.base = base;
    base.based.push(piece);
  }
}

function pieceOf(combatant: Combatant, side: BattleSide): Piece {
  const { unit, owner, carrier, status, condition, name, design, nonCombatant } = combatant;
  const { stats, traits } = bodyOf(combatant, condition, false);
  const { dv, as, af, cv, cr } = stats;
  const hasScouted = combatant.scouted === true;
  // Named one by one: a spread of this size is a good part of what a fight costs.
  return {
    combatant,
    side,
    takenFrom: null,
    unit,
    owner,
    carrier,
    design: design.id,
    name,
    kind: design.kind,
    hull: design.hull,
    civilian: design.civilian || design.kind === 'convoy',
    nonCombatant,
    strike: combatant.strike ?? null,
    status,
    cv,
    cr,
    cc: design.cc,
    cost: design.cost,
    face: null,
    base: null,
    based: [],
    condition,
    traits: hasScouted ? withoutScouts(traits) : traits,
    hasScouted,
    dv,
    as,
    af,
    mission: null,
    ramming: null,
    boosts: [],
    isSpent: false,
    isHeld: false,
    isHiding: false,
    isCloaked: false,
    stealthIsSet: false,
    effects: [],
    isAlive: true,
    lurks: combatant.lurks === true,
    isExcluded: false,
    opensIn: 1,
    awayBy: null,
    isInForce: false,
    tag: null,
    tagNumber: 0,
  };
}
