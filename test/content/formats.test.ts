import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CAMPAIGN_SECTIONS } from '#content/campaign-files/campaign-file-schema';
import { BATTLE_RULES } from '#app/battle/battle-rules';
import { parseBattle } from '#content/battles/parse-battle';
import type { FormatName } from '#content/format-titles';
import { FORMATS } from '#content/formats';
import { jsonSchemaOf } from '#content/json-schema-of';
import { ORDER_TABLE } from '#content/orders/order-table';
import { parseOrderText } from '#content/orders/parse-order-text';
import { parseOrders } from '#content/orders/parse-orders';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { scenarioOfSetup } from '#app/setup/scenario-of-setup';
import { parseSetup } from '#content/setups/parse-setup';
import { ORDER_KINDS } from '#model/orders/order';
import { NAMES } from './orders/names-of-a-player.ts';
import { firstContactText, publishedLists } from './published-lists.ts';

const FOLDER = new URL('../../docs/formats/', import.meta.url);
const page = (name: string): string => readFileSync(new URL(`${name}.md`, FOLDER), 'utf8');

/** The examples of a page that are marked with a word. */
const examplesOf = (name: string, word: string): readonly string[] =>
  [...page(name).matchAll(/```(\w+)\n([\s\S]*?)```/g)].flatMap(([, mark, text = '']) =>
    mark === word ? [text] : [],
  );

const NAMES_OF_FORMATS = Object.keys(FORMATS) as FormatName[];

test('every format has a page, and a JSON Schema that knows its name', () => {
  const pages = readdirSync(FOLDER);
  for (const name of NAMES_OF_FORMATS) {
    expect(pages).toContain(`${name}.md`);
    expect(jsonSchemaOf(name)).toMatchObject({ type: 'object', title: FORMATS[name].title });
    expect(page(name)).toContain(`farlane schema ${name}`);
  }
});

test('the examples of scenarios are scenarios that can be played', () => {
  const examples = examplesOf('scenario', 'json');
  expect(examples).not.toHaveLength(0);
  for (const text of [...examples, firstContactText()]) {
    expect(parseScenario(text, publishedLists())).toMatchObject({ ok: true });
    expect(FORMATS.scenario.schema.safeParse(JSON.parse(text)).success).toBe(true);
  }
});

test('the example of a setup is one from which a campaign can begin, and the schema takes it', () => {
  const [text = ''] = examplesOf('setup', 'json');
  const setup = parseSetup(text);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  expect(scenarioOfSetup(setup.value, publishedLists())).toMatchObject({ ok: true });
  expect(FORMATS.setup.schema.safeParse(JSON.parse(text)).success).toBe(true);
});

test('the example of a battle is one that can be fought, and the schema takes it', () => {
  const [text = ''] = examplesOf('battle', 'json');
  expect(parseBattle(text, publishedLists(), BATTLE_RULES)).toMatchObject({ ok: true });
  expect(FORMATS.battle.schema.safeParse(JSON.parse(text)).success).toBe(true);
});

test('the examples of orders are orders, in words and in JSON, and the schema takes them', () => {
  const [json = ''] = examplesOf('orders', 'json');
  const file: unknown = JSON.parse(json);
  expect(parseOrders(file)).toMatchObject({ ok: true });
  expect(FORMATS.orders.schema.safeParse(file).success).toBe(true);
  const [text = ''] = examplesOf('orders', 'orders');
  const lines = parseOrderText(text, NAMES);
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.flatMap(({ line, issues }) => issues.map((issue) => [line, issue.text]))).toEqual(
    [],
  );
});

test('the page of orders has a line for every kind of order', () => {
  const lines = ORDER_KINDS.map((kind) => `| \`${kind}\` | \`${ORDER_TABLE[kind].example}\` |`);
  expect(lines.filter((line) => !page('orders').includes(line))).toEqual([]);
});

test('the page of campaign files tells every part of them', () => {
  for (const section of CAMPAIGN_SECTIONS) {
    expect(page('campaign')).toContain(`| \`${section}\` |`);
  }
});

test('the ways of writing an order that the page of orders tells in a sentence are orders', () => {
  const told = page('orders');
  for (const line of [
    'build 2 Apollo at Sol with shipyard pay 8',
    'build 2 human.apollo at Sol with shipyard',
    'build 1 Apollo at Sol with shipyard first',
    'trade u4 stop',
    'fund w3 4',
  ]) {
    expect(told).toContain(`\`${line}\``);
    expect(parseOrderText(line, NAMES)).toMatchObject([{ issues: [] }]);
  }
  const stop = { kind: 'SetTrade', convoys: ['human.u4'], trading: false };
  expect(told).toContain('{ "kind": "SetTrade", "convoys": ["human.u4"], "trading": false }');
  expect(ORDER_TABLE.SetTrade.schema.safeParse(stop).success).toBe(true);
});
