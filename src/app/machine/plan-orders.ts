import { machinePlan } from '#ai/machine/plan';
import { battleOdds } from '#app/machine/battle-odds';
import type { MachineTurn } from '#app/ports/stand-in-record';
import type { EmpireView } from '#fog/views/empire-view';
import { type DiceSeed, seededDice } from '#kernel/dice/seeded-dice';
import type { MachinePlayer } from '#model/campaign/machine-player';
import { MOST_ORDERS } from '#model/orders/sheet-limits';
import type { RollPurpose } from '#model/rolls/roll-purpose';

/** What a machine orders by a view, each order with its reason. The same view and the same seed give the same orders. */
export function planOrders(
  view: EmpireView,
  machine: MachinePlayer,
  seed: DiceSeed,
): MachineTurn['noted'] {
  const dice = seededDice<RollPurpose>(seed);
  return machinePlan(view, machine, { dice, odds: battleOdds }).noted.slice(0, MOST_ORDERS);
}
