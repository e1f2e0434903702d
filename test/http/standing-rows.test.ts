import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BATTLE_RULES } from '#app/battle/battle-rules';
import { NO_COMMAND } from '#app/what-if/leading-force';
import { parseBattle } from '#content/battles/parse-battle';
import { formatOrder } from '#content/orders/format-order';
import { ordersFile, parseOrders } from '#content/orders/parse-orders';
import { parseOrderText } from '#content/orders/parse-order-text';
import { LIST_WORDS } from '#content/orders/text/standing-clauses';
import { formBodyOf } from '#http/visits/form-body';
import { setStandingForm } from '#http/forms/orders/set-standing-form';
import { standingTexts } from '#http/forms/standing/standing-inputs';
import { formDeskOf } from '#http/orders/orders-page';
import { presetForm } from '#http/what-if/preset-form';
import { whatIfIn } from '#http/what-if/read-what-if';
import { whatIfForm } from '#http/what-if/what-if-page';
import type { BattleSpot, Force, WhatIfWorld } from '#http/what-if/what-if-world';
import {
  ALL_STANDING_ORDERS,
  BATTLE_FIELDS,
  DEFAULT_STANDING_ORDERS,
  STANDING_FIELDS,
  STANDING_ROWS,
  type StandingField,
} from '#model/forces/standing-orders';
import { standingBlocks } from '#report/sections/standing';
import { describeStanding } from '#report/sentences/describe-standing';
import { plainPhrase } from '#report/text/plain-phrase';
import { contextOf } from '#report/sections/context';
import { NAMES } from '#test/content/orders/names-of-a-player';
import { sampleView } from '#test/report/reports/sample-campaign';
import { empireId } from '#test/support/campaign';
import { publishedLists } from '#test/content/published-lists';
import { otherwise } from '#test/support/standing-sample';

const order = (field: StandingField) =>
  ({ kind: 'SetStanding', fleet: null, standing: otherwise(field) }) as const;

test.each(STANDING_FIELDS)('TURN-4: %s is written as text and as JSON, and read again', (field) => {
  const text = formatOrder(order(field), NAMES);
  expect(parseOrderText(text, NAMES)[0]).toMatchObject({ order: order(field), issues: [] });
  const json: unknown = JSON.parse(JSON.stringify(ordersFile([order(field)])));
  expect(parseOrders(json)).toEqual({ ok: true, value: [order(field)] });
  const odd = { ...ordersFile([]), orders: [{ ...order(field), standing: { [field]: {} } }] };
  expect(parseOrders(odd).ok).toBe(false);
});

const desk = formDeskOf(sampleView, []);

test.each(STANDING_FIELDS)('TURN-4: the form of orders asks for %s, and reads it', (field) => {
  const shown = setStandingForm.fields(desk, formBodyOf({})).map(({ name }) => name);
  expect(shown.filter((name) => name === field)).toHaveLength(1);
  const texts = standingTexts(field, { ...ALL_STANDING_ORDERS, ...otherwise(field) });
  const sent = formBodyOf({ fleet: 'empire', [field]: texts });
  expect(setStandingForm.read(sent, desk)).toEqual({ json: order(field) });
  const again = setStandingForm.fields(desk, sent).find(({ name }) => name === field);
  const chosen = again!.groups.flatMap(({ options }) => options.filter(({ chosen: is }) => is));
  const isListed = ['things', 'place'].includes(STANDING_ROWS[field].kind);
  if (!isListed) expect([again!.value, ...chosen.map(({ value }) => value)]).toContain(texts[0]);
});

const force = (owner: string, standing: object): Force => ({
  ...{ id: `${owner}.f1`, name: owner, about: '', at: 'S', ownerName: owner, rows: [] },
  owner: empireId(owner),
  sides: owner === 'me' ? ['one'] : ['two'],
  assumed: [],
  standing: { ...DEFAULT_STANDING_ORDERS, ...standing },
  command: NO_COMMAND,
  ...{ isFixed: false, isLikely: true },
});
const spot: BattleSpot = {
  ...{ kind: 'system', at: 'S', name: 'S', where: 'at S', anomalies: [], owner: null },
  ...{ productivity: 0, utilized: 0, waysOut: [], facts: [] },
};

