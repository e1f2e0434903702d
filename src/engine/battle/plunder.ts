import { crewRaiders } from '#engine/raiders/crew-raiders';
import type { Recorder } from '#engine/record/recorder';
import { divide } from '#kernel/numbers/divide';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { sumOf } from '#kernel/numbers/sum';
import { compareIds, valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { RAIDERS } from '#model/campaign/raiders';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { repairCostOf } from '#rules/construction/repair-cost';
import { type EncounterRun, fact, participantsOf, contingentOf } from './encounter-run.ts';
import { watchersOf } from './onlookers.ts';
import { remainingFleets } from './contingent.ts';

const SUP_1 = cite('SUP-1');
const LOOT_PERCENT = 50;

/** A unit with all that is aboard it, what is aboard first. */
function withCargo(record: Recorder, run: EncounterRun, unit: Unit): readonly Unit[] {
  const aboard = valuesById(record.state().units).filter(
    ({ id, place }) =>
      place.kind === 'aboard' && place.carrier === unit.id && !run.world.strikes.isAway(id),
  );
  return [...aboard.flatMap((one) => withCargo(record, run, one)), unit];
}

function take(record: Recorder, run: EncounterRun, unit: Unit): void {
  const { id, owner: from, design, name } = unit;
  const watching = watchersOf(run, unit, [from]);
  const witnesses = [
    ...participantsOf([from]),
    ...watching.map((empire) => ({ empire, as: 'onlooker' as const })),
  ];
  const { place } = run.pending;
  record.emit({
    type: 'UnitPlundered',
    ...fact(SUP_1, witnesses),
    place,
    from,
    unit: id,
    design,
    name,
  });
}

/** The crippled raiders of a fleet that loot repairs, the most expensive first, and the points that are left. */
function repairsFor(record: Recorder, fleet: Fleet, loot: number) {
  const { units, designs } = record.state();
  const crippled = valuesById(units).filter(
    ({ place, condition }) =>
      place.kind === 'fleet' && place.fleet === fleet.id && condition === 'crippled',
  );
  const priced = crippled.map((unit) => {
    const design = rowOf(designs, unit.design);
    return { id: unit.id, cost: repairCostOf({ unit, design }, 'yard') };
  });
  let left = loot;
  const repaired = sortBy(
    priced,
    (a, b) => b.cost - a.cost,
    (a, b) => compareIds(a.id, b.id),
  ).filter(({ cost }) => {
    if (cost > left) return false;
    left -= cost;
    return true;
  });
  return { repaired: repaired.map(({ id }) => id), left };
}

function spend(record: Recorder, run: EncounterRun, loot: number): void {
  const { fleets } = record.state();
  const [fleet] = remainingFleets(contingentOf(run, RAIDERS)).filter(({ id }) =>
    Object.hasOwn(fleets, id),
  );
  if (fleet?.place.kind !== 'system') return;
  const { repaired, left } = repairsFor(record, fleet, loot);
  const dice = run.dice.stream('loot');
  const crew = crewRaiders(record.state(), { fleet: fleet.id, points: left }, dice);
  record.emit({
    type: 'LootSpent',
    ...fact(SUP_1, [], crew.rolls),
    fleet: fleet.id,
    system: fleet.place.system,
    loot,
    repaired,
    raiders: crew.raiders,
    turn: record.state().turn,
  });
}

/**
 * Raiders keep nothing of what surrenders to them: half of its price, with that of the units aboard, repairs crippled raiders at once and
 * then buys more of them.
 * @rule SUP-1 @rule ENC-6
 * @ruling Loot pays for repairs first, the most expensive first, at the price of a shipyard, and then for more raiders. Points that aren't
 *   spent at once are lost. Census aboard is worth nothing.
 */
export function plunder(record: Recorder, run: EncounterRun, surrendered: readonly Unit[]): void {
  const { units, designs } = record.state();
  const there = surrendered.filter(({ id }) => Object.hasOwn(units, id));
  const all = there.flatMap((unit) => withCargo(record, run, unit));
  if (all.length === 0) return;
  const worth = sumOf(all, ({ design }) => rowOf(designs, design).cost);
  for (const unit of all) take(record, run, unit);
  spend(record, run, divide(worth * LOOT_PERCENT, 100, 'up'));
}
