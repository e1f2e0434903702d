import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Campaign } from '#app/ports/campaign-record';
import type { Change } from '#app/ports/campaign-store';
import { canonicalJson } from '#kernel/result/canonical-json';
import { PHASE_IDS } from '#model/campaign/phase-ids';
import { type CampaignState, TABLE_NAMES, type TableName } from '#model/campaign/state';
import { STATE_TABLES } from '#store/campaigns/state-tables';
import { openStore } from '#store/open-store';
import { campaignRow } from '#test/conformance/store.fixtures';

/** Whole numbers by column, as the rules keep them; everything else numeric may be any amount. */
const COUNTS = new Set([
  ...[
    'era',
    'since',
    'census',
    'morale',
    'rebels',
    'productivity',
    'intel',
    'begun',
    'rank',
    'ready',
    'begins',
    'ends',
  ],
  ...[
    'units',
    'fleets',
    'works',
    'contacts',
    'techPool',
    'gifts',
    'advancesInHand',
    'techYears',
    'unlockChance',
    'inService',
    'missedGrowth',
    'offMapLanes',
    'offMapTrade',
    'surveyed',
  ],
  ...['outOfSupply', 'damage', 'lastMoved', 'wonIn', 'fellIn', 'surpriseAttack'],
]);
const AMOUNTS = new Set([
  ...['treasury', 'cost', 'paid', 'built', 'dv', 'as', 'af', 'cv', 'cr', 'cc', 'amount'],
  ...['utilized', 'raw', 'capacity'],
]);
const NULLABLE: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  empires: ['wonIn'],
  designs: ['hull', 'role', 'inService'],
  systems: ['owner', 'offMapTrade'],
  works: ['ready'],
  projects: ['ready'],
  contacts: ['owner', 'cameFrom', 'leftFor'],
};
/** Fields that a row may lack. */
const OPTIONAL: Readonly<Partial<Record<TableName, readonly string[]>>> = { works: ['rank'] };

// Player texts that a careless reader would take for something else.
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('[1]', '{"a":1}', 'null', '1', '0012', '', "'; drop table units; --", '\u0000'),
);
const amount = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0.5, 1 / 3, -7),
);
const json = fc
  .jsonValue({ maxDepth: 3 })
  .map((value): unknown => JSON.parse(JSON.stringify(value)));

function cellOf(table: TableName, column: string): fc.Arbitrary<unknown> {
  const code = COLUMN_CODES[table]?.[column];
  if (code === 'flag') return fc.boolean();
  if (code === 'json') return json;
  const isCount = COUNTS.has(column) && (table === 'counters' || column !== 'contacts');
  const value = isCount ? fc.integer() : AMOUNTS.has(column) ? amount : text;
  return NULLABLE[table]?.includes(column) === true ? fc.option<unknown>(value) : value;
}

/** Codes as the mapping encodes them: found by asking it to write a row of marks. */
const COLUMN_CODES: Partial<Record<TableName, Record<string, string>>> = Object.fromEntries(
  TABLE_NAMES.map((table) => {
    const { columns, decode } = STATE_TABLES[table];
    const marks = Object.fromEntries(columns.map((column) => [column, '17']));
    const row = decode(marks) as Record<string, unknown>;
    const code = (value: unknown): string =>
      typeof value === 'boolean' ? 'flag' : typeof value === 'number' ? 'json' : 'plain';
    return [table, Object.fromEntries(Object.entries(row).map(([k, v]) => [k, code(v)]))];
  }),
);

function rowsOf(table: TableName): fc.Arbitrary<Record<string, unknown>> {
  const [key = '', ...fields] = STATE_TABLES[table].columns;
  const cells = Object.fromEntries(fields.map((name) => [name, cellOf(table, name)]));
  const optional = OPTIONAL[table] ?? [];
  const row = fc.record(cells, {
    requiredKeys: fields.filter((name) => !optional.includes(name)),
  });
  const id = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.constantFrom('human.u2', 'H0202', 'constructor'),
  );
  return fc
    .uniqueArray(fc.tuple(id, row), { maxLength: 5, selector: ([one]) => one })
    .map((rows) => Object.fromEntries(rows.map(([one, rest]) => [one, { ...rest, [key]: one }])));
}

const state = fc.record({
  ...Object.fromEntries(TABLE_NAMES.map((table) => [table, rowsOf(table)])),
  turn: fc.nat(),
  phase: fc.constantFrom(...PHASE_IDS),
}) as unknown as fc.Arbitrary<CampaignState>;

const campaign: Campaign = campaignRow();

test('load(save(state)) is the state, and so is what differences make of it', async () => {
  await fc.assert(
    fc.asyncProperty(state, state, async (first, second) => {
      const { store, close } = await openStore(':memory:');
      // Half of the tables untouched, as after a phase.
      const after: CampaignState = {
        ...first,
        units: second.units,
        systems: second.systems,
        turn: 7,
      };
      const born: Change[] = [
        { put: 'campaign', campaign },
        { put: 'state', before: null, after: first },
      ];
      await store.commit({ campaign: campaign.id, revision: 0, changes: born });
      const loaded = await store.read((reader) => reader.state(campaign.id));
      expect(canonicalJson(loaded)).toBe(canonicalJson(first));
      const next: Change = { put: 'state', before: first, after };
      await store.commit({ campaign: campaign.id, revision: 1, changes: [next] });
      const again = await store.read((reader) => reader.state(campaign.id));
      expect(canonicalJson(again)).toBe(canonicalJson(after));
      await close();
    }),
    { numRuns: 60, seed: 20 },
  );
});
