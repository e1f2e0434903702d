import type { EmpireView } from '#fog/views/empire-view';

/**
 * Whether an empire has anything to give orders to. The turn does not wait for one that has nothing.
 * @rule TURN-5
 * @ruling An empire without a system, a unit or a work has nothing to order, even if it has EP in its Treasury.
 */
export function hasSomethingToOrder({ systems, units, works }: EmpireView): boolean {
  const owns = Object.values(systems).some(({ own }) => own !== null);
  return owns || Object.keys(units).length > 0 || Object.keys(works).length > 0;
}
