/**
 * `npm run package`: makes the package that operators install, `dist/farlane-VERSION.tgz`; `-- --to FOLDER` puts it elsewhere.
 *
 * The package holds a build instead of the sources, so it depends only on the packages that the build leaves out. That takes a
 * package.json of its own, which is why the package is put together in a temporary folder.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BESIDE_BUILD, ensureBuilt } from './bundle.mjs';
import { ensureInstalled, npmCommand, ROOT } from './install.mjs';

/** Where the package expects its build. */
const BUILD = 'build/packed';

const kept = (names, table) => Object.fromEntries(names.map((name) => [name, table[name]]));

/** Runs npm in the folder of the package, with a cache of its own: the user's home folder may not be writable. */
function npm(args, { folder, scratch }) {
  const env = {
    ...process.env,
    npm_config_cache: join(scratch, 'cache'),
    npm_config_update_notifier: 'false',
  };
  const [command, all] = npmCommand(args);
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, stdout, stderr } = spawnSync(command, all, {
    cwd: folder,
    env,
    shell,
    encoding: 'utf8',
  });
  if (status === 0) return stdout;
  throw new Error(`npm ${args[0]} failed.\n${stderr}`);
}

function writeManifest(folder, packages) {
  const { scripts: _s, devDependencies: _d, imports: _i, knip: _k, files: _f, ...rest } = packages;
  const own = {
    ...rest,
    allowScripts: { 'better-sqlite3': true },
    dependencies: kept(BESIDE_BUILD, packages.dependencies),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
}

/** Gives every installation the versions that the tests ran with. npm removes from the copied lock file what the package doesn't need. */
function writeLock(place) {
  cpSync(join(ROOT, 'package-lock.json'), join(place.folder, 'npm-shrinkwrap.json'));
  npm(['install', '--package-lock-only', '--offline', '--ignore-scripts'], place);
}

/** Makes the package in the folder `to` and returns its path. */
async function pack(to) {
  const build = await ensureBuilt();
  const packages = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const scratch = mkdtempSync(join(tmpdir(), 'farlane-pack-'));
  try {
    const place = { folder: join(scratch, 'farlane'), scratch };
    cpSync(build, join(place.folder, BUILD), { recursive: true });
    for (const path of ['README.md', ...packages.files.filter((one) => one !== BUILD)]) {
      cpSync(join(ROOT, path), join(place.folder, path), { recursive: true });
    }
    writeManifest(place.folder, packages);
    writeLock(place);
    mkdirSync(to, { recursive: true });
    const [{ filename }] = JSON.parse(npm(['pack', '--json', '--pack-destination', to], place));
    return join(to, filename);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const { values } = parseArgs({ options: { to: { type: 'string', default: join(ROOT, 'dist') } } });
await ensureInstalled({ withTools: false });
console.log(`The package is ${await pack(resolve(values.to))}`);
