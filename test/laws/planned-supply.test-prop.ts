import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { EmpireView } from '#fog/views/empire-view';
import { judgeOrders } from '#legality/judge-orders';
import { outlookAfterMoves } from '#legality/plan/planned-supply';
import { plannedReach } from '#legality/plan/planned-reach';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { supplyOutlook, type SupplyOutlook } from '#rules/supply/supply-outlook';
import { supplyPoolOf } from '#rules/supply/supply-pools-of';
import { sail } from '#test/engine/movement/voyages';
import { empireId } from '#test/support/campaign';
import { howMany } from '#test/support/how-many';
import { choicesOf } from '#test/support/proof-choices';
import { starving, supplyWorld } from './supply-world.ts';

const SEEDS = howMany(40, 2000);
const red = empireId('red');

const viewOf = (state: CampaignState): EmpireView =>
  empireViewOf(state, red, { campaignName: 'Test', rules: DEFAULT_RULE_SET });

/** Says of each of these units whether it was foretold rightly. */
function compare(
  view: EmpireView,
  outlook: SupplyOutlook,
  units: readonly Unit[],
  out: Set<string>,
) {
  const told = units.map((unit) => {
    const pool = supplyPoolOf(unit, view)!;
    return [unit.id, outlook(pool)] as const;
  });
  for (const [id, one] of told) {
    expect({ id, supplied: one.supplied }, JSON.stringify(one)).toEqual({
      id,
      supplied: !out.has(id),
    });
  }
  return told.map(([, one]) => (one.supplied ? one.by : one.because));
}

test('SUP-4, SUP-5, SUP-6: what is foretold of supply is what the Supply Phase settles', () => {
  const seen = new Map<string, number>();
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const state = supplyWorld(seed);
    const view = viewOf(state);
    const found = compare(
      view,
      supplyOutlook(view),
      Object.values(view.units),
      new Set(starving(state)),
    );
    for (const one of found) seen.set(one, (seen.get(one) ?? 0) + 1);
  }
  const kinds = [
    'route',
    'runners',
    'ships',
    'blockade',
    'enemy',
    'depot-blockaded',
    'lane',
    'too-far',
    'no-depot',
  ];
  for (const kind of kinds) expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0);
});

test('SUP-5: and what is foretold of the moves of a sheet, where nobody stops them', () => {
  let moved = 0;
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const state = supplyWorld(seed);
    const view = viewOf(state);
    const { pick } = choicesOf(seed + SEEDS);
    const { plan } = judgeOrders(view, []);
    const orders = Object.values(view.fleets).flatMap(({ id }): readonly Order[] => {
      const ways = plannedReach(plan, id)?.ways ?? [];
      return ways.length === 0 ? [] : [{ kind: 'MoveFleet', fleet: id, path: pick(ways) }];
    });
    const judged = judgeOrders(view, orders);
    const arrived = { ...sail(state, { red: orders }).state };
    const after = viewOf(arrived);
    const isAsPlanned = Object.values(after.fleets).every(
      ({ id, place }) =>
        place.kind === 'system' &&
        place.system === (judged.plan.destinations.get(id) ?? place.system),
    );
    if (!isAsPlanned) continue;
    moved += judged.plan.destinations.size;
    const outlook = outlookAfterMoves(judged.plan);
    compare(after, outlook, Object.values(after.units), new Set(starving(arrived)));
  }
  expect(moved).toBeGreaterThan(SEEDS);
});
