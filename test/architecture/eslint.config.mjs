import { fileURLToPath } from 'node:url';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { countedNouns } from './counted-nouns.mjs';
import { textsApart } from './texts-apart.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const PROJECTS = ['tsconfig.json', 'src/browser/tsconfig.json'];

const PURE = ['kernel', 'model', 'rules', 'engine', 'fog', 'legality'].map(
  (layer) => `src/${layer}/**/*.ts`,
);

const BANNED_GLOBALS = [
  ...['Date', 'performance', 'Intl', 'crypto', 'fetch', 'process', 'console', 'globalThis'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
].map((name) => ({
  name,
  message: 'A turn must come out the same everywhere: take what you need as an argument.',
}));
/** Plurals and lists come from Intl, in one fixed language; tests pin what it makes of them. */
const BANNED_BESIDE_WORDS = BANNED_GLOBALS.filter(({ name }) => name !== 'Intl');

const ban = (selector, message) => ({ selector, message });

const DETERMINISM = [
  ban(
    "MemberExpression[object.name='Math'][property.name!=/^(abs|ceil|floor|max|min|round|sign|trunc|imul|clz32)$/]",
    'Engines may differ in this function of Math: use dice, or integer arithmetic.',
  ),
  ban("VariableDeclarator[init.name='Math']", 'Call Math by its name, so that its bans hold.'),
  ban(
    'MemberExpression[property.name=/^(localeCompare|toLocale.*)$/]',
    'Order and text must not depend on a locale.',
  ),
  ban(
    'ForInStatement',
    'Key order must never matter: iterate by the helpers of #kernel/collections.',
  ),
  ban(
    ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind=/^(let|var)$/]',
    'Module state makes a turn depend on what ran before it.',
  ),
];
const ITERATION = ban(
  "MemberExpression[object.name='Object'][property.name=/^(keys|values|entries|getOwnPropertyNames)$/]",
  'Key order must never matter: iterate by the helpers of #kernel/collections.',
);
const CLASSES = ban(
  ':matches(ClassDeclaration, ClassExpression)',
  'State is plain data; rules are functions.',
);
const DIVISION = [
  ban(
    "BinaryExpression[operator='/']",
    'Name the rounding: divide(a, b, rounding) of #kernel/numbers/divide.',
  ),
  ban(
    "AssignmentExpression[operator='/=']",
    'Name the rounding: divide(a, b, rounding) of #kernel/numbers/divide.',
  ),
  ban(
    ":matches(BinaryExpression[operator='**'], AssignmentExpression[operator='**='])",
    'Powers leave the integers: use #kernel/numbers.',
  ),
];
const LANGUAGE = [
  ban('ExportDefaultDeclaration', 'A thing has one name: export it by that name.'),
  ban('TSEnumDeclaration', 'A const list is its own type, and survives as data.'),
];
/** Editions, issues and turns are numbered and not counted. */
const COUNTED_ONE =
  "ConditionalExpression[test.operator='==='][test.right.value=1][test.left.name!=/^(edition|issue|turn)$/][test.left.property.name!='edition']";
const COUNTING = [
  ban(
    `:matches(${COUNTED_ONE} > :matches(Literal[value=/./], TemplateLiteral).consequent, ${COUNTED_ONE} > Literal[value=/^e?s$/].alternate)`,
    'Words that go with a number: plural() or counted() of #kernel/words/counted.',
  ),
  ban(
    "CallExpression[callee.property.name='join'] > Literal[value=/ (and|or) /]",
    'A list in a sentence: listed() or listedOr() of #kernel/words/listed.',
  ),
  ban(
    "MemberExpression[object.name='Intl'][property.name=/^(PluralRules|ListFormat)$/]",
    'Plurals and lists: #kernel/words.',
  ),
];

/** The bans of the pure layers. The few places that must break one (divide, the invariant error) say why on their line. */
const WORD_BANS = ['error', ...LANGUAGE, ...DETERMINISM, CLASSES, ...DIVISION];
const PURE_BANS = [...WORD_BANS, ...COUNTING];

const SIZES = {
  'max-lines': ['error', 300],
  'max-lines-per-function': ['error', 60],
  complexity: ['error', 10],
  'max-depth': ['error', 3],
  'max-params': ['error', 4],
};

const SRC = {
  '@typescript-eslint/explicit-module-boundary-types': 'error',
  'no-console': 'error',
  'no-restricted-syntax': ['error', ...LANGUAGE, ...COUNTING],
  'no-restricted-properties': [
    'error',
    {
      object: 'process',
      property: 'env',
      message: 'Only main reads the environment: take the setting as an argument.',
    },
  ],
};

const EVERYWHERE = {
  eqeqeq: 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'no-param-reassign': 'error',
  // Normalised tables lose rows.
  '@typescript-eslint/no-dynamic-delete': 'off',
};

/** Tests may be blunt: fixtures are known, so `!` does no harm; a describe block has no natural size. */
const TESTS = { '@typescript-eslint/no-non-null-assertion': 'off' };

export default defineConfig(
  globalIgnores(['**/node_modules/', 'build/', 'data/', 'coverage/', 'docs/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strict],
    rules: EVERYWHERE,
  },
  { files: ['src/**/*.{ts,mjs}'], rules: SIZES },
  {
    files: ['src/**/*.ts'],
    plugins: { words: { rules: { counted: countedNouns, apart: textsApart } } },
    // Whether something is a number is asked of its type.
    languageOptions: { parserOptions: { project: PROJECTS, tsconfigRootDir: root } },
    rules: { ...SRC, 'words/counted': 'error' },
  },
  {
    files: ['src/http/**/*.ts'],
    ignores: ['**/{texts,*-words}.ts', 'src/http/words/**'],
    rules: { 'words/apart': 'error' },
  },
  // A form is a table, and each row holds its words.
  {
    files: ['src/http/forms/**/*.ts'],
    ignores: ['**/{texts,*-words}.ts'],
    rules: { 'words/apart': ['error', 'rows'] },
  },
  {
    files: PURE,
    rules: {
      'no-restricted-globals': ['error', ...BANNED_GLOBALS],
      'no-restricted-syntax': [...PURE_BANS, ITERATION],
    },
  },
  // The ordered iteration that all others use has to start from the keys.
  { files: ['src/kernel/collections/**/*.ts'], rules: { 'no-restricted-syntax': PURE_BANS } },
  {
    files: ['src/kernel/words/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...BANNED_BESIDE_WORDS],
      'no-restricted-syntax': [...WORD_BANS, ITERATION],
    },
  },
  // The composition root reads the environment; it and the terminal speak to the terminal.
  { files: ['src/main/**/*.ts'], rules: { 'no-restricted-properties': 'off' } },
  { files: ['src/{cli,main}/**/*.ts'], rules: { 'no-console': 'off' } },
  { files: ['{test,bench}/**/*.ts'], rules: { ...TESTS, 'max-lines': ['error', 300] } },
);
