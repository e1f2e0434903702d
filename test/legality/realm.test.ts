import { describe, expect, test } from 'vitest';
import { judgeOrders } from '#legality/judge-orders';
import type { EmpireView } from '#fog/views/empire-view';
import type { StarSystem } from '#model/campaign/system';
import type { Order } from '#model/orders/order';
import { buildUnits } from '#test/support/build-units';
import { empireId, fleetId, unitId } from '#test/support/campaign';
import { loran } from '#test/support/human-and-loran';
import { home, ids, sol, vega, viewOf, wolf } from './human-view.ts';

const invest = (points: number): Order => ({ kind: 'InvestTech', points });
const develop = (system = sol): Order => ({ kind: 'RaiseProductivity', system });
const sell = (system = sol): Order => ({ kind: 'SellProductivity', system });
const spy = (system = sol): Order => ({ kind: 'RaiseIntel', system });
const build = (pay: number | null = null): Order =>
  buildUnits({ design: ids.skiff, system: sol, pay });

/** Sol with Census 4, Morale 4, U 4 and Productivity 2, but for what a test changes. */
function rich(treasury: number, part: Partial<StarSystem> = {}, pool = 0): EmpireView {
  const view = viewOf();
  const row = view.systems[sol]!;
  const own = { ...row.own!, productivity: 2, ...part };
  return {
    ...view,
    empire: { ...view.empire, treasury, techPool: pool },
    systems: { ...view.systems, [sol]: { ...row, own } },
  };
}

const judged = (view: EmpireView, orders: readonly Order[]) => {
  const { verdicts, treasuryAfter } = judgeOrders(view, orders);
  return { codes: verdicts.map(({ issues }) => issues.map(({ code }) => code)), treasuryAfter };
};

describe('TECH-1: research', () => {
  test.each([
    { name: 'fine', points: [4], codes: [[]], left: 16 },
    { name: 'added up', points: [3, 1], codes: [[], []], left: 16 },
    { name: 'beyond the limit', points: [3, 2], codes: [[], ['INVESTMENT_UNFIT']], left: 17 },
    { name: 'not a number of points', points: [0], codes: [['INVESTMENT_UNFIT']], left: 20 },
  ])('$name', ({ points, codes, left }) => {
    expect(judged(rich(20), points.map(invest))).toEqual({ codes, treasuryAfter: left });
  });

  test('cannot be paid', () => {
    expect(judged(rich(3), [invest(4)]).codes).toEqual([['TREASURY_SHORT']]);
  });

  test('TECH-3: more than twice the system income in the pool is pointed out', () => {
    expect(judged(rich(20, {}, 12), [invest(4)]).codes).toEqual([[]]);
    expect(judged(rich(20, {}, 13), [invest(4)]).codes).toEqual([['POOL_FULL']]);
  });
});

describe('COL-2, ECO-8: Productivity and Intel', () => {
  test.each([
    { name: 'bought', orders: [develop()], part: {}, codes: [[]], left: 10 },
    { name: 'Intel too', orders: [develop(), spy()], part: {}, codes: [[], []], left: 5 },
    {
      name: 'once a turn',
      orders: [develop(), develop()],
      part: {},
      codes: [[], ['IMPROVEMENT_TWICE']],
      left: 10,
    },
    {
      name: 'not bought and sold',
      orders: [sell(), develop()],
      part: {},
      codes: [[], ['IMPROVEMENT_TWICE']],
      left: 50,
    },
    {
      name: 'not beyond Census',
      orders: [develop()],
      part: { productivity: 4 },
      codes: [['IMPROVEMENT_UNFIT']],
      left: 40,
    },
    {
      name: 'not in unrest',
      orders: [develop()],
      part: { morale: 1 },
      codes: [['IMPROVEMENT_UNFIT']],
      left: 40,
    },
    {
      name: 'not while blockaded',
      orders: [spy()],
      part: { blockaded: true },
      codes: [['IMPROVEMENT_UNFIT']],
      left: 40,
    },
    {
      name: 'not another’s',
      orders: [spy(wolf)],
      part: {},
      codes: [['IMPROVEMENT_UNFIT']],
      left: 40,
    },
    {
      name: 'nothing to sell',
      orders: [sell()],
      part: { productivity: 0 },
      codes: [['IMPROVEMENT_UNFIT']],
      left: 40,
    },
  ])('$name', ({ orders, part, codes, left }) => {
    expect(judged(rich(40, part), orders)).toEqual({ codes, treasuryAfter: left });
  });

  test('what a sale brings can be spent at once, even out of debt', () => {
    expect(judged(rich(-4), [build(), sell(), build()])).toEqual({
      codes: [['TREASURY_NEGATIVE'], [], []],
      treasuryAfter: 0,
    });
  });
});

