import type { OrdnancePackage } from '#model/forces/ordnance';
import type { BattleTraits } from '#rules/combat/abilities/battle-ability';

/** What a package gives while it acts. */
type OrdnanceRow = Readonly<{
  name: string;
  stats: Readonly<Partial<Record<'dv' | 'as' | 'af' | 'cr', number>>>;
  traits: Partial<BattleTraits>;
  /** Bombardment points (BOM-1). */
  bombardment?: number;
}>;

/** Every package that there is. @rule SUP-9 */
export const ORDNANCE_TABLE: Readonly<Record<OrdnancePackage, OrdnanceRow>> = {
  'long-range': { name: 'Long Range', stats: { dv: 1 }, traits: {} },
  heavy: { name: 'Heavy', stats: { as: 1 }, traits: {} },
  'anti-fighter': { name: 'Anti-Fighter', stats: { af: 1 }, traits: {} },
  'comm-drone': { name: 'Comm Drone', stats: { cr: 1 }, traits: {} },
  piercing: { name: 'Piercing', stats: {}, traits: { disruptor: 1 } },
  chaff: { name: 'Chaff', stats: {}, traits: { guardian: 1 } },
  jammer: { name: 'Jammer', stats: {}, traits: { jams: 1 } },
  bombardment: { name: 'Bombardment', stats: {}, traits: {}, bombardment: 1 },
  proximity: { name: 'Proximity', stats: {}, traits: { sweeps: 1 } },
};
