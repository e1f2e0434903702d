import { expect, test } from 'vitest';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import type { VictoryCondition } from '#model/settings/victory';
import { conditionStanding } from '#rules/victory/condition-standing';
import type { Holdings } from '#rules/victory/holdings-of';
import { victoryFacts } from '#rules/victory/victory-facts';
import {
  campaignOf,
  designId,
  designOf,
  empireId,
  empireOf,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';

const [red, blue] = [empireId('red'), empireId('blue')];
const own: Holdings = {
  empire: red,
  systems: 4,
  income: 30,
  output: 17,
  military: 90,
  era: 3,
  isWorld: false,
};
const other: Holdings = {
  empire: blue,
  systems: 1,
  income: 20,
  output: 16,
  military: 200,
  era: 4,
  isWorld: false,
};

type Row = readonly [VictoryCondition, Partial<Holdings>, number | null, boolean];
const ROWS: readonly Row[] = [
  [{ kind: 'expansion', percent: 50 }, { systems: 5 }, 6, false],
  [{ kind: 'expansion', percent: 50 }, { systems: 6 }, 6, true],
  [{ kind: 'expansion-count', systems: 5 }, {}, 5, false],
  [{ kind: 'expansion-count', systems: 4 }, {}, 4, true],
  [{ kind: 'scientific', era: 4 }, {}, 4, false],
  [{ kind: 'scientific', era: 3 }, {}, 3, true],
  [{ kind: 'economic', income: 31 }, {}, 31, false],
  [{ kind: 'economic', income: 30 }, {}, 30, true],
  [{ kind: 'dominance', percent: 51 }, {}, 31, false],
  [{ kind: 'dominance', percent: 50 }, {}, 30, true],
  [{ kind: 'military', cost: 91 }, {}, 91, false],
  [{ kind: 'military', cost: 90 }, {}, 90, true],
  [{ kind: 'time', turn: 13 }, {}, null, false],
  [{ kind: 'time', turn: 12 }, {}, null, true],
  [{ kind: 'time', turn: 12 }, { output: 16 }, null, false],
  [{ kind: 'time', turn: 12 }, { output: 15 }, null, false],
  [{ kind: 'time', turn: 12 }, { income: 3 }, null, true],
];
test.each(ROWS)('VIC-1: %o with %o needs %s: %s', (condition, part, needed, met) => {
  const mine = { ...own, ...part };
  // Eleven systems: half of them is six.
  const facts = { turn: 12, systems: 11, all: [mine, other] };
  expect(conditionStanding({ condition, own: mine, facts })).toMatchObject({ needed, met });
});

test('VIC-1: nobody dominates alone, or without an income', () => {
  const condition = { kind: 'dominance', percent: 0 } as const;
  const alone = { turn: 1, systems: 1, all: [own] };
  expect(conditionStanding({ condition, own, facts: alone })).toMatchObject({ met: false });
  const poor = { ...own, income: 0 };
  const facts = { turn: 1, systems: 1, all: [poor, { ...other, income: 0 }] };
  expect(conditionStanding({ condition, own: poor, facts })).toMatchObject({ met: false });
});

test('VIC-1: what counts: control, output, era, military units but mothballed ones', () => {
  const [home, far, third] = [systemId('home'), systemId('far'), systemId('third')];
  const base = designOf({ id: designId('base'), kind: 'base', cost: 12, civilian: true });
  const ship = designOf({ id: designId('ship'), cost: 7 });
  const convoy = designOf({ id: designId('convoy'), kind: 'convoy', cost: 20, civilian: true });
  const unit = (number: number, part: object) =>
    unitOf({ id: unitId(`red.u${String(number)}`), owner: red, design: ship.id, ...part });
  const state = campaignOf({
    turn: 9,
    empires: [empireOf({ id: red, era: 2 }), empireOf({ id: blue })],
    designs: [base, ship, convoy],
    systems: [
      systemOf({ id: home, owner: red, utilized: 6, raw: 5 }),
      systemOf({ id: far, utilized: 9 }),
      systemOf({ id: third, owner: blue }),
    ],
    units: [
      unit(1, { design: base.id, place: { kind: 'system', system: far } }),
      unit(2, {}),
      unit(3, { condition: 'crippled', status: 'reserve' }),
      unit(4, { status: 'mothballed' }),
      unit(5, { design: convoy.id }),
    ],
  });
  expect(victoryFacts(state, DEFAULT_RULE_SET)).toEqual({
    turn: 9,
    systems: 3,
    all: [
      { empire: blue, systems: 1, income: 0, output: 0, military: 0, era: 1, isWorld: false },
      { empire: red, systems: 2, income: 30, output: 30, military: 14, era: 2, isWorld: false },
    ],
  });
});

test('VIC-1: a non-aligned world is second in income, but hinders nobody’s victory by Time', () => {
  const facts = { turn: 12, systems: 12, all: [own, { ...other, output: 90, isWorld: true }] };
  const standingFor = (condition: VictoryCondition) => conditionStanding({ condition, own, facts });
  expect(standingFor({ kind: 'dominance', percent: 51 })).toMatchObject({ needed: 31, met: false });
  expect(standingFor({ kind: 'time', turn: 12 }).met).toBe(true);
});
