import { expect, test } from 'vitest';
import type { EmpireView } from '#fog/views/empire-view';
import { keysById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import { judgeOrders } from '#legality/judge-orders';
import { type PlannedReach, plannedReach } from '#legality/plan/planned-reach';
import type { SystemId } from '#model/campaign/ids';
import type { FleetRef, Order } from '#model/orders/order';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { howMany } from '#test/support/how-many';
import { human, loran } from '#test/support/proof-map';
import { proofWorld } from '#test/support/proof-world';
import { viewOf } from '#test/support/whole-turn';

const MODELS = ['galaxies', 'classic', 'twoJump'] as const;
const SEEDS = howMany(24, 600);
/** No movement model lets a fleet take more lanes. */
const LANES = 5;

/** Every walk over lanes that an empire knows, of any class. */
function walksFrom(view: EmpireView, from: SystemId): readonly (readonly SystemId[])[] {
  const lanes = laneMapOf(view.lanes);
  let walks: readonly (readonly SystemId[])[] = [[]];
  const all: (readonly SystemId[])[] = [];
  for (let lane = 0; lane < LANES; lane += 1) {
    walks = walks.flatMap((walk) =>
      lanes.neighboursOf(walk.at(-1) ?? from).map((to) => [...walk, to]),
    );
    all.push(...walks);
  }
  return all;
}

type Sheet = Readonly<{ view: EmpireView; rest: readonly Order[]; fleet: FleetRef }>;

const isAccepted = ({ view, rest, fleet }: Sheet, path: readonly SystemId[]): boolean => {
  const { verdicts } = judgeOrders(view, [...rest, { kind: 'MoveFleet', fleet, path }]);
  return verdicts.at(-1)!.accepted;
};

const text = (paths: readonly (readonly SystemId[])[]): readonly string[] =>
  paths.map((path) => path.join(' ')).toSorted(compareText);

/** The ways that are offered are just those that the judge accepts, and the goals are where they end. */
function check(sheet: Sheet, { from, ways, goals }: PlannedReach): number {
  const accepted = walksFrom(sheet.view, from).filter((path) => isAccepted(sheet, path));
  expect(text(ways)).toEqual(text(accepted));
  const near = goals.filter(({ turns }) => turns === 1).map(({ system }) => system);
  const ends = accepted.flatMap((path) => path.at(-1) ?? []).filter((end) => end !== from);
  expect(new Set(near)).toEqual(new Set(ends));
  for (const { path } of goals) expect(text(accepted)).toContain(path.join(' '));
  return near.length;
}

test('MOV-1: a fleet is offered just the ways that the judge of orders accepts, in any sheet', () => {
  let offered = 0;
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const world = proofWorld(seed);
    const viewer = seed % 2 === 0 ? human : loran;
    const known = viewOf(world, world.state, viewer);
    const movementModel = MODELS[seed % MODELS.length]!;
    const view = { ...known, rules: { ...known.rules, movementModel } };
    const orders = world.orders[viewer] ?? [];
    const { plan } = judgeOrders(view, orders);
    for (const fleet of [...keysById(view.fleets), ...plan.formed.keys()]) {
      const rest = orders.filter((one) => one.kind !== 'MoveFleet' || one.fleet !== fleet);
      const reach = plannedReach(plan, fleet);
      if (reach !== null) offered += check({ view, rest, fleet }, reach);
    }
  }
  expect(offered).toBeGreaterThan(SEEDS);
});
