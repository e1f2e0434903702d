import type { EmpireId } from '#model/campaign/ids';
import type { SystemProjectKind } from '#model/campaign/project';
import { DEVASTATED, settlementOf, type StarSystem } from '#model/campaign/system';
import type { ImprovementFailure } from '#model/events/causes';
import { orderStateOf } from './order-state.ts';

type Improved = Pick<
  StarSystem,
  'owner' | 'census' | 'morale' | 'blockaded' | 'productivity' | 'capacity' | 'intel' | 'traits'
>;

/** A system with this many traits can't be terraformed again (COL-3). */
const MOST_TRAITS = 2;

/**
 * Why an empire can't buy a point of Productivity or Intel: the system must be its own colony, in good order and not blockaded, with
 * Productivity below its Census or Intel below its Capacity. Terraforming needs only an own colony or outpost with at most one trait, or
 * a devastated one. Null if it can.
 * @rule COL-2
 * @rule COL-3
 * @rule ECO-8
 * @rule OPT-18
 * @ruling Intel, too, can be bought only for a colony, because nobody at an outpost could gather it. Neither unrest nor a blockade forbids
 *   terraforming, but the spending limit of a blockaded system applies (ECO-7).
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
 * Why an empire can't sell Productivity of a system, or null.
 * @rule COL-2
 * @ruling Productivity can be sold only in a colony in good order that isn't blockaded, as for buying it.
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
      return !system.traits.includes(DEVASTATED) && system.traits.length >= MOST_TRAITS;
  }
}
