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
    why: 'The nouns are plain data. Code that acts on them is in the layers above.',
  },
  {
    layer: 'content',
    imports: ['kernel', 'model'],
    npm: { zod: '' },
    node: [],
    why: 'Untrusted text becomes model here. It gets the text, never a path, so no path comes from a player.',
  },
  {
    layer: 'rules',
    imports: ['kernel', 'model'],
    npm: {},
    node: [],
    why: 'A rule is written once, for engine, legality, ai and page, so it may import none of them.',
  },
  {
    layer: 'engine',
    imports: ['kernel', 'model', 'rules'],
    npm: {},
    node: [],
    why: 'A turn depends only on state, orders, rules and dice, so that it can be replayed.',
  },
  {
    layer: 'fog',
    imports: ['kernel', 'model', 'rules'],
    npm: {},
    node: [],
    why: 'It turns true facts into seen ones, and decides nothing.',
  },
  {
    layer: 'legality',
    imports: ['kernel', 'model', 'rules', 'fog/views'],
    npm: {},
    node: [],
    why: 'It judges by what the empire sees, so that a refusal never reveals a secret.',
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
    imports: ['kernel', 'model', 'rules', 'fog/views'],
    npm: {
      ...{ handlebars: 'html/', pdfkit: 'pdf/', 'svg-to-pdfkit': 'pdf/' },
      ...{ 'd3-scale': 'charts/', 'd3-shape': 'charts/' },
    },
    node: [],
    why: 'A report tells what a view holds, in words, figures and maps.',
  },
  {
    layer: 'app',
    imports: ['kernel', 'model', 'content', 'rules', 'engine', 'fog', 'legality', 'ai', 'report'],
    npm: {},
    node: [],
    why: 'The use cases. They reach the outside world only through their ports.',
  },
  {
    layer: 'store',
    imports: ['kernel', 'model', 'app/ports', 'migrations'],
    npm: { kysely: '', 'better-sqlite3': '' },
    node: ['fs', 'path', 'zlib', 'crypto', 'stream'],
    why: 'It stores data behind the ports, and knows no rule.',
  },
  {
    layer: 'http',
    imports: [
      ...['kernel', 'model', 'rules', 'legality', 'app', 'content', 'fog/views', 'report/document'],
    ],
    npm: {
      ...{ express: '', 'express-rate-limit': '', busboy: '', compression: '', helmet: '' },
      ...{ handlebars: '', zod: '' },
    },
    node: ['http', 'crypto'],
    why: 'It parses a request, calls one use case, and presents the answer.',
  },
  {
    layer: 'browser',
    imports: ['kernel', 'model', 'rules', 'fog/views', 'legality'],
    npm: {},
    node: [],
    why: 'Page scripts use the same rules as the server, and know only the player’s view.',
  },
  {
    layer: 'cli',
    imports: ['kernel', 'model', 'rules', 'content', 'app', 'fog/views', 'report/document'],
    npm: { commander: '' },
    node: ['fs', 'path', 'process'],
    why: 'The same use cases from the terminal.',
  },
  {
    layer: 'main',
    imports: 'all',
    npm: 'all',
    node: 'all',
    why: 'The composition root: the only place that knows all layers and reads the environment.',
  },
];

/**
 * What is true, and may be a secret: the state, and events as they happened. `readers`: the layers that may name them. All others get
 * views and seen events, so what they show or decide can't depend on a secret.
 */
export const TRUTH = {
  files: ['model/campaign/state\\.ts$', 'model/events/(?!causes\\.ts$)[^/]+\\.ts$'],
  readers: ['model', 'content', 'rules', 'engine', 'fog', 'app', 'store', 'main'],
  why: 'Verdicts, machine players, reports, pages and commands are made from what somebody may know.',
};

/** A folder outside src with one reader, the store. */
export const MIGRATIONS = {
  npm: ['kysely'],
  why: 'A migration must still do the same in ten years, so it may import nothing that changes.',
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
      ...['phases', 'reorganise', 'diplomacy', 'tactical', 'galaxy', 'sight', 'battle'],
      ...['record', 'apply'],
    ],
    why: 'The turn is a list of phases, so it may import everything below.',
  },
  {
    folder: 'phases',
    imports: [
      ...['galaxy', 'sight', 'battle', 'reorganise', 'diplomacy', 'discovery', 'tactical/contract'],
      ...['cargo', 'siege', 'raiders', 'losses', 'worlds'],
      ...['random-events', 'record', 'apply'],
    ],
    siblings: true,
    why: 'Phases meet only in the state, so that one can be read, run and changed alone.',
  },
  {
    folder: 'worlds',
    imports: ['galaxy', 'diplomacy', 'discovery', 'sight', 'record', 'apply'],
    why: 'A non-aligned world is founded and acts by the same rules in all phases.',
  },
  {
    folder: 'random-events',
    imports: ['galaxy', 'sight', 'siege', 'worlds', 'record', 'apply'],
    why: 'A random event changes what many rules read, and is drawn and happens by one.',
  },
  {
    folder: 'reorganise',
    imports: ['sight', 'record', 'apply'],
    why: 'Two phases regroup fleets by one rule.',
  },
  {
    folder: 'diplomacy',
    imports: ['record', 'apply'],
    why: 'Tension and pacts follow from what happens in several phases, by one rule.',
  },
  {
    folder: 'cargo',
    imports: ['record', 'apply'],
    why: 'Two phases load cargo by one rule.',
  },
  {
    folder: 'discovery',
    imports: ['raiders', 'record', 'apply'],
    why: 'A find has the same effect in every phase.',
  },
  {
    folder: 'raiders',
    imports: ['record', 'apply'],
    why: 'One rule buys raiders, whether they arrive, are met or live on loot.',
  },
  {
    folder: 'siege',
    imports: ['reorganise', 'sight', 'losses', 'record', 'apply'],
    why: 'Bombardment, ground combat and revolt hurt and take systems in the same way.',
  },
  {
    folder: 'losses',
    imports: ['record', 'apply'],
    why: 'A lost or crippled unit takes the same things with it, for any cause.',
  },
  {
    folder: 'battle',
    imports: ['tactical/contract', 'raiders', 'losses', 'record', 'apply'],
    why: 'A battle uses tactical engines through their contract, never one by name.',
  },
  { folder: 'galaxy', imports: ['record', 'apply'], why: 'Maps are drawn before anybody looks.' },
  {
    folder: 'sight',
    imports: ['record', 'apply'],
    why: 'One rule says who sees what, and everything else asks it.',
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
