import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { maintenanceGroupsOf, upkeepOf } from '#rules/economy/maintenance-groups';
import { knownDesignsOf } from '#rules/sight/known-designs-of';
import { designOf, type Mind } from './mind.ts';
import { systemOfShip } from './send.ts';

/** What an empire earns and pays each turn, about. */
export type Budget = Readonly<{
  /** What the systems yield. */
  output: number;
  /** With the trade routes in own systems. */
  gross: number;
  upkeep: number;
  /** Construction cost of its warships and flights. */
  fleetCost: number;
}>;

/** The construction cost of the least fleet that guards the homeworld. */
export const LEAST_GUARD = 70;

/** The own colony where a convoy trades. */
const tradedAt = (mind: Mind, unit: Unit): number => {
  const at = unit.trading ? systemOfShip(mind, unit) : null;
  return at === null ? 0 : (mind.view.systems[at]?.own?.utilized ?? 0);
};

/** A ship or flight that fights. */
export const isFighter = (design: UnitDesign | null): boolean =>
  design !== null &&
  !design.civilian &&
  (design.kind === 'ship' || design.kind === 'flight') &&
  design.as + design.af > 0;

/** Adds up the budget of a turn. @rule ECO-4 */
export function budgetOf(mind: Mind): Budget {
  const { view, survey } = mind;
  const units = valuesById(view.units);
  const output = sumOf(survey.own, ({ utilized, raw, blockaded }) =>
    blockaded ? (utilized * raw) / 2 : utilized * raw,
  );
  const trade = sumOf(units, (unit) => tradedAt(mind, unit));
  const groups = maintenanceGroupsOf({
    units,
    designs: tableOf(knownDesignsOf(view), ({ id }) => id),
    isAlien: ({ list }) => list !== view.empire.forceList && !view.kindredLists.includes(list),
  });
  const upkeep = sumOf(groups, (group) => upkeepOf(group, group.units.length));
  const fighters = units.filter((unit) => isFighter(designOf(mind, unit)));
  const fleetCost = sumOf(fighters, (unit) => designOf(mind, unit)?.cost ?? 0);
  return { output, gross: output + trade, upkeep, fleetCost };
}
