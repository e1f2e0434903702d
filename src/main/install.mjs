/**
 * Installs the packages when they are missing or out of date. Plain JavaScript without a dependency: it runs before any package
 * is there.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.farlane-lock');
const LOCK = join(ROOT, 'package-lock.json');
/** A package comes without a lock file; npm has installed what it needs beside it. */
export const IS_PACKED = !existsSync(LOCK);
const OLDEST_NODE = [20, 19];
const MINUTE = 60_000;

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(
    `Farlane needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`,
  );
  console.error(
    'Install a newer one (https://nodejs.org, or your system’s packages) and try again.',
  );
  process.exit(1);
}

/** What the installed packages depend on: the lock file, and the kind of Node the database driver was compiled for. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  return `${hash} ${process.platform} ${process.arch} ${process.versions.modules}`;
}

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);

/** An installation by plain `npm ci` has no stamp of ours, but npm's own list is then newer than the lock file. */
function installedByNpm() {
  const list = join(MODULES, '.package-lock.json');
  return existsSync(list) && statSync(list).mtimeMs >= statSync(LOCK).mtimeMs;
}

const packages = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const isThere = (name) => existsSync(join(MODULES, name, 'package.json'));
const areThere = (names) => Object.keys(names).every(isThere);
/** Of Farlane itself. */
export const VERSION = packages.version;

/** Whether the packages that Farlane runs with are there at all; of which versions they are is not asked. */
export const hasPackages = () => IS_PACKED || areThere(packages.dependencies);

/** Why an installation is needed, in words; undefined if none is. */
function reasonToInstall(withTools) {
  if (!existsSync(MODULES)) return 'The packages are not installed yet.';
  const stamp = textOf(STAMP);
  if (stamp === undefined ? !installedByNpm() : stamp !== fingerprint())
    return 'The installed packages are out of date (another version of Farlane or of Node.js).';
  if (!areThere(packages.dependencies)) return 'Some packages are missing.';
  if (withTools && !areThere(packages.devDependencies))
    return 'The packages for the checks are missing.';
  return undefined;
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** npm keeps its cache in the home folder; where that cannot be, a folder that goes away again must do. */
function hasHome() {
  const cache = join(homedir(), '.npm');
  return isWritable(existsSync(cache) ? cache : homedir());
}

/** The headers that came with this Node: the database driver then compiles without a download. */
function nodeHeaders() {
  const prefix = dirname(dirname(process.execPath));
  return existsSync(join(prefix, 'include', 'node', 'node.h'))
    ? { npm_config_nodedir: prefix }
    : {};
}

function installEnvironment(scratch) {
  const { NODE_ENV: _, ...inherited } = process.env;
  const home = hasHome() ? {} : { HOME: scratch, npm_config_cache: join(scratch, 'npm') };
  return { ...nodeHeaders(), ...inherited, ...home };
}

/** npm as it was called (`npm test` names itself), else the one on the path. */
export function npmCommand(args) {
  const own = process.env.npm_execpath;
  if (own?.endsWith('npm-cli.js')) return [process.execPath, [own, ...args]];
  return ['npm', args];
}

/** Runs a command and shows a dot every few seconds; its output is shown only if it fails. */
function runQuietly([command, args], env) {
  const windows = process.platform === 'win32' && command === 'npm';
  const child = spawn(command, args, {
    cwd: ROOT,
    env,
    shell: windows,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const dots = setInterval(() => process.stdout.write('.'), 3000);
  return new Promise((resolve) => {
    const finish = (ok, extra = '') => {
      clearInterval(dots);
      resolve({ ok, output: Buffer.concat(output).toString() + extra });
    };
    child.on('error', (error) => finish(false, String(error)));
    child.on('close', (code) => finish(code === 0));
  });
}

function explainFailure(output) {
  console.error(`\n${output.trim()}\n`);
  console.error('The packages could not be installed; npm’s own words stand above.');
  console.error('- Without a connection to the npm registry nothing can be fetched.');
  console.error(
    '- Where npm finds no ready-made database driver it compiles one: that needs python3, make and g++.',
  );
  console.error(
    '  Debian, Ubuntu: apt-get install -y python3 make g++     macOS: xcode-select --install',
  );
  console.error('Then start again.');
}

/** npm empties what a link leads to, which is somebody else's. */
function refuseLink() {
  if (lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return;
  console.error(`${MODULES} is a link to packages that are not this folder’s own.`);
  console.error('Remove the link and start again, or install where it leads to.');
  process.exit(1);
}

async function install(withTools) {
  refuseLink();
  const started = Date.now();
  const scratch = mkdtempSync(join(tmpdir(), 'farlane-npm-'));
  const kinds = withTools ? '--include=dev' : '--omit=dev';
  const flags = [
    'ci',
    kinds,
    '--ignore-scripts=false',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  process.stdout.write('Installing packages (about a minute) ');
  const { ok, output } = await runQuietly(npmCommand(flags), installEnvironment(scratch));
  rmSync(scratch, { recursive: true, force: true });
  if (!ok) {
    explainFailure(output);
    process.exit(1);
  }
  console.log(` done in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** Opens a database in a process of its own: a driver for another Node may crash rather than throw. */
function checkDriver() {
  const program = "new (require('better-sqlite3'))(':memory:').close()";
  const tried = spawnSync(process.execPath, ['-e', program], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: MINUTE,
  });
  if (tried.status === 0) return;
  console.error(tried.stderr);
  console.error(
    'The database driver (better-sqlite3) does not load. Where npm finds no ready-made one it compiles one, which needs python3, make and g++.',
  );
  console.error(
    'Install them (Debian, Ubuntu: apt-get install -y python3 make g++; macOS: xcode-select --install),',
  );
  console.error('remove the folder node_modules, and start again.');
  process.exit(1);
}

/**
 * Makes sure that the packages of package-lock.json are installed and the database driver works; ends the process with an
 * explanation if they cannot be. `withTools` asks for the development packages too.
 */
export async function ensureInstalled({ withTools }) {
  checkNode();
  if (IS_PACKED) return;
  const reason = reasonToInstall(withTools);
  if (reason === undefined && textOf(STAMP) !== undefined) return;
  if (reason !== undefined) {
    console.log(reason);
    await install(withTools || isThere(Object.keys(packages.devDependencies)[0]));
  }
  checkDriver();
  writeFileSync(STAMP, `${fingerprint()}\n`);
}
