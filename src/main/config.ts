import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { err, ok, type Result } from '#kernel/result/result';
import { usualDataFolder } from './usual-data-folder.ts';

/** How the server runs, as the environment says. */
export type Config = Readonly<{
  /** Where everything is kept, wherever the program is called from. */
  dataFolder: string;
  host: string;
  /** The port to begin with; when it is taken and nothing that speaks TLS expects it, the next free one. 0: any. */
  port: number;
  /** The https address by which browsers reach this server through something that speaks TLS. */
  publicUrl?: string;
  /** How many threads do long work beside the one that answers pages; not given: what suits the machine. */
  threads?: number;
}>;

const HIGHEST_PORT = 65_535;
const MOST_THREADS = 64;

/** Two at least, so that one is left for papers during a long job; more than four have nothing to do. */
export const usualThreads = (): number => Math.min(4, Math.max(2, availableParallelism()));

const isCountOfThreads = (text: string): boolean =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_THREADS;

type Environment = Readonly<Record<string, string | undefined>>;

/** The origin of an https address; undefined: it is none. */
function httpsOrigin(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWhole = url?.pathname === '/' && url.search === '' && url.hash === '';
  return url?.protocol === 'https:' && isWhole && url.username === '' ? url.origin : undefined;
}

function readPublicUrl(given: string): Result<Pick<Config, 'publicUrl'>, string> {
  if (given === '') return ok({});
  const publicUrl = httpsOrigin(given);
  if (publicUrl !== undefined) return ok({ publicUrl });
  return err(
    `FARLANE_PUBLIC_URL is “${given}”. Give the https address of this server, such as https://farlane.example.org, or leave it out.`,
  );
}

function readThreads(given: string): Result<Pick<Config, 'threads'>, string> {
  if (given === '') return ok({});
  if (isCountOfThreads(given)) return ok({ threads: Number(given) });
  return err(
    `FARLANE_THREADS is “${given}”. Give a number from 1 to ${String(MOST_THREADS)}, or leave it out.`,
  );
}

/** Reads FARLANE_DATA, FARLANE_HOST, FARLANE_PORT, FARLANE_PUBLIC_URL and FARLANE_THREADS; the error is a sentence. */
export function readConfig(environment: Environment): Result<Config, string> {
  const port = environment['FARLANE_PORT'] ?? '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) > HIGHEST_PORT) {
    return err(`FARLANE_PORT is “${port}”. Give a number from 0 to ${String(HIGHEST_PORT)}.`);
  }
  const publicUrl = readPublicUrl(environment['FARLANE_PUBLIC_URL'] ?? '');
  if (!publicUrl.ok) return publicUrl;
  const threads = readThreads(environment['FARLANE_THREADS'] ?? '');
  if (!threads.ok) return threads;
  return ok({
    dataFolder: resolve(environment['FARLANE_DATA'] ?? usualDataFolder(environment)),
    host: environment['FARLANE_HOST'] ?? '127.0.0.1',
    port: Number(port),
    ...publicUrl.value,
    ...threads.value,
  });
}
