import { valuesById } from '#kernel/collections/tables';
import { helpUsedAt } from '#rules/construction/help-used-at';
import { hostsSeen } from '#rules/construction/hosts-seen';
import { knownGroundOf } from '#rules/construction/known-ground';
import { lentIn } from '#rules/construction/lent-by';
import { unknownGroundOf } from '#rules/construction/unknown-ground';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { isWithdrawing } from '#rules/forces/is-withdrawing';
import { type RepairOffer, repairOffersOf } from '#rules/construction/repair-offers';
import type { EmpireView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { siteFactsOf } from './site-facts.ts';

/** A unit that can be repaired where it is, and how. */
export type Patient = Readonly<{ unit: Unit; at: SystemId; offers: readonly RepairOffer[] }>;

/** The crippled and the unconverted units that can be repaired where they are. @rule CON-5 */
export function patientsIn(view: EmpireView): readonly Patient[] {
  const facts = siteFactsOf(view);
  const empire = view.empire.id;
  const projects = valuesById(view.projects);
  return valuesById(view.units).flatMap((unit): readonly Patient[] => {
    const isWhole = unit.condition === 'sound' && !unit.unconverted;
    const at = isWhole ? null : systemOfUnit(unit, view);
    const design = facts.designOf(unit.design);
    if (at === null || design === undefined) return [];
    const ground = knownGroundOf(view.systems[at]) ?? unknownGroundOf(at);
    const offers = repairOffersOf({
      facts,
      empire,
      ground,
      unit,
      design,
      isWithdrawing: isWithdrawing(unit, view),
      helpUsed: helpUsedAt(projects, view, at),
      lent: lentIn(view.lent, at),
      hosts: hostsSeen(view, at),
    });
    return offers.length === 0 ? [] : [{ unit, at, offers }];
  });
}
