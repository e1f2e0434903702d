import { unique } from '#kernel/collections/unique';
import { sumOf } from '#kernel/numbers/sum';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { RuleSet } from '#model/settings/rule-set';
import { classNow } from '#rules/forces/class-now';
import { leadsThroughRestricted } from './leads-through-restricted.ts';
import { MOVEMENT_MODELS } from './models/list.ts';
import type { MovementModel } from './models/movement-model.ts';

/** A unit that moves by itself; what is carried does not count. */
export type MovingUnit = Readonly<{
  unit: Pick<Unit, 'condition' | 'status' | 'outOfSupply' | 'unconverted'>;
  design: Pick<UnitDesign, 'abilities'>;
  /** Nobody paid for it this turn, so it counts as out of supply (ECO-5). */
  unpaid: boolean;
  /** Under repair, or changing its status (MOV-9). */
  resting: boolean;
  /** Has a base in tow (MOV-10). */
  tows: boolean;
}>;

export const SLOWINGS = ['crippled', 'out-of-supply', 'unpaid', 'reserve', 'slow'] as const;
export type Slowing = (typeof SLOWINGS)[number];

/** How far a fleet may go, and by which lanes. */
export type LaneAllowance = Readonly<{
  /** False for a fleet with nothing in it, or with mothballed units. */
  mobile: boolean;
  /** A unit of it does nothing this turn, so the whole fleet stays. */
  resting: boolean;
  /** What slows it down; empty: nothing. */
  slowed: readonly Slowing[];
  fast: boolean;
  /** It has a unit that can lead it through restricted lanes: an uncrippled Scout or Explorer, or a Jump ship (OPT-2). */
  escorted: boolean;
  /** Restricted lanes take jump engines (OPT-2). */
  byJump: boolean;
  model: MovementModel;
}>;

const has = (design: MovingUnit['design'], ability: string): boolean =>
  ratingOf(design, ability) > 0;

/** A reserve unit counts as crippled when it moves, so its abilities are lost too (CON-9). */
const isFit = ({ unit }: MovingUnit): boolean =>
  unit.condition === 'sound' && unit.status === 'active';

function slowingsOf({ unit, design, unpaid }: MovingUnit): readonly Slowing[] {
  const holds: Readonly<Record<Slowing, boolean>> = {
    crippled: unit.condition === 'crippled',
    'out-of-supply': unit.outOfSupply > 0,
    unpaid,
    reserve: unit.status === 'reserve',
    slow: has(design, 'slow'),
  };
  return SLOWINGS.filter((slowing) => holds[slowing]);
}

/** Whether the tugs without a base in tow have a Towing function for each crippled unit that is not Slow. @rule MOV-10 */
function areTowed(units: readonly MovingUnit[]): boolean {
  const crippled = units.filter(
    ({ unit, design }) => unit.condition === 'crippled' && !has(design, 'slow'),
  );
  const free = units.filter((one) => isFit(one) && !one.tows);
  const functions = sumOf(free, ({ design }) => ratingOf(design, 'towing'));
  return functions >= crippled.length;
}

/** The settings of how far fleets get. */
export type MovementRules = Pick<RuleSet, 'movementModel' | 'jumpEngines'>;

/**
 * How far a fleet of these units gets. It moves at the speed of its slowest unit, is fast if all are Fast and none is slowed or crippled,
 * and is escorted by an uncrippled Scout or Explorer, or by a Jump ship. Tugs make up for crippled units.
 * @rule MOV-1 @rule MOV-9 @rule MOV-10 @rule OPT-2
 * @ruling If a fleet has fewer Towing functions than crippled units, towing doesn't make it faster.
 * @ruling A tug with a base in tow helps no crippled unit. The base moves at normal speed in any condition, but the fleet is never Fast.
 */
export function laneAllowanceOf(all: readonly MovingUnit[], rules: MovementRules): LaneAllowance {
  const units = all.map((one) => ({ ...one, design: classNow(one.unit, one.design) }));
  const isTowed = areTowed(units);
  const slowed = unique(units.flatMap(slowingsOf)).filter(
    (slowing) => !isTowed || slowing !== 'crippled',
  );
  const isWhole = units.every(({ unit, tows }) => unit.condition === 'sound' && !tows);
  return {
    mobile: units.length > 0 && units.every(({ unit }) => unit.status !== 'mothballed'),
    resting: units.some(({ resting }) => resting),
    slowed: SLOWINGS.filter((slowing) => slowed.includes(slowing)),
    fast: slowed.length === 0 && isWhole && units.every(({ design }) => has(design, 'fast')),
    escorted: units.some((one) => isFit(one) && leadsThroughRestricted(one.design, rules)),
    byJump: rules.jumpEngines === 'on',
    model: MOVEMENT_MODELS[rules.movementModel],
  };
}
