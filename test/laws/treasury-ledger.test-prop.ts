import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { rollsById } from '#fog/visibility/rolls-by-id';
import { seeEvents } from '#fog/visibility/see-events';
import type { SeenEvent } from '#fog/views/seen-event';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { valuesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { OrdersByEmpire } from '#model/orders/order';
import { contextOf } from '#report/sections/context';
import { treasuryLedger } from '#report/sections/treasury';
import { howMany } from '#test/support/how-many';
import { proofWorld } from '#test/support/proof-world';
import { withRandomOrders } from '#test/support/proof-world-later';
import {
  type DonePhase,
  donePhase,
  legalSheets,
  standingDecider,
  WHOLE_TURN,
} from '#test/support/whole-turn';

const SEEDS = howMany(15, 100);
const TURNS = 3;

type Told = Readonly<{ before: CampaignState; after: CampaignState; seen: SeenOf }>;
type SeenOf = (empire: EmpireId) => readonly SeenEvent[];

/** Turns of a world with random orders of everybody, each with what its empires are told of it. */
function* turnsOf(seed: number): Generator<Told> {
  let world = proofWorld(seed);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const before = world.state;
    const events: CampaignEvent[] = [];
    const rolls: DonePhase['rolls'][number][] = [];
    let orders: OrdersByEmpire = {};
    for (const phase of WHOLE_TURN.slice(0, -1)) {
      if (phase === 'economic') orders = legalSheets(world, world.state);
      const done = donePhase(world, { state: world.state, orders, decide: standingDecider });
      events.push(...done.events);
      rolls.push(...done.rolls);
      world = { ...world, state: done.state };
    }
    const known = { rolls: rollsById(rolls), contacts: new Set<EmpireId>() };
    yield { before, after: world.state, seen: (empire) => seeEvents(events, empire, known) };
    world = withRandomOrders(world);
  }
}

test('ECO-4, ECO-6: the Treasury of the last sheet and every line since add up to the Treasury now, to the point', () => {
  const labels = new Set<string>();
  for (let seed = 0; seed < SEEDS; seed += 1) {
    for (const { before, after, seen } of turnsOf(seed)) {
      const { rules } = proofWorld(seed);
      for (const { id, treasury } of valuesById(after.empires)) {
        const view = empireViewOf(after, id, { campaignName: 'Test', rules });
        const block = treasuryLedger(contextOf(view, seen(id)));
        if (block.kind !== 'ledger') throw new Error('the Treasury is told as a ledger');
        expect(ledgerTotal(block.lines)).toBe(treasury);
        const where = `seed ${String(seed)}, turn ${String(before.turn)}, ${id}`;
        expect(block.lines[0]?.amount, where).toBe(before.empires[id]!.treasury);
        for (const { label } of block.lines) labels.add(label.split(' ')[0]!);
      }
    }
  }
  expect([...labels]).toEqual(
    expect.arrayContaining(['Income', 'Expenses', 'Building', 'Research']),
  );
});
