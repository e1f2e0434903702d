import { describe, expect, test } from 'vitest';
import { judgeSheet } from '#app/orders/judge-sheet';
import { plotMoves } from '#app/orders/plot-moves';
import type { EmpireView } from '#fog/views/empire-view';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { raidChanceOf } from '#rules/raiders/raid-chance-of';
import { raidFactsIn } from '#rules/raiders/raid-facts-in';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { type FleetPlan, looked, move, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, systemId } from '#test/support/campaign';
import { withRaiders } from '#test/support/with-raiders';

type Plan = Readonly<{ fleets: FleetPlan; rules?: Partial<RuleSet>; raided?: boolean }>;

/** What red knows, who owns A with a depot and no more. */
function viewOf({ fleets, rules = {}, raided = false }: Plan): EmpireView {
  const base = voyageOf({
    lanes: { 'A-B': 'minor' },
    owners: { A: 'red' },
    fleets,
    units: [ashore('red.u9', 'depot', 'A')],
  });
  const state: CampaignState = looked(
    raided ? withRaiders(base, { at: systemId('A'), classes: ['corsair'] }) : withRaiders(base),
  );
  const about = { campaignName: 'Test', rules: { ...DEFAULT_RULE_SET, ...rules } };
  return empireViewOf({ ...state, phase: 'economic' }, empireId('red'), about);
}

/** What red, who owns A with a depot and no more, is told of its orders. */
const warned = (plan: Plan, ...orders: readonly Order[]) =>
  judgeOrders(viewOf(plan), orders).verdicts.map(({ issues }) =>
    issues.filter(({ code }) => code === 'RAIDERS_MAY_COME').map(({ text }) => text),
  );

/** The chances that the player is told in all. */
const chancesOf = (plan: Plan, ...orders: readonly Order[]) =>
  judgeSheet(viewOf(plan), orders).raids;

const guarded: Plan = { fleets: { red: { f1: ['A', 'dd'], f2: ['A', 'dd'], f3: ['A', 'dd'] } } };

test('SUP-1: the chances on own systems are those after the orders of the sheet', () => {
  expect(chancesOf(guarded)).toEqual([{ system: 'A', chance: 5 }]);
  const away = [move('red.f1', 'B'), move('red.f2', 'B')];
  expect(chancesOf(guarded, ...away)).toEqual([{ system: 'A', chance: 15 }]);
  expect(chancesOf({ ...guarded, raided: true }, ...away)).toEqual([]);
  expect(chancesOf({ ...guarded, rules: { raiders: 'off' } }, ...away)).toEqual([]);
});

const alone: Plan = { fleets: { red: { f1: ['A', 'dd'] } } };

describe('SUP-1: the last armed ship leaves an own system', () => {
  test('SUP-1: it is doubted, with the chance that the sheet tells', () => {
    expect(warned(alone, move('red.f1', 'B'))).toEqual([
      [
        'No armed ship of yours stays at A: the chance that raiders come there rises from 15\u00a0% to 20\u00a0% after your orders.',
      ],
    ]);
  });

  test.each<[string, Plan, readonly Order[]]>([
    [
      'another stays',
      { fleets: { red: { f1: ['A', 'dd'], f2: ['A', 'dd'] } } },
      [move('red.f1', 'B')],
    ],
    [
      'another comes',
      { fleets: { red: { f1: ['A', 'dd'], f2: ['B', 'dd'] } } },
      [move('red.f1', 'B'), move('red.f2', 'A')],
    ],
    ['it is a convoy', { fleets: { red: { f1: ['A', 'convoy'] } } }, [move('red.f1', 'B')]],
    ['it leaves what is nobody’s', { fleets: { red: { f1: ['B', 'dd'] } } }, [move('red.f1', 'A')]],
    ['no raiders are played by', { ...alone, rules: { raiders: 'off' } }, [move('red.f1', 'B')]],
    ['raiders are there already', { ...alone, raided: true }, [move('red.f1', 'B')]],
  ])('SUP-1: nothing is said where %s', (_, plan, orders) => {
    expect(warned(plan, ...orders).flat()).toEqual([]);
  });

  test('SUP-1: those that leave others behind are warned if the chance rises by much', () => {
    const told = warned(guarded, move('red.f1', 'B'), move('red.f2', 'B'));
    const text =
      'The chance that raiders come to A rises from 5\u00a0% to 15\u00a0% after your orders.';
    expect(told).toEqual([[text], [text]]);
    expect(warned(guarded, move('red.f1', 'B'))).toEqual([[]]);
  });

  test('SUP-1: all that leave together are warned', () => {
    const plan: Plan = { fleets: { red: { f1: ['A', 'dd'], f2: ['A', 'dd'] } } };
    const told = warned(plan, move('red.f1', 'B'), move('red.f2', 'B'));
    expect(told.map((texts) => texts.length)).toEqual([1, 1]);
  });
});

describe('SUP-1: fleets go where raiders may come', () => {
  const ahead = ({ fleets, rules = {} }: Plan, ...orders: readonly Order[]) => {
    const view = viewOf({ fleets, rules });
    const { fleets: plotted } = plotMoves(view, orders, {
      fleet: null,
      to: null,
      via: [],
      everywhere: false,
    });
    return plotted.map(({ raids }) => raids?.chance ?? null);
  };
  const escorted: Plan = { fleets: { red: { f1: ['A', 'convoy'], f2: ['A', 'dd', 'dd'] } } };

  test('SUP-1: the chance is told with all that the sheet takes there', () => {
    expect(ahead(escorted, move('red.f1', 'B'))).toEqual([20, 10]);
    expect(ahead(escorted, move('red.f1', 'B'), move('red.f2', 'B'))).toEqual([10, 10]);
  });

  test('SUP-1: it is the chance that the engine rolls when they are there', () => {
    const there = voyageOf({
      lanes: { 'A-B': 'minor' },
      owners: { A: 'red' },
      fleets: { red: { f1: ['B', 'convoy'], f2: ['B', 'dd', 'dd'] } },
    });
    const raided = raidFactsIn(there).find(({ system }) => system === systemId('B'));
    expect(ledgerTotal(raidChanceOf(raided!.facts))).toBe(10);
  });

  test('SUP-1: no chance is told of a system of nobody without convoys, or without raiders', () => {
    expect(ahead(alone, move('red.f1', 'B'))).toEqual([null]);
    expect(ahead({ ...escorted, rules: { raiders: 'off' } }, move('red.f1', 'B'))).toEqual([
      null,
      null,
    ]);
  });
});

test('SUP-1: the chance of raiders is told beside a move to where they may come, and not elsewhere', () => {
  const fleets = { red: { f1: ['A', 'convoy'], f2: ['A', 'dd'], f3: ['B', 'dd'] } };
  const view = viewOf({ fleets: fleets });
  const told = (...orders: readonly Order[]) =>
    judgeOrders(view, orders).verdicts.map(({ forecast }) => forecast);
  const go = move('red.f1', 'B');
  const [alone] = told(go, move('red.f3', 'A'));
  const [guarded] = told(go);
  expect(alone).toBe('Chance that raiders come to B after your orders: 20\u00a0%.');
  expect(guarded).toBe('Chance that raiders come to B after your orders: 15\u00a0%.');
  const [nothing] = judgeOrders(viewOf({ fleets: { red: { f2: ['A', 'dd'] } } }), [
    move('red.f2', 'B'),
  ]).verdicts;
  expect(nothing?.forecast).toBeUndefined();
});
