import { judgeOrders } from '#legality/judge-orders';
import type { EmpireView } from '#fog/views/empire-view';
import type { StarSystem } from '#model/campaign/system';
import type { Order } from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';
import { unitId, unitOf } from '#test/support/campaign';
import { ids, sol, vega, viewOf } from './human-view.ts';
import { expect, test } from 'vitest';

type Given = Readonly<{
  part?: Partial<StarSystem>;
  troops?: number;
  rules?: Partial<RuleSet>;
}>;

/** Sol with Census 4 in unrest, except for what a test changes, and `troops` ground units there. */
function ruled({ part = {}, troops = 0, rules = {} }: Given): EmpireView {
  const view = viewOf();
  const row = view.systems[sol]!;
  const own = { ...row.own!, census: 4, morale: 1, ...part };
  const known = view.designs[ids.skiff]!;
  if (known.known !== 'stats') throw new Error('an own class is known');
  const infantry = { ...known, design: { ...known.design, kind: 'ground' } } as const;
  const place = { kind: 'system', system: sol } as const;
  const landed = Array.from({ length: troops }, (_, at) => {
    const id = unitId(`human.u9${String(at)}`);
    return [id, unitOf({ id, owner: view.empire.id, design: ids.skiff, place })] as const;
  });
  return {
    ...view,
    rules: { ...view.rules, ...rules },
    designs: { ...view.designs, [ids.skiff]: infantry },
    units: { ...Object.fromEntries(landed) },
    fleets: {},
    systems: { ...view.systems, [sol]: { ...row, own } },
  };
}

const codesOf = (given: Given, orders: readonly Order[]) =>
  judgeOrders(ruled(given), orders).verdicts.map(({ issues }) => issues.map(({ code }) => code));

const law = (is: boolean, system = sol): Order => ({ kind: 'SetMartialLaw', system, law: is });
const reprisal = (system = sol): Order => ({ kind: 'TakeReprisal', system });

test.each<readonly [string, Given, readonly Order[], readonly (readonly string[])[]]>([
  ['with enough troops', { troops: 4 }, [law(true)], [[]]],
  ['with too few', { troops: 3 }, [law(true)], [['LAW_TROOPS']]],
  ['in good order', { troops: 4, part: { morale: 2 } }, [law(true)], [['LAW_IDLE']]],
  ['twice', { troops: 4 }, [law(true), law(true)], [[], ['LAW_TWICE']]],
  ['where it is', { part: { martialLaw: true } }, [law(true)], [['LAW_SET']]],
  ['lifted', { part: { martialLaw: true } }, [law(false)], [[]]],
  ['lifted where it is not', {}, [law(false)], [['LAW_SET']]],
  ['at an outpost', { part: { census: 0, morale: 0 } }, [law(true)], [['LAW_UNFIT']]],
  ['elsewhere', {}, [law(true, vega)], [['LAW_UNFIT']]],
])('COL-7: martial law %s', (_, given, orders, codes) => {
  expect(codesOf(given, orders)).toEqual(codes);
});

test.each<readonly [string, Given, readonly Order[], readonly (readonly string[])[]]>([
  ['by a landed unit', { troops: 1 }, [reprisal()], [[]]],
  ['by nobody yet', {}, [reprisal()], [['REPRISAL_TROOPS']]],
  ['that needs nobody', { rules: { reprisalTroops: 'off' } }, [reprisal()], [[]]],
  ['on the last Census', { troops: 1, part: { census: 1 } }, [reprisal()], [['REPRISAL_LAST']]],
  ['twice', { troops: 1 }, [reprisal(), reprisal()], [[], ['REPRISAL_TWICE']]],
  ['in a rebellion', { troops: 1, part: { morale: 0 } }, [reprisal()], [['REPRISAL_UNFIT']]],
  ['elsewhere', {}, [reprisal(vega)], [['REPRISAL_UNFIT']]],
])('COL-8: a reprisal %s', (_, given, orders, codes) => {
  expect(codesOf(given, orders)).toEqual(codes);
});

test('COL-7: an order for martial law says what it costs in Morale', () => {
  const [verdict] = judgeOrders(ruled({ troops: 6, part: { census: 6, morale: 2 } }), [
    { kind: 'SetMartialLaw', system: sol, law: true },
  ]).verdicts;
  expect(verdict?.forecast).toBe(
    'Chance: 17\u00a0% for Morale −1 in each Morale check while it lasts.',
  );
});

test.each<readonly [Partial<StarSystem>, string]>([
  [{ census: 6, morale: 3 }, 'Chances: 80\u00a0% for Morale +1, 60\u00a0% for Census −1.'],
  [{ census: 9, morale: 8 }, 'Chances: 10\u00a0% for Morale +1, 90\u00a0% for Census −1.'],
])('COL-8: the chances stand beside the order for a reprisal', (part, forecast) => {
  const [verdict] = judgeOrders(ruled({ troops: 1, part }), [reprisal()]).verdicts;
  expect(verdict?.forecast).toBe(forecast);
});
