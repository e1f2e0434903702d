import { sumOf } from '#kernel/numbers/sum';
import { divide } from '#kernel/numbers/divide';
import type { DesignId, EmpireId, SystemId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';

type Base = Pick<Unit, 'owner' | 'design' | 'place' | 'condition' | 'status'>;
type Class = Pick<UnitDesign, 'role' | 'cost'>;

/** The extra income of each route in a system from buildings there. */
export type CivilianTrade = Readonly<{
  /** By trading posts. */
  posts: number;
  /** By civilian bases. */
  bases: number;
}>;

export const NO_CIVILIAN_TRADE: CivilianTrade = { posts: 0, bases: 0 };

const PRICE_OF_A_POINT = 10;

type Working = Readonly<{ trade: CivilianTrade; largest: ReadonlyMap<EmpireId, number> }>;

/**
 * The income that trading posts and civilian bases add to each trade route of a system: 1 point for each 10 of their price, so 1 for a
 * post, and 2, 4 or 6 for a base by size.
 * @rule ECO-2 @rule OPT-21
 * @ruling A trading post or civilian base works like a depot: it must be sound, active and not in a hold. It serves everybody who trades
 *   there, regardless of its owner. If an empire has several civilian bases in a system, for example by capture, only the largest counts.
 *   Every post counts.
 */
export function civilianTradeIn(
  units: readonly Base[],
  designOf: (id: DesignId) => Class,
): ReadonlyMap<SystemId, CivilianTrade> {
  const all = new Map<SystemId, Working>();
  for (const { owner, design, place, condition, status } of units) {
    const isAtWork = place.kind === 'system' && condition === 'sound' && status === 'active';
    const { role, cost } = designOf(design);
    if (!isAtWork || (role !== 'trading-post' && role !== 'civilian-base')) continue;
    const before = all.get(place.system) ?? { trade: NO_CIVILIAN_TRADE, largest: new Map() };
    const value = divide(cost, PRICE_OF_A_POINT, 'down');
    all.set(
      place.system,
      role === 'trading-post' ? post(before, value) : base(before, owner, value),
    );
  }
  return new Map([...all].map(([system, { trade }]) => [system, trade]));
}

const post = ({ trade, largest }: Working, value: number): Working => ({
  trade: { ...trade, posts: trade.posts + value },
  largest,
});

function base({ trade, largest }: Working, owner: EmpireId, value: number): Working {
  const sizes = new Map([...largest, [owner, Math.max(value, largest.get(owner) ?? 0)]]);
  return { trade: { ...trade, bases: sumOf([...sizes.values()], (one) => one) }, largest: sizes };
}
