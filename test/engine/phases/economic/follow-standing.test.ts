import { economicPhase } from '#engine/phases/economic/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import { projectedTreasuryOf } from '#legality/accounts/projected-treasury';
import type { SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { campaignOf, empireOf, systemId, systemOf } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const [sol, wolf, vega] = [systemId('H0101'), systemId('H0102'), systemId('H0103')];

/** Sol of Productivity 5 with Census 9, and Wolf of 2 with Census 3; Vega is full. */
function world(treasury: number, standing: Partial<StandingOrders>): CampaignState {
  const empire = empireOf({ id: human, treasury });
  const colony = (id: SystemId, productivity: number, census: number) =>
    systemOf({
      id,
      owner: human,
      productivity,
      utilized: productivity,
      census,
      morale: census,
      capacity: 9,
    });
  return campaignOf({
    turn: 3,
    phase: 'economic',
    empires: [
      { ...empire, standing: { ...empire.standing, ...standing } },
      empireOf({ id: loran }),
    ],
    systems: [colony(sol, 5, 9), colony(wolf, 2, 3), colony(vega, 4, 4)],
  });
}

/** What is bought in the Economic Phase, as the engine does it. */
function bought(state: CampaignState, orders: readonly Order[] = []) {
  const { events, state: after } = runPhases([economicPhase], state, { [human]: orders });
  return {
    invested: eventsOf(events, 'TechInvested').map(({ points }) => points),
    developed: eventsOf(events, 'ProjectBegun').map(({ project: { subject } }) =>
      subject.kind === 'system' ? subject.system : null,
    ),
    failed: eventsOf(events, 'OrderFailed').length,
    left: after.empires[human]!.treasury,
  };
}

const viewOf = (state: CampaignState) =>
  empireViewOf(state, human, { campaignName: 'Test', rules: DEFAULT_RULE_SET });

const invest = (points: number): Order => ({ kind: 'InvestTech', points });
const develop = (system: SystemId): Order => ({ kind: 'RaiseProductivity', system });

test.each<
  Readonly<{
    name: string;
    treasury: number;
    standing: Partial<StandingOrders>;
    orders: readonly Order[];
    invested: readonly number[];
    developed: readonly SystemId[];
    left: number;
  }>
>([
  {
    name: 'both as far as they are wanted',
    treasury: 200,
    standing: { investEachTurn: 6, developEachTurn: [wolf, vega, sol] },
    orders: [],
    invested: [6],
    developed: [wolf, sol],
    left: 104,
  },
  {
    name: 'no more than Utilized Productivity',
    treasury: 200,
    standing: { investEachTurn: 40 },
    orders: [],
    invested: [11],
    developed: [],
    left: 189,
  },
  {
    name: 'what the sheet leaves',
    treasury: 34,
    standing: { investEachTurn: 6, developEachTurn: [sol, wolf] },
    orders: [develop(wolf)],
    invested: [4],
    developed: [wolf],
    left: 0,
  },
  {
    name: 'nothing more where the sheet invests',
    treasury: 50,
    standing: { investEachTurn: 6 },
    orders: [invest(2)],
    invested: [2],
    developed: [],
    left: 48,
  },
  {
    name: 'no colony after one that cannot be paid',
    treasury: 59,
    standing: { developEachTurn: [sol, wolf] },
    orders: [],
    invested: [],
    developed: [],
    left: 59,
  },
  {
    name: 'not what the sheet sells',
    treasury: 50,
    standing: { developEachTurn: [wolf] },
    orders: [{ kind: 'SellProductivity', system: wolf }],
    invested: [],
    developed: [],
    left: 60,
  },
  {
    name: 'by orders of the same sheet',
    treasury: 9,
    standing: {},
    orders: [{ kind: 'SetStanding', fleet: null, standing: { investEachTurn: 7 } }],
    invested: [7],
    developed: [],
    left: 2,
  },
  {
    name: 'nothing with a negative Treasury',
    treasury: -3,
    standing: { investEachTurn: 7, developEachTurn: [wolf] },
    orders: [],
    invested: [],
    developed: [],
    left: -3,
  },
])('TURN-4, ECO-6: standing orders buy $name, and the sheet foretells it', (row) => {
  const state = world(row.treasury, row.standing);
  const { invested, developed, left } = row;
  expect(bought(state, row.orders)).toEqual({ invested, developed, left, failed: 0 });
  const judged = judgeOrders(viewOf(state), row.orders);
  expect(judged.treasuryAfter).toBe(left);
  const next = projectedTreasuryOf(judged);
  expect(next.treasury).toBe(left + next.systemIncome + next.commerce - next.maintenance);
});

test.each([
  { standing: { investEachTurn: -1 }, codes: ['INVESTMENT_UNFIT'] },
  { standing: { developEachTurn: [systemId('H0909')] }, codes: ['SYSTEM_UNFIT'] },
  { standing: { unpaidUnits: ['human.u7' as never] }, codes: ['UNIT_UNKNOWN'] },
  { standing: { investEachTurn: 5, developEachTurn: [sol] }, codes: [] },
])('TURN-4: $standing is judged $codes', ({ standing, codes }) => {
  const order: Order = { kind: 'SetStanding', fleet: null, standing };
  const { verdicts } = judgeOrders(viewOf(world(50, {})), [order]);
  expect(verdicts[0]?.issues.map(({ code }) => code)).toEqual(codes);
});