test.each(BATTLE_FIELDS)('ENC-5: What if and battle files have %s', (field) => {
  const [value] = Object.values(otherwise(field));
  const world: WhatIfWorld = {
    ...{
      asOf: '',
      asked: [],
      leftOut: [],
      classes: [],
      spots: [],
      canOrder: false,
      sideNames: { one: 'I', two: 'They' },
    },
    rules: { carrierStaging: 'off', defensiveTargets: 'bases' },
    strifeBetween: () => 0,
    forces: [force('me', otherwise(field)), force('foe', {})],
    whenFought: (all) => all,
  };
  const ticked = { one: ['me.f1'], two: ['foe.f1'] };
  const sent = formBodyOf(presetForm(world, { spot, ticked, meeting: null }));
  const { one, two } = whatIfIn(sent, world, spot).sides;
  expect(one.standing).toMatchObject({ [field]: value });
  expect(two.standing[field]).toEqual(ALL_STANDING_ORDERS[field]);
  const [side] = whatIfForm(world, { spot, sent }).sides;
  expect(side!.standing.filter(({ name }) => name === `one.${field}`)).toHaveLength(1);

  const file = {
    ...{ format: 'farlane-battle', version: 1, name: 'Test' },
    place: { kind: 'system', name: 'S' },
    sides: {
      attacker: { name: 'A', standing: one.standing, units: [{ class: 'human.apollo', count: 1 }] },
      defender: { name: 'D', units: [{ class: 'human.apollo', count: 1 }] },
    },
  };
  const parsed = parseBattle(JSON.stringify(file), publishedLists(), BATTLE_RULES);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  expect(parsed.value.setup.sides.attacker.standing).toMatchObject({ [field]: value });
});

test.each(STANDING_FIELDS)('ENC-5: reports and the asset sheet tell %s', (field) => {
  const empire = {
    ...sampleView.empire,
    standing: { ...DEFAULT_STANDING_ORDERS, ...otherwise(field) },
  };
  const context = contextOf({ ...sampleView, empire }, []);
  const clauses = describeStanding(otherwise(field), context.names);
  expect(clauses).toHaveLength(1);
  expect(clauses[0]).not.toContain('{}');
  expect(describeStanding({ [field]: ALL_STANDING_ORDERS[field] }, context.names)).not.toEqual(
    clauses,
  );
  const [list] = standingBlocks(context);
  if (list?.kind !== 'list') throw new Error('standing orders are a list');
  expect(plainPhrase(list.items[0]!)).toContain(clauses[0]);
});

const page = readFileSync(new URL('../../docs/formats/orders.md', import.meta.url), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| `'));

test.each(STANDING_FIELDS)('the page of orders tells of %s, and of all that it can be', (field) => {
  const row = STANDING_ROWS[field];
  const options = row.kind === 'phrase' ? Object.values(row.options) : [];
  const clauses = row.kind === 'phrase' ? options.map(({ clause }) => clause) : [row.clause];
  const words =
    row.kind === 'choice'
      ? Object.entries(row.options).map(([key, { word = key }]) => word)
      : row.kind === 'roles'
        ? Object.keys(row.options)
        : [];
  const found = rows.filter((line) => clauses.every((clause) => isTold(clause, line)));
  expect(found, `a row of the table with \`${clauses.join('`, `')}\``).not.toEqual([]);
  const complete = found.filter((line) => words.every((word) => line.includes(`\`${word}\``)));
  expect(complete, `the words ${words.join(', ')}`).not.toEqual([]);
});

/** `direct at` is in the line as `direct crippled at 50`. */
function isTold(clause: string, line: string): boolean {
  const [first = '', ...others] = clause.split(' ');
  return new RegExp(`\`${[first, ...others].join('( \\w+)* ')}[ \`]`).test(line);
}

test('TURN-4: no two clauses begin with the same words, and lists are told from their commas', () => {
  const starts = STANDING_FIELDS.flatMap((field) => {
    const row = STANDING_ROWS[field];
    return row.kind === 'phrase'
      ? Object.values(row.options).map(({ clause }) => clause)
      : [row.clause];
  });
  expect(new Set(starts).size).toBe(starts.length);
  const listed = STANDING_FIELDS.filter((field) => STANDING_ROWS[field].kind === 'things');
  for (const field of listed) {
    const row = STANDING_ROWS[field];
    expect(LIST_WORDS).toContain(row.kind === 'things' && row.clause.split(' ')[0]);
  }
});
