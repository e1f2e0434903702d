import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';

const ROOT = join(import.meta.dirname, '..', '..');

/** A data folder to serve, and where the server writes a profile of its processor time, if anywhere. */
type Served = Readonly<{ data: string; port: string; profile: string | undefined }>;

/** Serves a data folder as `npm start` does while something is measured; then stops the server and removes the folder. */
export async function withServer(
  { data, port, profile }: Served,
  measure: (address: string) => Promise<void>,
): Promise<void> {
  const profiled = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const server = spawn(execPath, ['--max-semi-space-size=64', ...profiled, 'src/main/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, FARLANE_DATA: data, FARLANE_PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let said = '';
    for await (const part of server.stdout) {
      said += String(part);
      if (said.includes('Ctrl-C')) break;
    }
    await measure(/http:\S+/.exec(said)?.[0] ?? '');
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(data, { recursive: true, force: true });
  }
}
