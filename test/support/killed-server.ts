import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../../src/main/bundle.mjs';

/** A server of the build on a folder, in a process that a test can kill. */
export type KilledServer = Readonly<{
  address: string;
  /** Ends it at once, as a power cut would. */
  kill: () => Promise<void>;
}>;

/** Starts the server, and waits until it listens. */
export async function serving(folder: string): Promise<KilledServer> {
  const env = { ...process.env, FARLANE_DATA: folder, FARLANE_PORT: '0' };
  const server = spawn(process.execPath, [join(await ensureBuilt(), 'server.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const part of server.stdout) {
    said += String(part);
    if (said.includes('Ctrl-C')) break;
  }
  return {
    address: /http:\S+/.exec(said)?.[0] ?? '',
    kill: async () => {
      const over = once(server, 'exit');
      server.kill('SIGKILL');
      await over;
    },
  };
}

/** The link of the moderator of the first campaign, as a path. */
export function moderatorLink(folder: string): string {
  const file = readFileSync(join(folder, 'sign-in-links.json'), 'utf8');
  const { links } = JSON.parse(file) as { links: readonly { who: string; path: string }[] };
  return links.find(({ who }) => who === 'Moderator')!.path;
}
