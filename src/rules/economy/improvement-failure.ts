import type { EmpireId } from '#model/campaign/ids';
import type { SystemProjectKind } from '#model/campaign/project';
import { settlementOf, type StarSystem } from '#model/campaign/system';
import type { ImprovementFailure } from '#model/events/causes';
import { orderStateOf } from './order-state.ts';

type Improved = Pick<
  StarSystem,
  'owner' | 'census' | 'morale' | 'blockaded' | 'productivity' | 'capacity' | 'intel' | 'traits'
>;

/** A system with this many traits can't be terraformed again (COL-3). */
const MOST_TRAITS = 2;

/**
 * What forbids one point more of Productivity or Intel to an empire's system: it must be its own
 * colony, in good order and not blockaded, with Productivity below its Census or Intel below its
 * Capacity. Terraforming asks for no more than an own colony or outpost with one trait at most. Null: nothing.
 * @rule COL-2
 * @rule COL-3
 * @rule ECO-8
 * @ruling Intel too is bought for colonies only: nobody at an outpost could gather it. Neither unrest nor a
 * blockade forbids terraforming; what may be spent in a blockaded system limits it (ECO-7).
 */
export function improvementFailureOf(
  kind: SystemProjectKind,
  system: Improved,
  empire: EmpireId,
): ImprovementFailure | null {
  const failure =
    kind === 'terraforming' ? ownerFailureOf(system, empire) : obedienceFailureOf(system, empire);
  return failure ?? (isAtLimit(kind, system) ? 'at-limit' : null);
}

/**
 * What forbids an empire to sell Productivity of a system; null: nothing.
 * @rule COL-2
 * @ruling Selling asks for good order and open ways as buying does.
 */
export function saleFailureOf(system: Improved, empire: EmpireId): ImprovementFailure | null {
  return obedienceFailureOf(system, empire) ?? (system.productivity === 0 ? 'at-limit' : null);
}

const ownerFailureOf = ({ owner }: Improved, empire: EmpireId): ImprovementFailure | null =>
  owner === empire ? null : 'system-lost';

function obedienceFailureOf(system: Improved, empire: EmpireId): ImprovementFailure | null {
  const lost = ownerFailureOf(system, empire);
  if (lost !== null) return lost;
  if (settlementOf(system) !== 'colony') return 'no-colony';
  if (orderStateOf(system) !== 'good-order') return 'not-in-order';
  return system.blockaded ? 'blockaded' : null;
}

function isAtLimit(kind: SystemProjectKind, system: Improved): boolean {
  switch (kind) {
    case 'productivity':
      return system.productivity >= system.census;
    case 'intel':
      return system.intel >= system.capacity;
    case 'terraforming':
      return system.traits.length >= MOST_TRAITS;
  }
}
