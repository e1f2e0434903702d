import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { isWorkingShipyard } from '#rules/construction/capacity-of';
import { repairCostOf } from '#rules/construction/repair-cost';
import { CONVERTIBLE_KINDS } from '#model/forces/unit';
import { designOf, type Mind, nameOf, type Sheet, spend } from './mind.ts';
import { fleetOf, send, systemOfShip } from './send.ts';

const SAFE = { safe: true };

/** Systems with an own shipyard that works. */
function yardSystems(mind: Mind): readonly SystemId[] {
  return valuesById(mind.view.units).flatMap((unit) => {
    const design = designOf(mind, unit);
    const isYard = design !== null && isWorkingShipyard(unit, design);
    return isYard && unit.place.kind === 'system' ? [unit.place.system] : [];
  });
}

function placeOf(mind: Mind, unit: Unit): SystemId | null {
  return unit.place.kind === 'system' ? unit.place.system : systemOfShip(mind, unit);
}

function patients(mind: Mind): readonly Unit[] {
  return valuesById(mind.view.units).filter((unit) => {
    const kind = designOf(mind, unit)?.kind;
    const isHurt = unit.condition === 'crippled' || unit.unconverted;
    const isFree = fleetOf(mind, unit)?.withdrawing ?? null;
    return kind !== undefined && CONVERTIBLE_KINDS.includes(kind) && isHurt && isFree === null;
  });
}

/** Repairs what is crippled, and brings crippled ships to a shipyard. @rule CON-5 */
export function planRepairs(mind: Mind, sheet: Sheet): void {
  const yards = new Set(yardSystems(mind));
  for (const unit of patients(mind)) {
    const at = placeOf(mind, unit);
    const design = designOf(mind, unit);
    if (at === null || design === null) continue;
    if (yards.has(at) || (design.kind === 'base' && isColony(mind, at))) {
      sheet.busy.add(unit.id);
      if (!mind.survey.hasEnemyFleet(at)) repair(mind, sheet, unit, design);
    } else if (unit.place.kind === 'fleet') goToYard(mind, sheet, unit, [...yards]);
  }
}

const isColony = ({ view }: Mind, system: SystemId): boolean =>
  (view.systems[system]?.own?.census ?? 0) > 0;

function repair(mind: Mind, sheet: Sheet, unit: Unit, design: UnitDesign): void {
  spend(mind, sheet, repairCostOf({ unit, design }, 'yard'), {
    order: { kind: 'RepairUnits', units: [unit.id], where: 'yard' },
    why: 'It is crippled, and a repair costs less than a new one.',
  });
}

function goToYard(mind: Mind, sheet: Sheet, unit: Unit, yards: readonly SystemId[]): void {
  const at = systemOfShip(mind, unit);
  if (at === null) return;
  const travel = { escorted: false, ...SAFE };
  let best: Readonly<{ yard: SystemId; cost: number }> | null = null;
  for (const yard of yards) {
    const cost = mind.survey.guide.costOf(at, yard, travel);
    if (cost !== null && (best === null || cost < best.cost)) best = { yard, cost };
  }
  if (best === null) return;
  const why = `It is crippled, and there is a shipyard at ${nameOf(mind, best.yard)}.`;
  send(mind, sheet, { units: [unit], to: best.yard, travel: SAFE, label: 'Damaged', why });
}
