import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import { judgeOrders } from '#legality/judge-orders';
import type { LaneClass } from '#model/campaign/lane';
import { laneIdOf } from '#model/campaign/lane';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { unitId } from '#test/support/campaign';
import { home, ids, sol, vega, viewOf, wolf } from './human-view.ts';

const hermes = unitId('human.u1');
const lane = laneIdOf(sol, wolf);
const improve = (toward = wolf, explorer = hermes): Order => ({
  kind: 'ImproveLane',
  explorer,
  toward,
});
const move: Order = { kind: 'MoveFleet', fleet: home, path: [wolf] };

type Row = Readonly<{
  name: string;
  orders?: readonly Order[];
  laneClass?: LaneClass | 'unknown';
  part?: Partial<Unit>;
  ability?: string;
  treasury?: number;
  codes: readonly (readonly string[])[];
  left?: number;
}>;

test.each<Row>([
  { name: 'restricted', codes: [[]], left: 70 },
  { name: 'minor', laneClass: 'minor', codes: [[]], left: 40 },
  { name: 'major', laneClass: 'major', codes: [['LANE_UNFIT']] },
  { name: 'unexplored', laneClass: 'unexplored', codes: [['LANE_UNFIT']] },
  { name: 'of a class that is not known', laneClass: 'unknown', codes: [['LANE_UNFIT']] },
  { name: 'no lane there', orders: [improve(vega)], codes: [['LANE_UNFIT']] },
  { name: 'no Explorer', ability: 'scout', codes: [['NOT_AN_EXPLORER']] },
  { name: 'crippled', part: { condition: 'crippled' }, codes: [['NOT_AN_EXPLORER']] },
  { name: 'nobody', orders: [improve(wolf, unitId('human.u99'))], codes: [['UNIT_UNKNOWN']] },
  { name: 'too dear', treasury: 29, codes: [['TREASURY_SHORT']], left: 29 },
  {
    name: 'twice by the same Explorer',
    orders: [improve(), improve()],
    codes: [[], ['EXPLORER_RESTS', 'LANE_TWICE']],
    left: 70,
  },
  {
    name: 'its fleet stays for it',
    orders: [move, improve()],
    codes: [['PATH_UNFIT'], []],
    left: 70,
  },
])('CON-10: $name', ({ orders = [improve()], treasury = 100, left = 100, codes, ...row }) => {
  const { laneClass = 'restricted', part, ability = 'explorer' } = row;
  const view = viewOf();
  const carrier = view.designs[ids.carrier]!;
  const abilities = [{ id: brandAs(ability), rating: 1 }];
  const verdict = judgeOrders(
    {
      ...view,
      empire: { ...view.empire, treasury },
      designs: {
        ...view.designs,
        [ids.carrier]: {
          ...carrier,
          design: { ...carrier.design, cc: 1, abilities },
        } as typeof carrier,
      },
      lanes: { ...view.lanes, [lane]: { ...view.lanes[lane]!, class: laneClass } },
      units: { ...view.units, [hermes]: { ...view.units[hermes]!, ...part } },
    },
    orders,
  );
  expect(verdict.verdicts.map(({ issues }) => issues.map(({ code }) => code))).toEqual(codes);
  expect(verdict.treasuryAfter).toBe(left);
});
