import type { BattleSide, Combatant } from '#model/battle/setup';
import type { UnitId } from '#model/campaign/ids';
import { damageWorkspace } from '#rules/combat/assign-damage';
import { battleWeather } from '#rules/combat/battle-weather';
import { SCENARIO_RULES } from '#rules/combat/scenarios/list';
import { termsOfSide } from '#rules/combat/scenarios/terms-of-side';
import type { BattleFacts } from '#engine/tactical/contract';
import { type Camp, type Fight, NO_SCOUTING, type Open, type Piece } from './battlefield.ts';
import { shootersOf, targetsOf } from '#rules/combat/fire-table';
import { bodyOf, broughtBy, formsOf } from './body.ts';
import { NO_FIRE_ORDERS, habitsOf } from './habits.ts';
import { refresh } from './change.ts';
import { ranksInSight } from './tags.ts';

const NOTHING: readonly never[] = [];
const NOBODY: readonly Piece[] = NOTHING;

/** Both sides as they stand before the battle: everybody in the reinforcements. */
export function muster(input: BattleFacts, { dice, tell }: Pick<Fight, 'dice' | 'tell'>): Fight {
  const { scenario, ground } = input.setup;
  const brings = broughtBy(input.setup);
  const campOf = (side: BattleSide): Camp => campOn({ input, side, brings });
  const camps = { attacker: campOf('attacker'), defender: campOf('defender') };
  const weather = battleWeather(ground?.anomalies ?? []);
  const rules = SCENARIO_RULES[scenario];
  // In defense of a system no storm is in the way (MAP-8).
  const halvesFrom = scenario === 'defensive' ? null : weather.halvesFrom;
  const fight = {
    input,
    dice,
    tell,
    brings,
    scenario: rules,
    weather: { ...weather, halvesFrom },
    camps,
    workspace: damageWorkspace(),
    length: 0,
    round: 0,
    isStirred: false,
  };
  for (const piece of [...camps.attacker.pieces, ...camps.defender.pieces]) refresh(fight, piece);
  return fight;
}

type Mustering = Readonly<{
  input: BattleFacts;
  side: BattleSide;
  brings: Fight['brings'];
}>;

function campOn({ input: { setup, rules }, side, brings }: Mustering): Camp {
  const { leader, standing, combatants } = setup.sides[side];
  // Ground units are cargo: they share the fate of their transport, which is not a matter of battle.
  const ranks = ranksInSight(combatants);
  const pieces = combatants.flatMap((one, place) =>
    one.design.kind === 'ground'
      ? []
      : pieceOf(one, { side, place, sightRank: ranks.get(one) ?? 0 }),
  );
  noteBased(pieces);
  const habits = habitsOf(standing, brings);
  return {
    side,
    leader,
    standing,
    terms: termsOfSide(setup.scenario, side, { ground: setup.ground, rules }),
    pieces,
    force: NOBODY,
    flagship: null,
    flagshipSince: 0,
    readiness: 0,
    scouting: NO_SCOUTING,
    tags: 0,
    retreats: NOTHING,
    orders: habits.fire ?? NO_FIRE_ORDERS,
    habits,
    reserve: null,
    derived: null,
  };
}

/** Tells units what they are based on, and what is based on them. */
function noteBased(pieces: readonly Open<Piece>[]): void {
  const byUnit = new Map<UnitId, Open<Piece>>(pieces.map((piece) => [piece.unit, piece]));
  for (const piece of pieces) {
    const base = piece.carrier === null ? undefined : byUnit.get(piece.carrier);
    if (base === undefined) continue;
    piece.base = base;
    base.based = [...base.based, piece];
  }
}

/**
 * Its fields are named one by one, those first that are asked for most: an object put together from others is looked into many times as
 * slowly, and one that is spread over memory somewhat so.
 */
// eslint-disable-next-line max-lines-per-function -- a list of fields
function pieceOf(
  combatant: Combatant,
  { side, place, sightRank }: Pick<Piece, 'side' | 'place' | 'sightRank'>,
): Piece {
  const { unit, owner, carrier, status, condition, name, design, nonCombatant } = combatant;
  const forms = formsOf(combatant);
  const { stats, traits } = bodyOf({ combatant, forms, condition, takenFrom: null });
  const { dv, as, af, cv, cr } = stats;
  return {
    isInForce: false,
    isHeld: false,
    isSpent: false,
    isAlive: true,
    dv,
    as,
    af,
    steps: 2,
    fires: shootersOf(design.kind),
    party: targetsOf(design.kind),
    ramming: null,
    condition,
    tagNumber: 0,
    look: null,
    place,
    isFlagship: false,
    tag: null,
    cr,
    cost: design.cost,
    kind: design.kind,
    traits,
    side,
    forms,
    takenFrom: null,
    boosts: NOTHING,
    isHiding: false,
    isCloaked: false,
    mission: null,
    effects: NOTHING,
    opensIn: 1,
    status,
    lurks: combatant.lurks === true,
    isExcluded: false,
    awayBy: null,
    nonCombatant,
    civilian: design.civilian || design.kind === 'convoy',
    based: NOBODY,
    cc: design.cc,
    carrier,
    hull: design.hull,
    unit,
    combatant,
    owner,
    design: design.id,
    name,
    strike: combatant.strike ?? null,
    cv,
    base: null,
    hasScouted: combatant.scouted === true,
    stealthIsSet: false,
    sightRank,
  };
}
