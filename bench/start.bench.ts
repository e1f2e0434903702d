/**
 * How long commands and the server take to start, from the build and from the sources: npm run bench:start
 *
 * Each is a whole process, with its elapsed time and its peak memory. The reference is Node itself with an empty program. The first column
 * of a table is the median of several runs. Other work on the machine raises all figures, so its load is printed too.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';

const TRIES = 5;
const ROOT = join(import.meta.dirname, '..');
const PORT = '3999';

const ROOMY = '--max-semi-space-size=64';
const BUILD = { cli: [ROOMY, 'src/main/farlane.mjs'], server: [ROOMY, 'src/main/start.mjs'] };
const TYPESCRIPT = [ROOMY, '--import', './src/main/typescript.mjs'];
const SOURCES = {
  cli: [...TYPESCRIPT, 'src/main/cli.ts'],
  server: [...TYPESCRIPT, 'src/main/server.ts'],
};

/** Tells the most memory that a process had, on a channel of its own. */
const TELL_MEMORY =
  'data:text/javascript,import{writeSync}from"node:fs";process.on("exit",()=>writeSync(3,String(process.resourceUsage().maxRSS)))';

type Taken = Readonly<{ seconds: number; megabytes: number }>;

const data = mkdtempSync(join(tmpdir(), 'farlane-start-'));

/** Runs a program until it ends, or until it says `ready`, which is then made sure of. */
async function taken(args: readonly string[], ready?: string): Promise<Taken> {
  const began = performance.now();
  const child = spawn(execPath, ['--import', TELL_MEMORY, ...args], {
    cwd: ROOT,
    env: { ...process.env, FARLANE_DATA: data, FARLANE_PORT: PORT },
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  });
  let memory = '';
  let seconds = 0;
  child.stdio[3]?.on('data', (part: Buffer) => (memory += part.toString()));
  child.stdout?.on('data', (part: Buffer) => {
    if (ready === undefined || !part.toString().includes(ready)) return;
    void fetch(`http://127.0.0.1:${PORT}/`).then(() => {
      seconds = (performance.now() - began) / 1000;
      child.kill('SIGTERM');
    });
  });
  await once(child, 'close');
  if (ready === undefined) seconds = (performance.now() - began) / 1000;
  return { seconds, megabytes: Number(memory) / 1024 };
}

async function median(args: readonly string[], ready?: string): Promise<Taken> {
  const tries: Taken[] = [];
  for (let at = 0; at < TRIES; at += 1) tries.push(await taken(args, ready));
  const middle = (values: readonly number[]): number =>
    [...values].sort((a, b) => a - b)[TRIES >> 1] ?? 0;
  return {
    seconds: middle(tries.map((one) => one.seconds)),
    megabytes: middle(tries.map((one) => one.megabytes)),
  };
}

const READY = 'Farlane runs at';
const rows: readonly (readonly [name: string, args: readonly string[], ready?: string])[] = [
  ['node, nothing to do', ['--eval', '0']],
  ['the server answers, build', BUILD.server, READY],
  ['the server answers, sources', SOURCES.server, READY],
  ['farlane --help, build', [...BUILD.cli, '--help']],
  ['farlane --help, sources', [...SOURCES.cli, '--help']],
  ['farlane sheet human, build', [...BUILD.cli, 'sheet', 'human']],
  ['farlane sheet human, sources', [...SOURCES.cli, 'sheet', 'human']],
];

const load = (): string => loadavg()[0]?.toFixed(1) ?? '';

// The demo campaign and the build are there before anything is timed.
await taken(BUILD.server, READY);
const { seconds: reference } = await taken(['--eval', '0']);
console.log(`${String(availableParallelism())} processors, load ${load()} before`);
for (const [name, args, ready] of rows) {
  const { seconds, megabytes } = await median(args, ready);
  const ratio = (seconds / reference).toFixed(1);
  console.log(
    `${name.padEnd(30)} ${seconds.toFixed(2)} s  ${ratio.padStart(5)} times node  ${megabytes.toFixed(0).padStart(4)} MB`,
  );
}
console.log(`load ${load()} after`);
rmSync(data, { recursive: true, force: true });
