import { createServer, type RequestListener, type Server } from 'node:http';
import { answerBadHttp } from './answer-bad-http.ts';
import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import { logFault } from './log-fault.ts';

/** The most ports that are tried, one after the other. */
const TRIES = 20;

export type Listening = Readonly<{ server: Server; address: string }>;

function tryPort(handler: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer(handler);
  answerBadHttp(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      // From now on an error is a connection that could not be accepted, for example because too many files are open. The next may succeed.
      server.on('error', (error) => logFault(error, 'a new connection'));
      resolve(server);
    });
  });
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

/** What one opens in a browser. */
function addressOf(server: Server, host: string): string {
  const bound = server.address();
  const port = isAddress(bound) ? String(bound.port) : '';
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Listens on the port of the settings, or on the next one that is free; behind a proxy, which knows one port, on that alone. */
export async function listen(
  handler: RequestListener,
  { host, port, publicUrl }: Pick<Config, 'host' | 'port' | 'publicUrl'>,
): Promise<Listening> {
  const last = port === 0 || publicUrl !== undefined ? port : port + TRIES - 1;
  for (let next = port; ; next += 1) {
    try {
      const server = await tryPort(handler, host, next);
      return { server, address: addressOf(server, host) };
    } catch (error) {
      if (!isTaken(error) || next >= last) throw error;
    }
  }
}
