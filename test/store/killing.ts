import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** A script as one plain file: it starts in a tenth of the time that a TypeScript loader needs. */
export function bundled(script: URL, folder: string): string {
  const outfile = join(folder, 'child.mjs');
  const sqlite = fileURLToPath(import.meta.resolve('better-sqlite3'));
  buildSync({
    entryPoints: [fileURLToPath(script)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    alias: { 'better-sqlite3': sqlite },
    external: [sqlite],
    logLevel: 'error',
  });
  return outfile;
}

type When = Readonly<{ word: string; times: number; afterMs: number }>;

/** Lets a child run, and kills it some milliseconds after it has said a word for the nth time. Gives what it said. */
export function runAndKill(
  args: readonly string[],
  { word, times, afterMs }: When,
): Promise<string> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  let isDoomed = false;
  const kill = (): void => void child.kill('SIGKILL');
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (isDoomed || output.split(word).length <= times) return;
    isDoomed = true;
    if (afterMs === 0) kill();
    else setTimeout(kill, afterMs);
  });
  return new Promise((resolve, reject) => {
    child.on('close', (code, signal) => {
      if (signal !== 'SIGKILL') reject(new Error(`ended by itself: ${String(code)} ${errors}`));
      resolve(output);
    });
  });
}
