import { brandAs } from '#kernel/brand/brand';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { ForceListId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import { type IncomeFacts, incomeOf } from '#rules/economy/income-of';
import { projectedIncomeOf } from '#rules/economy/projected-income';
import { laneNetworkOf } from '#rules/economy/trade-routes';
import {
  designId,
  designOf,
  empireId,
  empireOf,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { expect, test } from 'vitest';

const human = empireId('human');
const skiff = designId('skiff');
const sol = systemId('H0101');

const holding = (name: string, utilized: number, raw: number): StarSystem =>
  systemOf({ id: systemId(name), name, utilized, raw });

function facts(part: Partial<IncomeFacts>, skiffs = 0): IncomeFacts {
  return {
    empire: empireOf({ id: human }),
    isKindred: () => false,
    systems: [],
    units: Array.from({ length: skiffs }, (_, index) =>
      unitOf({ id: unitId(`human.u${String(index + 1)}`), owner: human, design: skiff }),
    ),
    designs: { [skiff]: designOf({ id: skiff, maintenance: { points: 2, per: 1 } }) },
    routes: [],
    foreignRoutes: [],
    events: { running: [], turn: 1 },
    ...part,
  };
}

test('ECO-4: five systems of example 2 make 54', () => {
  const systems = [
    holding('Sol', 6, 5),
    holding('Kili', 4, 3),
    holding('Tire', 2, 2),
    holding('Vega', 3, 2),
    holding('Wolf', 1, 2),
  ];
  const income = incomeOf(facts({ systems }));
  expect(income.systemIncome.map((line) => line.amount)).toEqual([30, 12, 4, 6, 2]);
  expect(income).toMatchObject({ total: 54, treasury: 54 });
});

test('ECO-4: systems and commerce less maintenance go into the Treasury', () => {
  const at = holding('Sol', 6, 5);
  const empire = empireOf({ id: human, treasury: 7 });
  const income = incomeOf(
    facts({ empire, systems: [{ ...at, intel: 3 }], routes: [{ ...at, posts: 0, bases: 0 }] }, 4),
  );
  expect(ledgerTotal(income.systemIncome)).toBe(30);
  expect(ledgerTotal(income.commerce)).toBe(6);
  expect(ledgerTotal(income.maintenance)).toBe(9);
  expect(income).toMatchObject({ total: 27, treasury: 34, unpaid: [] });
});

test('ECO-5: the Treasury covers a loss before anybody goes unpaid', () => {
  const empire = empireOf({ id: human, treasury: 4 });
  expect(incomeOf(facts({ empire }, 2))).toMatchObject({ total: -4, treasury: 0, unpaid: [] });
});

test('ECO-5: units that are not paid are not charged', () => {
  const empire = empireOf({ id: human, treasury: 3 });
  const income = incomeOf(facts({ empire }, 2));
  expect(income.unpaid).toEqual([{ unit: 'human.u1', spared: 2 }]);
  expect(ledgerTotal(income.maintenance)).toBe(2);
  expect(income).toMatchObject({ total: -2, treasury: 1 });
});

test('ECO-5: Intel is still due when no unit is left to cut', () => {
  const systems = [{ ...holding('Sol', 0, 1), intel: 20 }];
  const income = incomeOf(facts({ systems }, 1));
  expect(income).toMatchObject({ treasury: -2, unpaid: [{ unit: 'human.u1', spared: 2 }] });
});

test('ECO-3: a class of a foreign list pays alien maintenance, one of the universal list does not', () => {
  const list = brandAs<ForceListId>('loran');
  const designs = { [skiff]: designOf({ id: skiff, list, maintenance: { points: 2, per: 1 } }) };
  const empire = empireOf({ id: human, treasury: 9 });
  expect(incomeOf(facts({ empire, designs }, 1)).total).toBe(-3);
  expect(incomeOf(facts({ empire, designs, isKindred: (one) => one === list }, 1)).total).toBe(-2);
});

test('ECO-4: next turn’s income follows from what its owner knows now', () => {
  const [convoy, depot] = [designId('convoy'), designId('depot')];
  const maintenance = { points: 1, per: 1 };
  const at = { kind: 'system', system: sol } as const;
  const income = projectedIncomeOf({
    empire: empireOf({ id: human, treasury: 5 }),
    events: { running: [], turn: 2 },
    isKindred: () => true,
    // Its Census was 3 when the turn began, so that it used 3.
    systems: [
      systemOf({ id: sol, owner: human, census: 4, morale: 4, productivity: 6, utilized: 3 }),
    ],
    units: {
      [unitId('human.u1')]: unitOf({
        id: unitId('human.u1'),
        owner: human,
        design: convoy,
        place: at,
        trading: true,
      }),
      [unitId('human.u2')]: unitOf({
        id: unitId('human.u2'),
        owner: human,
        design: depot,
        place: at,
      }),
    },
    fleets: {},
    escorts: new Set(),
    designs: {
      [convoy]: designOf({ id: convoy, kind: 'convoy', maintenance }),
      [depot]: designOf({ id: depot, kind: 'base', role: 'depot', maintenance }),
    },
    network: laneNetworkOf([]),
    controllerOf: () => human,
    isPartner: () => false,
    hasEnemyFleet: () => false,
    partnerDepots: [],
  });
  expect(ledgerTotal(income.systemIncome)).toBe(8);
  expect(ledgerTotal(income.commerce)).toBe(4);
  expect(income).toMatchObject({ total: 10, treasury: 15 });
});
