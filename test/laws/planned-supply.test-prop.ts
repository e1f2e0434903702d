import { expect, test } from 'vitest';
import { supplyPhase } from '#engine/phases/supply/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { EmpireView } from '#fog/views/empire-view';
import { judgeOrders } from '#legality/judge-orders';
import { outlookAfterMoves } from '#legality/planned-supply';
import { plannedReach } from '#legality/planned-reach';
import { LANE_CLASSES, type LaneClass } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { supplyOutlook, type SupplyOutlook } from '#rules/supply/supply-outlook';
import { supplyPoolOf } from '#rules/supply/supply-pools-of';
import { looked, sail, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId } from '#test/support/campaign';
import { howMany } from '#test/support/how-many';
import { type Choices, choicesOf } from '#test/support/proof-choices';
import { eventsOf, runPhases } from '#test/support/run-phases';

const SEEDS = howMany(40, 2000);
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
const SHIPS = ['dd', 'dd', 'dd!', 'supplier', 'supplier!', 'runner', 'siege', 'convoy'] as const;
const red = empireId('red');

function fleetsOf({ below, pick }: Choices, count: number) {
  const fleets = Array.from({ length: count }, (_, at) => {
    const ships = Array.from({ length: 1 + below(3) }, () => pick(SHIPS));
    return [`f${String(at)}`, [pick(LETTERS), ...ships]] as const;
  });
  return Object.fromEntries(fleets);
}

/**
 * Red, at war with blue and perhaps green’s partner, sees everything: a base of his stands in every system. Systems of others are left
 * out, since nobody knows whom their owners count as enemies.
 */
function worldOf(seed: number): CampaignState {
  const choices = choicesOf(seed);
  const { below, percent, pick, shuffled } = choices;
  const line = LETTERS.slice(1).map((to, at) => `${LETTERS[at]!}-${to}`);
  const more = ['A-C', 'B-D', 'C-F', 'A-G', 'E-G'].filter(() => percent(35));
  const lanes = [...line, ...more].map(
    (lane) => [lane, pick<LaneClass>([...LANE_CLASSES, 'minor'])] as const,
  );
  const own = shuffled(LETTERS).slice(0, 4);
  const depots = shuffled(LETTERS).slice(0, 1 + below(2));
  return looked(
    voyageOf({
      empires: ['red', 'blue', 'green'],
      states: { 'red/green': pick(['military', 'alliance', 'trade']) },
      lanes: Object.fromEntries(lanes),
      owners: Object.fromEntries(own.map((at) => [at, 'red'])),
      fleets: {
        red: fleetsOf(choices, 4),
        blue: fleetsOf(choices, 2),
        green: fleetsOf(choices, 1),
      },
      units: [
        ...LETTERS.map((at) => ashore(`red.base${at}`, 'base', at)),
        ...depots.map((at) => ashore(`red.depot${at}`, 'depot', at)),
        ashore('green.depot', 'depot', pick(own)),
      ],
    }),
  );
}

const viewOf = (state: CampaignState): EmpireView =>
  empireViewOf(state, red, { campaignName: 'Test', rules: DEFAULT_RULE_SET });

/** Red’s units without supply, as the phase settles it. */
function starving(state: CampaignState): ReadonlySet<string> {
  const { events } = runPhases([supplyPhase], { ...state, phase: 'supply' });
  const own = eventsOf(events, 'UnitsOutOfSupply').filter(({ empire }) => empire === red);
  return new Set(own.flatMap(({ units }) => units));
}

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
    const state = worldOf(seed);
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
    const state = worldOf(seed);
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
