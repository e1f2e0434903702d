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

/** What is still aboard a unit, and goes with it. */
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

/** Those whom somebody holds who could keep them: what was boarded, and what surrendered. @rule CSC-10 */
const heldOf = (run: EncounterRun, own: Contingent): readonly UnitId[] =>
  [...own.surrendered].flatMap(([unit, { to, wasBoarded }]) =>
    captorIn(run, to, wasBoarded) === null ? [] : [unit],
  );

/**
 * All that the battles of an encounter have cost a side so far.
 * @rule CSC-14 @rule CSC-10
 * @ruling What a side loses by a battle is all that it destroyed, flights that found no berth after it and cargo that was lost with its carrier or
 *   had no room in a crippled one, and what was boarded or surrendered with all that is aboard. Ground forces count by their construction
 *   cost; Census has none.
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
 * What a battle cost each side, and what each side captured in it; `before`: what was lost before it. `decisive`: what of the losses
 * decides who lost.
 * @rule CSC-14 @rule FOG-6
 * @ruling Does cargo decide who lost a battle? No. It counts as lost, but nobody sees into the holds of the enemy, and both sides read
 *   who lost: that must not tell what was in them.
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

/** What a captured unit is worth to its captor; nothing, if it destroys itself rather than surrender. @rule ENC-6 */
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
