import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from './dependency-cruiser.mjs';
import { layerTable, withLayerTable } from './layer-table.mjs';
import { ENGINE_FOLDERS, ENGINE_LISTS, LAYERS } from './layers.mjs';
import { ORDERS_PAGE, withOrdersTable } from './orders-table.ts';
import { citations, definedRules, unknownCitations } from './rule-index.mjs';
import { RULINGS_FILE, rulingsText } from './rulings.mjs';
import { SETTINGS_PAGE, settingsPage } from './settings-page.ts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) =>
  name.replaceAll('\\', '/'),
);

/** Whether a path of src is a folder, a file or a pattern of the tables, as the import check reads it. */
const isBelow = (path: string, name: string): boolean =>
  new RegExp(`^${name}${name.endsWith('$') ? '' : '(/|\\.ts$|$)'}`).test(path);

test('every folder of src is a layer of the table', () => {
  const layers = LAYERS.map(({ layer }) => layer);
  expect(sources.filter((name) => !name.includes('/') && !layers.includes(name))).toEqual([]);
});

test('every folder and file that the tables of layers name exists', () => {
  const importsOf = ({ imports }: (typeof LAYERS)[number]) => (imports === 'all' ? [] : imports);
  const ofLayers = LAYERS.flatMap((row) => [row.layer, ...importsOf(row)]);
  const ofEngine = ENGINE_FOLDERS.flatMap(({ folder, imports }) => [folder, ...imports]);
  const named = [
    ...ofLayers.filter((name) => name !== 'migrations'),
    ...ofEngine.map((name) => `engine/${name}`),
    ...ENGINE_LISTS.lists,
  ];
  const isThere = (name: string): boolean => sources.some((one) => isBelow(one, name));
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

test('every file pattern that limits a package matches a file', () => {
  const limits = LAYERS.flatMap(({ layer, npm }) =>
    npm === 'all' ? [] : Object.values(npm).map((files) => `^${layer}/${files}`),
  );
  const isThere = (limit: string): boolean => sources.some((one) => new RegExp(limit).test(one));
  expect(limits.filter((limit) => !isThere(limit))).toEqual([]);
});

test('every layer but the composition root is held by rules for imports, packages and node modules', () => {
  const names = config.forbidden.map(({ name }) => String(name));
  const kinds = ['imports', 'packages', 'node-modules'];
  const expected = LAYERS.filter(({ layer }) => layer !== 'main').flatMap(({ layer }) =>
    kinds.map((kind) => `${layer}-${kind}`),
  );
  expect(names).toEqual(expect.arrayContaining(expected));
});

test('every rule of the import check says why', () => {
  expect(config.forbidden.filter(({ comment }) => String(comment).length < 20)).toEqual([]);
});

test('the table of layers in the README is the one that is checked', () => {
  const readme = existsSync('README.md') ? readFileSync('README.md', 'utf8') : '';
  const expected = withLayerTable(readme);
  if (expected !== undefined) expect(readme).toContain(layerTable());
});

test('every rule cited in src and every rule a test names is defined in docs/rules', () => {
  expect(unknownCitations()).toEqual([]);
});

test('the rule index finds rules and citations at all', () => {
  expect(definedRules()).toContain('ECO-3');
  expect(definedRules()).toContain('U-1');
  if (sources.some((name) => name.startsWith('rules/')))
    expect(citations().length).toBeGreaterThan(0);
});

test('files and folders of src are kebab-case and named after what they do', () => {
  const parts = sources.flatMap((name) => name.split('/'));
  const vague = /^(utils?|helpers?|managers?|misc|common)(\.|$)/;
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z-]+)*$/;
  expect(parts.filter((part) => vague.test(part) || !kebab.test(part))).toEqual([]);
});

test('docs/rules/rulings.md holds the rulings of the source', () => {
  expect(readFileSync(RULINGS_FILE, 'utf8')).toBe(rulingsText());
});

test('docs/settings.md holds the settings of the source', () => {
  expect(readFileSync(SETTINGS_PAGE, 'utf8')).toBe(settingsPage());
});

test('docs/formats/orders.md has a line of each kind of order', () => {
  const page = readFileSync(ORDERS_PAGE, 'utf8');
  expect(page).toContain('orders:begin');
  expect(page).toBe(withOrdersTable(page));
});
