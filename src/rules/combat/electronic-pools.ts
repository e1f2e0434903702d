import { sumOf } from '#kernel/numbers/sum';
import type { FriendlyEffect, HostileEffect, Mission } from '#model/battle/round-orders';
import type { UnitKind } from '#model/forces/unit';
import type { BattleTraits } from './abilities/battle-ability.ts';

/** Functions that a side can spend in a round, by what they are good for. */
export type ElectronicPools = Readonly<Record<'scouts' | FriendlyEffect | HostileEffect, number>>;

type Waging = Readonly<{ traits: BattleTraits; mission: Mission | null }>;

/**
 * What a side has for electronic warfare: the Scouts of its task force and the missions to scout, less
 * what the enemy jams; dedicated functions are never jammed.
 * @rule CSC-17
 */
export function electronicPools(
  own: readonly Waging[],
  enemy: readonly Waging[],
): Readonly<{ pools: ElectronicPools; jammed: number }> {
  const pools = { scouts: 0, guardian: 0, 'fire-control': 0, disruptor: 0, suppression: 0 };
  for (const { traits, mission } of own) {
    pools.scouts += traits.scouts + (mission === 'scouting' ? 1 : 0);
    pools.guardian += traits.guardian;
    pools['fire-control'] += traits['fire-control'];
    pools.disruptor += traits.disruptor;
    pools.suppression += traits.suppression;
  }
  const jammers = sumOf(enemy, ({ traits }) => traits.jams);
  const jammed = Math.min(pools.scouts, jammers);
  pools.scouts -= jammed;
  return { pools, jammed };
}

/** Whether there is nothing to spend. */
export const areEmpty = (pools: ElectronicPools): boolean =>
  pools.scouts + pools.guardian + pools['fire-control'] + pools.disruptor + pools.suppression === 0;

/** Whom electronic warfare can touch: ships, bases and flights. @rule CSC-17 */
export const isElectronicTarget = (kind: UnitKind): boolean =>
  kind === 'ship' || kind === 'base' || kind === 'flight';
