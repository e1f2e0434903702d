import type { EmpireView } from '#fog/views/empire-view';
import { brandAs } from '#kernel/brand/brand';
import { copyTable, valuesById } from '#kernel/collections/tables';
import type { FleetId, SystemId } from '#model/campaign/ids';
import type { SupplyKnowledge } from '#rules/supply/supply-knowledge';
import { supplyOutlook } from '#rules/supply/supply-outlook';

type Where = Readonly<{ kind: 'system' | 'lane'; at: string }>;

/** All forces where the draft takes them, but for these fleets, which are at a place. */
function withSent(
  { view, after }: Readonly<{ view: EmpireView; after: SupplyKnowledge }>,
  fleets: readonly string[],
  system: SystemId,
): SupplyKnowledge {
  const place = { kind: 'system', system } as const;
  const units = copyTable(after.units);
  for (const unit of valuesById(view.units)) {
    if (unit.place.kind === 'fleet' && fleets.includes(unit.place.fleet)) units[unit.id] = unit;
  }
  const sent = fleets.map((id) => [id, { place }] as const);
  return { ...after, units, fleets: { ...view.fleets, ...Object.fromEntries(sent) } };
}

/**
 * Whether a player's forces draw supply at a place before they fight there this turn, with these fleets sent there and all others where
 * the draft takes them; null: unknown, because the fleet would have to enter a lane first. @rule SUP-5 @rule SUP-7 @rule FOG-14
 */
export function supplyWhenFought(
  view: EmpireView,
  after: SupplyKnowledge,
  fleets: readonly string[],
): (force: string, where: Where) => boolean | null {
  return (force, { kind, at }) => {
    if (kind === 'lane') {
      const place = view.fleets[brandAs<FleetId>(force)]?.place;
      if (place?.kind !== 'lane' || place.lane !== at) return null;
      return supplyOutlook(view)({ place, together: force }).supplied;
    }
    const system = brandAs<SystemId>(at);
    const place = { kind: 'system', system } as const;
    const there = withSent({ view, after }, fleets, system);
    return supplyOutlook(there)({ place, together: system }).supplied;
  };
}
