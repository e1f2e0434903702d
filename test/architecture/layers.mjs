/**
 * The one table of layers. From it come the rules of dependency-cruiser (`dependency-cruiser.mjs`), the table in the README
 * (`write-readme-tables.mjs`) and the test that compares the two. What is not listed here is forbidden.
 *
 * `imports`: layers, or folders of layers, below src; a folder of its own a layer may always import.
 * `npm`: package → the files of the layer that may import it (a pattern, below the layer's folder), `''` for all of them.
 * `node`: built-in modules. `'all'` in place of a list: no limit.
 *
 * @typedef {Readonly<{
 *   layer: string, imports: readonly string[] | 'all', npm: Readonly<Record<string, string>> | 'all',
 *   node: readonly string[] | 'all', why: string,
 * }>} Layer
 */

/** @type {readonly Layer[]} */
export const LAYERS = [
  {
    layer: 'kernel',
    imports: [],
    npm: { '@noble/hashes': '(dice/|result/hash)' },
    node: [],
    why: 'No game words. It runs in the page too, so its one package is a hash that does.',
  },
  {
    layer: 'model',
    imports: ['kernel'],
    npm: {},
    node: [],
    why: 'The nouns are plain data; whatever acts on them stands above.',
  },
  {
    layer: 'content',
    imports: ['kernel', 'model'],
    npm: { zod: '' },
    node: [],
    why: 'Untrusted text becomes model here. The text is handed in, so that no path ever comes from a player.',
  },
  {
    layer: 'rules',
    imports: ['kernel', 'model'],
    npm: {},
    node: [],
    why: 'A rule is written once, for engine, legality, ai and page, so it may lean on none of them.',
  },
  {
    layer: 'engine',
    imports: ['kernel', 'model', 'rules'],
    npm: {},
    node: [],
    why: 'A turn depends on state, orders, rules and dice alone, or it could not be replayed.',
  },
  {
    layer: 'fog',
    imports: ['kernel', 'model', 'rules'],
    npm: {},
    node: [],
    why: 'It turns true things into seen ones and decides nothing.',
  },
  {
    layer: 'legality',
    imports: ['kernel', 'model', 'rules', 'fog/views'],
    npm: {},
    node: [],
    why: 'It judges by what the empire sees, so that a refusal never tells a secret.',
  },
  {
    layer: 'ai',
    imports: ['kernel', 'model', 'rules', 'fog/views', 'legality'],
    npm: {},
    node: [],
    why: 'It plays as a player would, from its own view. Odds come as an argument.',
  },
  {
    layer: 'report',
    imports: ['kernel', 'rules', 'fog/views'],
    npm: { handlebars: 'html/', pdfkit: 'pdf/', 'svg-to-pdfkit': 'pdf/' },
    node: [],
    why: 'A report cannot print what it cannot see: neither the state nor the true events.',
  },
  {
    layer: 'app',
    imports: ['kernel', 'model', 'content', 'rules', 'engine', 'fog', 'legality', 'ai', 'report'],
    npm: {},
    node: [],
    why: 'The use cases. They reach the outside world only through their own ports.',
  },
  {
    layer: 'store',
    imports: ['kernel', 'model', 'app/ports', 'migrations'],
    npm: { kysely: '', 'better-sqlite3': '' },
    node: ['fs', 'path', 'zlib', 'crypto'],
    why: 'It keeps what it is given, behind the ports, and knows no rule.',
  },
  {
    layer: 'http',
    imports: ['kernel', 'model/settings', 'app', 'content', 'fog/views', 'report/document'],
    npm: {
      ...{ express: '', 'express-rate-limit': '', busboy: '', compression: '', helmet: '' },
      ...{ handlebars: '', zod: '' },
    },
    node: ['http', 'crypto'],
    why: 'It parses a request, calls one use case and presents the answer.',
  },
  {
    layer: 'browser',
    imports: [
      'kernel',
      'model/orders',
      'model/decisions',
      'model/.*\\bids?\\.ts$',
      'rules',
      'fog/views',
      'legality',
    ],
    npm: {},
    node: [],
    why: 'What runs in the page checks by the same rules as the server and knows only the player’s view.',
  },
  {
    layer: 'cli',
    imports: ['kernel', 'model/settings', 'app', 'fog/views', 'report/document'],
    npm: { commander: '' },
    node: ['fs', 'path', 'process'],
    why: 'The same use cases from the terminal.',
  },
  {
    layer: 'main',
    imports: 'all',
    npm: 'all',
    node: 'all',
    why: 'The composition root: the only place that knows everybody, and that reads the environment.',
  },
];

/** A folder outside src with one reader, the store. */
export const MIGRATIONS = {
  npm: ['kysely'],
  why: 'A migration must still do the same in ten years: it may lean on nothing that changes.',
};

/**
 * Inside engine: turn → phases → (galaxy, sight, battle) → record → apply. A folder lists the folders or files of engine it may
 * import beside its own; `siblings` says that its sub-folders may not import each other.
 *
 * @typedef {Readonly<{ folder: string, imports: readonly string[], siblings?: true, why: string }>} EngineFolder
 */

/** @type {readonly EngineFolder[]} */
export const ENGINE_FOLDERS = [
  {
    folder: 'turn',
    imports: [
      ...['phases', 'reorganise', 'tactical', 'galaxy', 'sight', 'battle', 'record', 'apply'],
    ],
    why: 'The turn is a list of phases: it stands above all.',
  },
  {
    folder: 'phases',
    imports: [
      ...['galaxy', 'sight', 'battle', 'reorganise', 'discovery', 'tactical/contract'],
      ...['cargo', 'raiders', 'losses', 'record', 'apply'],
    ],
    siblings: true,
    why: 'Phases meet only in the state, so that one can be read, run and changed alone.',
  },
  {
    folder: 'reorganise',
    imports: ['sight', 'record', 'apply'],
    why: 'Fleets are regrouped in two phases by one rule.',
  },
  {
    folder: 'cargo',
    imports: ['record', 'apply'],
    why: 'Cargo is loaded in two phases by one rule.',
  },
  {
    folder: 'discovery',
    imports: ['raiders', 'record', 'apply'],
    why: 'What is found brings the same whatever phase finds it.',
  },
  {
    folder: 'raiders',
    imports: ['record', 'apply'],
    why: 'Raiders are bought by one rule, whether they come, are met or live on loot.',
  },
  {
    folder: 'losses',
    imports: ['record', 'apply'],
    why: 'What a lost or crippled unit takes with it is the same whatever did it.',
  },
  {
    folder: 'battle',
    imports: ['tactical/contract', 'raiders', 'losses', 'record', 'apply'],
    why: 'A battle speaks to tactical engines through their contract, never to one by name.',
  },
  { folder: 'galaxy', imports: ['record', 'apply'], why: 'Maps are drawn before anybody looks.' },
  {
    folder: 'sight',
    imports: ['record', 'apply'],
    why: 'Who sees what is one rule, asked by all.',
  },
  { folder: 'record', imports: ['apply'], why: 'The recorder emits events and applies them.' },
  { folder: 'apply', imports: [], why: 'The only writer of the state decides nothing.' },
  {
    folder: 'tactical',
    imports: [],
    siblings: true,
    why: 'A tactical engine is one folder and one line: it knows the contract and itself.',
  },
];

/** The list of tactical engines: what imports it knows them all. */
export const ENGINE_LISTS = {
  lists: ['engine/tactical/list.ts'],
  readers: ['engine/turn', 'app'],
  why: 'No phase knows a tactical engine by name: only turn and app read the list.',
};
