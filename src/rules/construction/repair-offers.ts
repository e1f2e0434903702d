import { cite } from '#kernel/reasons/cite';
import type { Ledger } from '#kernel/reasons/ledger';
import type { EmpireId } from '#model/campaign/ids';
import type { Hosted } from '#model/campaign/project';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { REPAIR_PLACES, type RepairUnits } from '#model/orders/order';
import type { BuildingGround } from './building-place-of.ts';
import { type Help, helpFor } from './help-for.ts';
import { ownHelpers } from './own-helpers.ts';
import { repairCostOf, repairPercentOf } from './repair-cost.ts';
import { repairsItself } from './repair-help.ts';
import { repairRefusalsOf } from './repair-refusals.ts';
import { servicePlaceOf } from './service-place.ts';
import type { PlaceFacts } from './stationed-at.ts';

type Where = RepairUnits['where'];

type Case = Readonly<{
  facts: PlaceFacts;
  empire: EmpireId;
  ground: BuildingGround;
  unit: Unit;
  design: UnitDesign;
  isWithdrawing: boolean;
  /** Points of helpers there that repairs under way take (OPT-6). */
  helpUsed: number;
  /** Points of own depots there that repairs of partners take. */
  lent: number;
  /** What depots of partners there can give at most. */
  hosts: readonly Hosted[];
}>;

/** What a unit's repair would cost, and how that comes about. */
export type RepairOffer = Readonly<{ where: Where; price: Ledger }>;

const NOBODY: Help = { helpers: [], hosted: [] };

/** Who would do it in the field, as long as nobody else begins to be repaired there; null: nobody can. */
function helpIn({ facts, empire, ground, unit, design, ...given }: Case): Help | null {
  if (repairsItself(unit, design)) return NOBODY;
  const helpers = ownHelpers({ facts, empire, system: ground.id }, given.lent);
  const hands = { helpers, used: given.helpUsed, hosts: given.hosts };
  return helpFor(hands, repairCostOf({ unit, design }, 'field'));
}

function isOpen(repair: Case, where: Where): boolean {
  const { facts, empire, ground, unit } = repair;
  const refusals = repairRefusalsOf({
    ...repair,
    where,
    isResting: facts.isResting(unit.id),
    place: servicePlaceOf(facts, empire, ground),
    help: where === 'field' ? helpIn(repair) : NOBODY,
  });
  return refusals.length === 0;
}

/** The ways to repair a unit where it is this turn, with their prices. @rule CON-5 */
export function repairOffersOf(repair: Case): readonly RepairOffer[] {
  const { design } = repair;
  return REPAIR_PLACES.filter((where) => isOpen(repair, where)).map((where) => {
    const label = `${String(repairPercentOf(repair, where))}% of ${String(design.cost)}, rounded up`;
    return {
      where,
      price: [{ label, cite: cite('CON-5'), amount: repairCostOf(repair, where) }],
    };
  });
}
