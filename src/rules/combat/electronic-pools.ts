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
  const scouts = sumOf(
    own,
    ({ traits, mission }) => traits.scouts + (mission === 'scouting' ? 1 : 0),
  );
  const jammed = Math.min(
    scouts,
    sumOf(enemy, ({ traits }) => traits.jams),
  );
  const pools = {
    scouts: scouts - jammed,
    guardian: sumOf(own, ({ traits }) => traits.guardian),
    'fire-control': sumOf(own, ({ traits }) => traits['fire-control']),
    disruptor: sumOf(own, ({ traits }) => traits.disruptor),
    suppression: sumOf(own, ({ traits }) => traits.suppression),
  };
  return { pools, jammed };
}

/** Whether there is nothing to spend. */
export const areEmpty = (pools: ElectronicPools): boolean =>
  pools.scouts + pools.guardian + pools['fire-control'] + pools.disruptor + pools.suppression === 0;

/** Whom electronic warfare can touch: ships, bases and flights. @rule CSC-17 */
export const isElectronicTarget = (kind: UnitKind): boolean =>
  kind === 'ship' || kind === 'base' || kind === 'flight';
