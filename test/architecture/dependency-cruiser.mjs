import { ENGINE_FOLDERS, ENGINE_LISTS, LAYERS, MIGRATIONS, TRUTH } from './layers.mjs';

const NPM = [
  'npm',
  'npm-dev',
  'npm-optional',
  'npm-peer',
  'npm-bundled',
  'npm-no-pkg',
  'npm-unknown',
];

/** A rule for dependency-cruiser: the module's own sentence why comes first, since that is what the reader sees. */
const forbid = (name, why, from, to) => ({ name, comment: why, severity: 'error', from, to });

const below = (folder) =>
  folder === 'migrations'
    ? '^migrations/'
    : `^src/${folder}${folder.endsWith('$') ? '' : '(/|\\.ts$)'}`;
const packageFolder = (name) => `(^|/)node_modules/(@types/)?${name}/`;

function importRule({ layer, imports, why }) {
  const own = `^src/${layer}/`;
  const to = { path: '^(src|migrations)/', pathNot: [own, ...imports.map(below)] };
  return forbid(`${layer}-imports`, why, { path: own }, to);
}

function packageRules({ layer, npm, why }) {
  const own = `^src/${layer}/`;
  const pathNot = Object.keys(npm).map(packageFolder);
  const none = { dependencyTypes: NPM, ...(pathNot.length > 0 && { pathNot }) };
  const limited = Object.entries(npm).filter(([, files]) => files !== '');
  return [
    forbid(`${layer}-packages`, why, { path: own }, none),
    ...limited.map(([name, files]) =>
      forbid(
        `${layer}-limits-${name}`,
        why,
        { path: own, pathNot: own + files },
        { path: packageFolder(name) },
      ),
    ),
  ];
}

function nodeRule({ layer, node, why }) {
  const pathNot = node.map((name) => `^(node:)?${name}(/|$)`);
  const to = { dependencyTypes: ['core'], ...(pathNot.length > 0 && { pathNot }) };
  return forbid(`${layer}-node-modules`, why, { path: `^src/${layer}/` }, to);
}

function layerRules(row) {
  return [
    ...(row.imports === 'all' ? [] : [importRule(row)]),
    ...(row.npm === 'all' ? [] : packageRules(row)),
    ...(row.node === 'all' ? [] : [nodeRule(row)]),
  ];
}

function engineRules({ folder, imports, siblings, why }) {
  const own = `^src/engine/${folder}/`;
  const others = {
    path: '^src/engine/',
    pathNot: [own, ...imports.map((name) => below(`engine/${name}`))],
  };
  const rules = [forbid(`engine-${folder}-imports`, why, { path: own }, others)];
  if (siblings !== true) return rules;
  const sibling = { path: `${own}[^/]+/`, pathNot: [`${own}$1/`, `${own}contract/`] };
  return [...rules, forbid(`${folder}-are-siblings`, why, { path: `${own}([^/]+)/` }, sibling)];
}

const listFiles = ENGINE_LISTS.lists.map((file) => `^src/${file.replaceAll('.', '\\.')}$`);

export default {
  forbidden: [
    ...LAYERS.flatMap(layerRules),
    ...ENGINE_FOLDERS.flatMap(engineRules),
    forbid(
      'engine-lists',
      ENGINE_LISTS.why,
      { path: '^src/', pathNot: ENGINE_LISTS.readers.map(below) },
      { path: listFiles },
    ),
    forbid(
      'truth',
      TRUTH.why,
      { path: '^src/', pathNot: TRUTH.readers.map(below) },
      { path: TRUTH.files.map((file) => `^src/${file}`) },
    ),
    forbid(
      'phases-have-folders',
      'A file beside the phases that imports one would be a back door between them.',
      { path: '^src/engine/phases/[^/]+\\.ts$' },
      { path: '^src/engine/phases/[^/]+/' },
    ),
    forbid(
      'known-layers',
      'Every file of src belongs to a layer of the table.',
      { path: '^src/', pathNot: LAYERS.map(({ layer }) => `^src/${layer}/`) },
      {},
    ),
    forbid(
      'known-engine-folders',
      'Every file of engine belongs to a folder of its table.',
      {
        path: '^src/engine/',
        pathNot: ENGINE_FOLDERS.map(({ folder }) => `^src/engine/${folder}/`),
      },
      {},
    ),
    forbid(
      'migrations-alone',
      MIGRATIONS.why,
      { path: '^migrations/' },
      {
        pathNot: ['^migrations/', ...MIGRATIONS.npm.map(packageFolder)],
      },
    ),
    forbid(
      'no-test-in-src',
      'The product runs without its tests.',
      { path: '^(src|migrations)/' },
      { path: '^(test|bench)/' },
    ),
    forbid(
      'no-dev-packages',
      'The product runs without development packages.',
      { path: '^(src|migrations)/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-circular',
      'Two files that need each other are one idea, or a third is missing.',
      {},
      { circular: true },
    ),
    forbid(
      'no-unresolvable',
      'An import that leads nowhere also leads past all other rules.',
      {},
      { couldNotResolve: true },
    ),
    forbid(
      'no-orphans',
      'A file that nobody imports and that imports nobody is dead, or not yet wired.',
      { orphan: true, pathNot: ['^src/main/', '^src/browser/', '\\.d\\.ts$'] },
      {},
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
