import { ledgerTotal } from '#kernel/reasons/ledger';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { raidOutlookOf } from '#rules/raiders/raid-outlook';
import type { Aftermath } from '#legality/plan/aftermath';
import type { Plan } from '#legality/plan/plan';

/** The chance of raids in percent, or that raiders are there already. */
export type RaidAhead = Readonly<{ areThere: boolean; chance: number }>;

/** Own units that are in a system when the whole sheet is done; without guards none of them hides. */
export function leftAt(plan: Plan, after: Aftermath, system: SystemId): readonly Unit[] {
  const here = after.unitsAt(system);
  const left = new Set(here.map(({ id }) => id));
  return here.map((unit) => {
    const place = plan.moved.get(unit.id) ?? unit.place;
    const isAboard = place.kind === 'aboard' && left.has(place.carrier);
    return { ...unit, place: isAboard ? place : { kind: 'system', system } };
  });
}

const isConvoy = ({ view }: Plan, { design }: Unit): boolean =>
  view.designs[design]?.design.kind === 'convoy';

/** What the player knows of a system that raids depend on; what no report told counts as nothing. */
function knownOf({ view }: Plan, id: SystemId) {
  const system = view.systems[id];
  const { census = 0, morale = 0, intel = 0 } = system?.own ?? system?.reported?.facts ?? {};
  return { id, census, morale, intel: intel ?? 0 };
}

/**
 * What raids are to be expected in a system after the moves of a sheet, as far as the player knows; null: raiders come to systems with
 * an owner or a convoy only, or nobody plays with raiders. @rule SUP-1 @rule FOG-14
 */
export function raidAhead(plan: Plan, after: Aftermath, system: SystemId): RaidAhead | null {
  const { view } = plan;
  if (view.rules.raiders === 'off') return null;
  const left = leftAt(plan, after, system);
  const known = view.systems[system];
  const isOwned = (known?.own ?? known?.visited?.facts.owner ?? null) !== null;
  if (!isOwned && !left.some((unit) => isConvoy(plan, unit))) return null;
  const units = Object.fromEntries(left.map((unit) => [unit.id, unit]));
  const { areThere, ledger } = raidOutlookOf({ ...view, units }, knownOf(plan, system));
  return { areThere, chance: ledgerTotal(ledger) };
}
