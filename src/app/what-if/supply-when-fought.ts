import type { EmpireView } from '#fog/views/empire-view';
import { brandAs } from '#kernel/brand/brand';
import type { FleetId, SystemId } from '#model/campaign/ids';
import { supplyOutlook } from '#rules/supply/supply-outlook';

type Where = Readonly<{ kind: 'system' | 'lane'; at: string }>;

/**
 * Whether a player's forces draw supply at a place before they fight there this turn, with these fleets sent there;
 * null: unknown, because the fleet would have to enter a lane first. @rule SUP-5 @rule SUP-7 @rule FOG-14
 */
export function supplyWhenFought(
  view: EmpireView,
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
    const sent = fleets.map((id) => [id, { place }] as const);
    const there = { ...view, fleets: { ...view.fleets, ...Object.fromEntries(sent) } };
    return supplyOutlook(there)({ place, together: system }).supplied;
  };
}
