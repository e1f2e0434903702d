/** `npm start`: installs what is missing, then runs the server until it is stopped. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './install.mjs';

await ensureInstalled({ withTools: false });

const server = join(ROOT, 'src/main/server.ts');
const child = spawn(process.execPath, ['--import', 'tsx', server, ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});

// Ctrl-C in a terminal reaches the server by itself: passed on once more it would look like impatience.
process.on('SIGINT', () => {
  if (process.stdin.isTTY !== true) child.kill('SIGINT');
});
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGHUP'));

child.on('exit', (code, signal) => {
  process.exitCode = signal === null ? code : 128 + constants.signals[signal];
});
