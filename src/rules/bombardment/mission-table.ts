import { divide } from '#kernel/numbers/divide';
import type { Mission } from '#model/orders/bombard';

/** What a mission's points do: `hit` once for each full price, `wound` once for each two. */
type MissionRow = Readonly<{
  name: string;
  price: number;
  /** For each full price. */
  hit: 'attrition' | 'utilized' | 'suppressed' | 'die' | 'defense';
  /** For each two full prices. */
  wound: 'utilized' | 'productivity' | 'census' | null;
  /** In the bombarder's own system in rebellion, against the rebels. */
  onRebels: boolean;
}>;

/** Every bombardment mission. @rule BOM-2 */
export const MISSION_TABLE: Readonly<Record<Mission, MissionRow>> = {
  'anti-troop': {
    name: 'Anti-Troop',
    price: 12,
    hit: 'attrition',
    wound: 'utilized',
    onRebels: true,
  },
  'anti-productivity': {
    name: 'Anti-Productivity',
    price: 12,
    hit: 'utilized',
    wound: 'productivity',
    onRebels: false,
  },
  'anti-population': {
    name: 'Anti-Population',
    price: 12,
    hit: 'utilized',
    wound: 'census',
    onRebels: false,
  },
  suppression: {
    name: 'Suppression',
    price: 8,
    hit: 'suppressed',
    wound: null,
    onRebels: false,
  },
  general: { name: 'General', price: 12, hit: 'die', wound: null, onRebels: false },
  'tactical-support': {
    name: 'Tactical Support',
    price: 12,
    hit: 'defense',
    wound: null,
    onRebels: true,
  },
};

/** A permanent loss takes two full prices. */
const PRICES_FOR_WOUND = 2;

/** What points do in a mission: full prices, permanent losses among them, and the points that are left over. @rule BOM-2 @rule BOM-4 */
export function missionHits(
  mission: Mission,
  points: number,
): Readonly<{ hits: number; wounds: number; spent: number; left: number }> {
  const { price, wound } = MISSION_TABLE[mission];
  const hits = divide(points, price, 'down');
  const wounds = wound === null ? 0 : divide(hits, PRICES_FOR_WOUND, 'down');
  const spent = hits * price;
  return { hits, wounds, spent, left: points - spent };
}
