import { ratingOf, type UnitDesign } from '#model/forces/design';

/** How much ordnance a unit can take: its CC, a flight 1, and nothing without Missile. @rule SUP-9 */
export function ordnanceRoomOf({
  kind,
  cc,
  abilities,
}: Pick<UnitDesign, 'kind' | 'cc' | 'abilities'>): number {
  if (ratingOf({ abilities }, 'missile') === 0) return 0;
  return kind === 'flight' ? 1 : cc;
}