test('ECO-7: in a blockaded system all that is built costs at most its reduced output', () => {
  // U 4 × RAW 2, halved: 4.
  const view = rich(40, { blockaded: true });
  expect(judged(view, [build(3), build(1), build(1)])).toEqual({
    codes: [[], [], ['BLOCKADE_LIMIT']],
    treasuryAfter: 36,
  });
});

describe('COL-1: colonies', () => {
  const convoy = unitId('human.u3');
  const far = fleetId('human.f2');
  const settle = (unit = convoy): Order => ({ kind: 'Colonize', convoy: unit, yieldsTo: null });
  const move = (path: readonly (typeof sol)[]): Order => ({ kind: 'MoveFleet', fleet: far, path });

  /** The unit of the fleet at Wolf is a convoy; Wolf was visited and is free. */
  function world(change: Partial<EmpireView> = {}, owner: typeof loran | null = null): EmpireView {
    const view = viewOf();
    const skiff = view.designs[ids.skiff]!;
    const facts = {
      importance: 'minor',
      capacity: 6,
      raw: 2,
      traits: [],
      anomalies: [],
      owner,
      settlement: owner === null ? 'uninhabited' : 'outpost',
    } as const;
    const visited = { turn: 1, source: 'presence', facts } as const;
    return {
      ...view,
      designs: {
        ...view.designs,
        [ids.skiff]: { ...skiff, design: { ...skiff.design, kind: 'convoy' } } as typeof skiff,
      },
      systems: { ...view.systems, [wolf]: { ...view.systems[wolf]!, visited } },
      ...change,
    };
  }

  test.each([
    { name: 'fine where it is', orders: [settle()], codes: [[]] },
    {
      name: 'unless a stranger would',
      orders: [{ ...settle(), yieldsTo: empireId('kili') } as Order],
      codes: [['RIVAL_UNKNOWN']],
    },
    { name: 'twice', orders: [settle(), settle()], codes: [[], ['SETTLER_TWICE']] },
    { name: 'no such convoy', orders: [settle(unitId('loran.u1'))], codes: [['CONVOY_UNKNOWN']] },
    { name: 'no convoy', orders: [settle(unitId('human.u1'))], codes: [['NOT_A_CONVOY']] },
    { name: 'where it goes', orders: [move([vega]), settle()], codes: [['PATH_UNFIT'], []] },
    { name: 'home', orders: [settle(), move([sol])], codes: [['SITE_OWN'], []] },
  ])('$name', ({ orders, codes }) => {
    expect(judged(world(), orders).codes).toEqual(codes);
  });

  test('a place that nobody visited, or that was settled, is doubtful', () => {
    const unseen = { ...world(), systems: viewOf().systems };
    expect(judged(unseen, [settle()]).codes).toEqual([['SITE_UNKNOWN']]);
    expect(judged(world({}, loran), [settle()]).codes).toEqual([['SITE_TAKEN']]);
  });

  test('COL-1: bases in sight that control the place make it doubtful, with the name of their owner', () => {
    const view = world();
    const group = { design: ids.skiff, kind: 'base', condition: 'sound', count: 9 } as const;
    const garrison = {
      kind: 'garrison',
      owner: loran,
      place: { kind: 'system', system: wolf },
      groups: [group],
      current: true,
    };
    const contacts = { c1: garrison } as unknown as EmpireView['contacts'];
    const neighbours = {
      [loran]: { name: 'Loran Imperium', state: 'non-intercourse' },
    } as unknown as EmpireView['neighbours'];
    const { verdicts } = judgeOrders({ ...view, contacts, neighbours }, [settle()]);
    expect(verdicts[0]?.issues.map(({ code, text }) => [code, text])).toEqual([
      ['SITE_HELD', expect.stringContaining('Loran Imperium controls')],
    ]);
  });

  test('a fleet that withdraws settles only where it goes', () => {
    const view = world();
    const lane = Object.values(view.lanes)[0]!.id;
    const fleet = { ...view.fleets[far]!, withdrawing: { lane, turn: 1 } };
    const leaving = { ...view, fleets: { ...view.fleets, [far]: fleet } };
    expect(judged(leaving, [settle()]).codes).toEqual([['SETTLER_WITHDRAWS']]);
  });

  test('FOG-14: the order of move and settlement in the sheet does not matter', () => {
    const first = judged(world(), [move([sol]), settle()]);
    expect(first.codes).toEqual([[], ['SITE_OWN']]);
    expect(judgeOrders(world(), [settle(), move([sol])]).legal.map(({ index }) => index)).toEqual([
      1,
    ]);
    expect(home).not.toBe(far);
  });
});
