import { expect, test } from 'vitest';
import { quietColonies } from '#test/support/with-rules';
import { constructionPhase } from '#engine/phases/construction/phase';
import { economicPhase } from '#engine/phases/economic/phase';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import { openingPhase } from '#engine/phases/opening/phase';
import { judgeOrders } from '#legality/judge-orders';
import { projectedAccountsOf } from '#legality/accounts/projected-accounts';
import { projectedTreasuryOf } from '#legality/accounts/projected-treasury';
import type { StarSystem } from '#model/campaign/system';
import type { Order } from '#model/orders/order';
import {
  aboard,
  classId,
  type ClassName,
  type Crew,
  harbour,
  human,
  sol,
  unit,
} from '#test/support/harbour';
import { runPhases } from '#test/support/run-phases';
import { scrap, status, viewOf } from './yard-orders.ts';

const PHASES = [economicPhase, groundCombatPhase, constructionPhase, quietColonies];

type Row = Readonly<{
  name: string;
  crew: Crew;
  orders: readonly Order[];
  system?: Partial<StarSystem>;
}>;
const landCensus: Order = { kind: 'UnloadCargo', carrier: unit('k1'), cargo: { kind: 'census' } };
const law = (isKept: boolean): Order => ({ kind: 'SetMartialLaw', system: sol, law: isKept });
const load = (name: string): Order => ({
  kind: 'LoadCargo',
  carrier: unit('k1'),
  cargo: { kind: 'units', units: [unit(name)] },
});
const RESTLESS = { census: 3, morale: 1, productivity: 4, utilized: 4 } as const;
const settlers: Crew = { y1: ['yard'], k1: ['freighter', { census: 1 }] };

test.each<Row>([
  {
    name: 'a flight that is mothballed brings nothing when its carrier is scrapped',
    crew: { y1: ['yard'], u1: ['carrier'], g1: ['wing', { place: aboard('u1') }] },
    orders: [status('mothballed', 'g1'), scrap('u1')],
  },
  {
    name: 'Intel that an unrest keeps away costs no maintenance',
    crew: settlers,
    orders: [{ kind: 'RaiseIntel', system: sol }, landCensus],
    system: { capacity: 20, morale: 2, intel: 10 },
  },
  {
    name: 'Productivity that an unrest keeps away brings nothing',
    crew: settlers,
    orders: [{ kind: 'RaiseProductivity', system: sol }, landCensus],
    system: { capacity: 9, raw: 3, morale: 2, productivity: 2 },
  },
  {
    name: 'Intel that comes costs its maintenance',
    crew: settlers,
    orders: [{ kind: 'RaiseIntel', system: sol }, landCensus],
    system: { capacity: 20, morale: 4, intel: 10 },
  },
  {
    name: 'martial law raises what its colony works',
    crew: { t1: ['troops'], t2: ['troops'], t3: ['troops'] },
    orders: [law(true)],
    system: RESTLESS,
  },
  {
    name: 'martial law without troops enough does not',
    crew: { t1: ['troops'] },
    orders: [law(true)],
    system: RESTLESS,
  },
  {
    name: 'martial law lapses where those who keep it go aboard',
    crew: { k1: ['freighter'], t1: ['troops'], t2: ['troops'], t3: ['troops'] },
    orders: [load('t1')],
    system: { ...RESTLESS, martialLaw: true },
  },
  {
    name: 'martial law that is lifted',
    crew: { t1: ['troops'], t2: ['troops'], t3: ['troops'] },
    orders: [law(false)],
    system: { ...RESTLESS, martialLaw: true },
  },
])('ECO-4: the sheet foretells the Treasury: $name', ({ crew, orders, system = {} }) => {
  const state = harbour({ crew, system, treasury: 200 });
  const sheet = judgeOrders(viewOf(state), orders);
  expect(sheet.legal).toHaveLength(orders.length);
  const played = runPhases(PHASES, state, { [human]: orders });
  const opened = runPhases([openingPhase], { ...played.state, turn: state.turn + 1 });
  expect(opened.state.empires[human]?.treasury).toBe(projectedTreasuryOf(sheet).treasury);
});

test('ECO-5: the forecast leaves the units unpaid that the sheet names first', () => {
  const crew: Crew = { u1: ['cruiser'], u2: ['carrier'], t1: ['troops'], y1: ['yard'] };
  const state = harbour({ crew, system: { productivity: 0, utilized: 0 }, treasury: 2 });
  const first = (...names: readonly ClassName[]): Order => ({
    kind: 'SetStanding',
    fleet: null,
    standing: { unpaidFirst: names.map(classId) },
  });
  const unpaidBy = (...orders: readonly Order[]) => {
    const sheet = judgeOrders(viewOf(state), orders);
    return projectedAccountsOf(sheet).then.income.unpaid.map(({ unit: id }) => id);
  };
  expect(unpaidBy(first('troops'))[0]).toBe(unit('t1'));
  expect(unpaidBy(first('carrier'))[0]).toBe(unit('u2'));
});

const terraform: Order = { kind: 'Terraform', system: sol };
const FAIR = { capacity: 9, raw: 3, census: 4, morale: 4, productivity: 4, utilized: 4 };

test.each([
  { name: 'a colony at full use: RAW, or nothing', system: FAIR, chances: { least: 0, most: 8 } },
  {
    name: 'more Census may bring unrest',
    system: { ...FAIR, morale: 2 },
    chances: { least: -6, most: 8 },
  },
  {
    name: 'an outpost pays nothing in any case',
    system: { ...FAIR, census: 0, morale: 0, productivity: 0, utilized: 0 },
    chances: { least: 0, most: 0 },
  },
])('ECO-4, COL-3: what terraforming leaves open: $name', ({ system, chances }) => {
  const sheet = judgeOrders(viewOf(harbour({ crew: {}, system, treasury: 200 })), [terraform]);
  expect(sheet.legal).toHaveLength(1);
  expect(projectedTreasuryOf(sheet).chances).toEqual({ systems: ['Sol'], ...chances });
});

test('ECO-4: without terraforming nothing hangs on dice that the sheet orders', () => {
  const sheet = judgeOrders(viewOf(harbour({ crew: {}, system: FAIR, treasury: 200 })), []);
  expect(projectedTreasuryOf(sheet).chances).toBeNull();
});
