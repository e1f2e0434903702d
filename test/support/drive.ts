import type { Moderator, Player } from '#app/actor';
import type { UseCases } from '#app/use-cases';
import { keysById, valuesById } from '#kernel/collections/tables';
import type { EmpireView } from '#fog/views/empire-view';
import type { Order } from '#model/orders/order';
import { done } from './ports.ts';

/**
 * Plays one phase of a campaign, and before it, when orders are open, a sheet for every empire. The orders depend on the views alone, so
 * that every caller drives a campaign the same way.
 */
export async function driveOn(use: UseCases, moderator: Moderator): Promise<number> {
  const { version, stage, turn, sheets } = done(await use.readDesk({ actor: moderator }));
  if (stage === 'orders') {
    for (const { empire } of sheets) {
      const actor: Player = { kind: 'player', campaign: moderator.campaign, empire };
      const { view } = done(await use.readPlayerDesk({ actor })).issued!;
      done(await use.submitOrders({ actor, turn, orders: ordersFor(view) }));
    }
  }
  done(await use.runNextPhase({ actor: moderator, version }));
  return version + 1;
}

/** Every fleet goes on along a lane, another one each turn; ships are built as long as there is money. */
function ordersFor(view: EmpireView): readonly Order[] {
  const moves = valuesById(view.fleets).flatMap((fleet): Order[] => {
    if (fleet.place.kind !== 'system') return [];
    const { system } = fleet.place;
    const ends = valuesById(view.lanes)
      .filter((lane) => lane.a === system || lane.b === system)
      .map((lane) => (lane.a === system ? lane.b : lane.a));
    const to = ends[view.turn % ends.length];
    return to === undefined ? [] : [{ kind: 'MoveFleet', fleet: fleet.id, path: [to] }];
  });
  const design = keysById(view.designs)[view.turn % keysById(view.designs).length]!;
  const build: Order = {
    kind: 'BuildUnits',
    design,
    count: 1,
    system: view.empire.homeworld,
    source: 'shipyard',
    names: [`Born in ${view.label}`],
    pay: null,
  };
  return [build, ...moves];
}
