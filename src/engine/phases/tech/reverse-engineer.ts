import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { disbandEmptied } from '#engine/reorganise/disband-emptied';
import { loseWorks } from '#engine/reorganise/lose-works';
import { rowOf } from '#kernel/collections/row-of';
import { entriesById, valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { Unit } from '#model/forces/unit';
import type { ReverseEngineer } from '#model/orders/order';
import { factsOfState } from '#rules/construction/facts-of-state';
import { servicePlaceOf } from '#rules/construction/service-place';
import { systemIncomeOf } from '#rules/economy/system-income-of';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { reverseGainOf } from '#rules/tech/reverse-gain';
import { reversePotentialOf } from '#rules/tech/reverse-potential';
import { reverseRefusalsOf } from '#rules/tech/reverse-refusals';

const TECH_7 = cite('TECH-7');

type Laboratory = Readonly<{
  record: Recorder;
  dice: PhaseInput['dice'];
  empire: EmpireId;
  order: ReverseEngineer;
  index: number;
  gone: Set<UnitId>;
}>;

/**
 * Units of a higher era are taken apart, each with a roll of its own; what their yards were building is lost.
 * @rule TECH-7
 * @rule CON-4
 * @rule TECH-1
 * @ruling Reverse engineering comes before the yearly check, and points that go into the pool count for it.
 */
export function reverseEngineer(
  record: Recorder,
  { state, orders, dice }: Pick<PhaseInput, 'state' | 'orders' | 'dice'>,
): void {
  for (const [empire, sheet] of entriesById(orders)) {
    const gone = new Set<UnitId>();
    for (const { order, index } of sheet) {
      if (order.kind !== 'ReverseEngineer') continue;
      const laboratory = { record, dice, empire, order, index, gone };
      for (const id of unique(order.units)) attempt(laboratory, id);
    }
  }
  loseWorks(record, state);
}

function attempt(laboratory: Laboratory, id: UnitId): void {
  const { record, empire, gone } = laboratory;
  if (gone.has(id)) return;
  const state = record.state();
  const unit: Unit | undefined = state.units[id];
  if (unit?.owner !== empire) {
    fail(laboratory, 'units-elsewhere', id);
    return;
  }
  if (!canBeTakenApart(state, unit)) {
    fail(laboratory, 'unit-unfit', id);
    return;
  }
  gone.add(id);
  takeApart(laboratory, unit);
  if (unit.place.kind === 'fleet') disbandEmptied(record, [unit.place.fleet]);
}

function canBeTakenApart(state: CampaignState, unit: Unit): boolean {
  const system = systemOfUnit(unit, state);
  if (system === null) return false;
  const facts = factsOfState(state);
  const refusals = reverseRefusalsOf({
    unit,
    design: rowOf(state.designs, unit.design),
    era: rowOf(state.empires, unit.owner).era,
    hasAboard: facts.index.aboard(unit.id).length > 0,
    isResting: facts.isResting(unit.id),
    place: servicePlaceOf(facts, unit.owner, rowOf(state.systems, system)),
  });
  return refusals.length === 0;
}

/**
 * Into the pool, or an advance at once.
 * @ruling For an empire without system income, no gain from reverse engineering is an advance.
 */
function takeApart({ record, dice, empire: id }: Laboratory, unit: Unit): void {
  const { designs, empires, systems } = record.state();
  const empire = rowOf(empires, id);
  const potential = reversePotentialOf(rowOf(designs, unit.design), empire.era);
  const text = `what reverse engineering brings of a potential of ${String(potential)}`;
  const purpose = { kind: 'reverse engineering', text } as const;
  const roll = dice.stream('tech', unit.id).roll({ count: 1, faces: 6 }, purpose, TECH_7);
  const { percent, points } = reverseGainOf(potential, roll.total);
  const own = valuesById(systems).filter(({ owner }) => owner === id);
  const requirement = sumOf(own, systemIncomeOf);
  const advanced = requirement > 0 && points >= requirement;
  record.emit({
    type: 'UnitReverseEngineered',
    cite: TECH_7,
    rolls: [roll.id],
    witnesses: onlyFor(id),
    empire: id,
    unit: unit.id,
    design: unit.design,
    name: unit.name,
    potential,
    percent,
    points,
    requirement,
    advanced,
    pool: empire.techPool + (advanced ? 0 : points),
    inHand: empire.advancesInHand + (advanced ? 1 : 0),
  });
}

function fail(
  { record, empire, order, index }: Laboratory,
  because: OrderFailure,
  about: UnitId,
): void {
  const head = {
    type: 'OrderFailed',
    cite: TECH_7,
    rolls: [],
    witnesses: onlyFor(empire),
  } as const;
  record.emit({ ...head, empire, index, kind: order.kind, because, about });
}
