import { rowOf } from '#kernel/collections/row-of';
import { sumOf } from '#kernel/numbers/sum';
import { BATTLE_SIDES, type BattleCosts, type BattleSide, otherSide } from '#model/battle/setup';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import { ratingOf } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { cargoFirstOf } from '#rules/cargo/cargo-first-of';
import { overloadOf } from '#rules/cargo/overload-of';
import { isStowed } from '#rules/cargo/is-stowed';
import { sharersOf } from '#rules/cargo/sharers-of';
import { conditionAfterCapture } from '#rules/encounters/condition-after-capture';
import { classNow } from '#rules/forces/class-now';
import { captorIn } from './captor-of.ts';
import type { Contingent } from './contingent.ts';
import { contingentsOf, type EncounterRun } from './encounter-run.ts';

/** The two sides of a battle, each by its leader. */
type Sides = Readonly<Record<BattleSide, EmpireId>>;

/** The units that are still aboard a unit and share its fate. */
function aboard({ world }: EncounterRun, own: Contingent, carrier: UnitId): readonly Unit[] {
  return world.index
    .aboard(carrier)
    .filter(
      ({ id }) =>
        own.conditions.get(id) !== 'destroyed' && !own.rebased.has(id) && !world.strikes.isAway(id),
    );
}

/** A unit with all that is aboard it. */
const withCargo = (run: EncounterRun, own: Contingent, id: UnitId): readonly UnitId[] => [
  id,
  ...aboard(run, own, id).flatMap((one) => withCargo(run, own, one.id)),
];

/** The units that a captor is able to keep: boarded ones, and those that surrendered. @rule CSC-10 */
const heldOf = (run: EncounterRun, own: Contingent): readonly UnitId[] =>
  [...own.surrendered].flatMap(([unit, { to, wasBoarded }]) =>
    captorIn(run, to, wasBoarded) === null ? [] : [unit],
  );

/**
 * All units that a side has lost in the battles of an encounter so far.
 * @rule CSC-14 @rule CSC-10
 * @ruling A side's losses in a battle are: units that were destroyed, flights that found no base after it, cargo that was lost with its
 *   carrier or had no room in a crippled one, and units that were boarded or surrendered, with everything aboard. Ground forces count at
 *   their construction cost, and Census counts nothing.
 */
export function lostSoFar(run: EncounterRun, sides: Sides): ReadonlySet<UnitId> {
  const own = BATTLE_SIDES.flatMap((side) => contingentsOf(run, sides[side]));
  return new Set(
    own.flatMap((one) => [
      ...[...one.conditions].flatMap(([unit, now]) => (now === 'destroyed' ? [unit] : [])),
      ...heldOf(run, one).flatMap((unit) => withCargo(run, one, unit)),
    ]),
  );
}

/**
 * The losses of each side in a battle, and what each side captured; `before`: what was lost before it. `decisive`: the part of the losses
 * that decides who lost.
 * @rule CSC-14 @rule FOG-6
 * @ruling Cargo counts as lost, but doesn't decide who lost the battle. Both sides read who lost, and that must not reveal what was in the
 *   enemy's holds.
 */
export function costsOfBattle(
  run: EncounterRun,
  sides: Sides,
  before: ReadonlySet<UnitId>,
): BattleCosts & Readonly<{ decisive: BattleCosts['lost'] }> {
  const lost = [...lostSoFar(run, sides)].filter((unit) => !before.has(unit));
  const costFor = (side: BattleSide, units: readonly UnitId[]): number => {
    const own = new Set(contingentsOf(run, sides[side]).map(({ empire }) => empire));
    return sumOf(units, (id) => (own.has(ownerOf(run, id)) ? costOf(run, id) : 0));
  };
  const { state } = run.world;
  const inSight = lost.filter((id) => !isStowed(rowOf(state.units, id), state));
  const gainedBy = (side: BattleSide): number =>
    sumOf(contingentsOf(run, sides[otherSide(side)]), (victim) =>
      sumOf(heldOf(run, victim), (id) => (before.has(id) ? 0 : prizeOf(run, victim, id))),
    );
  return {
    lost: { attacker: costFor('attacker', lost), defender: costFor('defender', lost) },
    decisive: { attacker: costFor('attacker', inSight), defender: costFor('defender', inSight) },
    gained: { attacker: gainedBy('attacker'), defender: gainedBy('defender') },
  };
}

const ownerOf = ({ world }: EncounterRun, id: UnitId): EmpireId =>
  rowOf(world.state.units, id).owner;

const costOf = ({ world: { state } }: EncounterRun, id: UnitId): number =>
  rowOf(state.designs, rowOf(state.units, id).design).cost;

/** The worth of a captured unit to its captor; nothing if it destroys itself rather than surrender. @rule ENC-6 */
function prizeOf(run: EncounterRun, victim: Contingent, id: UnitId): number {
  const { units, designs } = run.world.state;
  const unit = rowOf(units, id);
  const design = classNow(unit, rowOf(designs, unit.design));
  const isBoarded = victim.surrendered.get(id)?.wasBoarded === true;
  return isBoarded || ratingOf(design, 'suicide') === 0 ? worthOf(run, victim, unit) : 0;
}

/** A unit with the cargo that its hold has room for once it is captured; what it shares with others is lost (MOV-7). */
function worthOf(run: EncounterRun, victim: Contingent, unit: Unit): number {
  const { state } = run.world;
  const design = rowOf(state.designs, unit.design);
  const cargo = aboard(run, victim, unit.id).filter((one) => sharersOf(one).length === 0);
  const isCrippled = victim.conditions.get(unit.id) === 'crippled';
  const condition = isCrippled ? 'crippled' : conditionAfterCapture(unit, design);
  const wish = { first: cargoFirstOf(state, unit) };
  const beyond = new Set(overloadOf(state, { ...unit, condition }, cargo, wish).units);
  return design.cost + sumOf(cargo, (one) => (beyond.has(one) ? 0 : worthOf(run, victim, one)));
}
