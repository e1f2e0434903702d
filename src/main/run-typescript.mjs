import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/**
 * Most of what a turn makes is garbage soon. With more room for what is new (16 MB are the default, and it grows only as it is needed),
 * less of it is copied before it is known to be garbage.
 */
const ROOMY = ['--max-semi-space-size=64'];

/**
 * Runs a TypeScript file of the project in a process of its own, in the folder of whoever calls it, and ends as that does. Call it when
 * everything is installed.
 */
export function runTypescript(file) {
  const loader = import.meta.resolve('./typescript.mjs');
  const args = [...ROOMY, '--import', loader, join(ROOT, file), ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });

  // Ctrl-C in a terminal reaches the child by itself: passed on once more it would look like impatience.
  process.on('SIGINT', () => {
    if (process.stdin.isTTY !== true) child.kill('SIGINT');
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));

  child.on('exit', (code, signal) => {
    process.exitCode = signal === null ? code : 128 + constants.signals[signal];
  });
}
