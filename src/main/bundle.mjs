/**
 * Makes the bundles that Farlane runs from: one file for each entry, and what they share. Plain JavaScript, because it runs before
 * anything else can be read.
 *
 * A build is named by its sources, so it's never out of date and never changed: it's made in a folder of its own and renamed when it's
 * whole. Two processes may make the same one at once, and one that is cut off leaves nothing that would be used.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { IS_PACKED, ROOT } from './install.mjs';

const BUILDS = join(ROOT, 'build');
/** The build that comes with a package, where there are no sources. */
const PACKED = join(BUILDS, 'packed');
const SOURCES = ['src', 'migrations'];

const ENTRIES = ['cli', 'server', 'keeper-thread', 'pool-thread'];
const PAGE_SCRIPTS = ['page', 'playback-file'];
/** Packages that read files of their own or have native parts: a build needs them beside it. */
export const BESIDE_BUILD = [
  'better-sqlite3',
  'busboy',
  'compression',
  'dejavu-fonts-ttf',
  'express',
  'express-rate-limit',
  'helmet',
  'pdfkit',
  'piscina',
  'svg-to-pdfkit',
];
/** Makes page scripts for a program that runs from its sources; a build has them. */
const EXTERNAL = [...BESIDE_BUILD, 'esbuild'];

const UNFINISHED = '.making-';
/** More builds than this are kept only while they're young: a server that runs from one loads its threads from there. */
const KEPT = 10;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** All files below the folders of sources, in a fixed order. */
function sourceFiles() {
  const below = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
  );
  return [join(ROOT, 'package-lock.json'), ...below.sort()];
}

/** Names the sources by their paths, sizes and times. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sourceFiles()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\n${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

const entryFile = (name) => join(ROOT, 'src/main', `${name}.ts`);
const scriptFile = (name) => join(ROOT, 'src/browser', `${name}.ts`);
const named = (names, fileOf) => Object.fromEntries(names.map((name) => [name, fileOf(name)]));

/** Some packages are CommonJS and ask for others by `require`. */
const REQUIRE = [
  "import { createRequire as makeRequire } from 'node:module';",
  'const require = makeRequire(import.meta.url);',
].join(' ');

/** @type {import('esbuild').BuildOptions} */
const SHARED = { bundle: true, format: 'esm', logLevel: 'silent', absWorkingDir: ROOT };

/** How esbuild makes what runs in Node. @type {import('esbuild').BuildOptions} */
export const PROGRAM = {
  ...SHARED,
  outExtension: { '.js': '.mjs' },
  platform: 'node',
  target: 'node20',
  splitting: true,
  external: EXTERNAL,
  banner: { js: REQUIRE },
  inject: [join(ROOT, 'src/main/map-traces.mjs')],
  // Names stay as they're written, so that traces can be read without a map too.
  minifyWhitespace: true,
  minifySyntax: true,
  sourcemap: true,
  sourcesContent: false,
};
const SCRIPTS = { ...SHARED, target: 'es2022', minify: true };

async function makeIn(outdir) {
  const { build } = await import('esbuild');
  const made = await Promise.allSettled([
    build({ ...PROGRAM, outdir, entryPoints: named(ENTRIES, entryFile) }),
    build({ ...SCRIPTS, outdir, entryPoints: named(PAGE_SCRIPTS, scriptFile) }),
  ]);
  // Only when both are over: one that still writes would bring back a folder that is removed.
  for (const one of made) if (one.status === 'rejected') throw one.reason;
}

/** Waits until the files are on the disk, so that a power cut right after the rename can't leave empty ones. */
function settle(folder) {
  for (const name of readdirSync(folder)) {
    const file = openSync(join(folder, name), 'r');
    fsyncSync(file);
    closeSync(file);
  }
}

const ageOf = (name) => Date.now() - statSync(join(BUILDS, name)).mtimeMs;

/** Removes what builds that were cut off left behind, and old builds. */
function tidyUp() {
  const [unfinished, whole] = [[], []];
  for (const name of readdirSync(BUILDS))
    (name.startsWith(UNFINISHED) ? unfinished : whole).push(name);
  const byAge = whole.map((name) => [name, ageOf(name)]).sort(([, a], [, b]) => a - b);
  const old = byAge.slice(KEPT).flatMap(([name, age]) => (age > DAY_MS ? [name] : []));
  const left = unfinished.filter((name) => ageOf(name) > HOUR_MS);
  for (const name of [...old, ...left]) {
    rmSync(join(BUILDS, name), { recursive: true, force: true });
  }
}

/** Makes a build in `folder`, which others see only when it's whole. */
async function make(folder) {
  mkdirSync(BUILDS, { recursive: true });
  const unfinished = join(BUILDS, `${UNFINISHED}${randomUUID()}`);
  try {
    await makeIn(unfinished);
    settle(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process has made the same build meanwhile.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  try {
    tidyUp();
  } catch {
    // Another process tidies up at the same time.
  }
}

/** The folder with the build of the present sources, which is made if there is none. */
export async function ensureBuilt() {
  if (IS_PACKED) return PACKED;
  const folder = join(BUILDS, fingerprint());
  if (!existsSync(folder)) await make(folder);
  return folder;
}

/** Runs an entry of the build in this process. */
export async function runBundle(entry) {
  let folder;
  try {
    folder = await ensureBuilt();
  } catch (error) {
    console.error('Farlane could not be built from its sources.');
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  await import(pathToFileURL(join(folder, `${entry}.mjs`)).href);
}
