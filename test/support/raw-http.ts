import { connect } from 'node:net';

/** What a client does after its last byte: waits, says that it has no more to send, or breaks the connection. */
export type Ending = 'wait' | 'half-close' | 'break';

/** Bytes as a client sends them, and how it ends. `pauseMs` lies between two pieces. */
export type RawRequest = Readonly<{
  pieces: readonly (string | Uint8Array)[];
  ending?: Ending;
  pauseMs?: number;
}>;

/** What came back; `status` 0: nothing did, and the connection is closed. */
export type RawAnswer = Readonly<{ status: number; head: string; body: string }>;

const PATIENCE_MS = 20_000;

function answerIn(received: string): RawAnswer {
  // A server that was asked whether to go on says so before it answers.
  const text = received.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  return { status, head, body: rest.join('\r\n\r\n') };
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends exactly these bytes, even against the rules of HTTP, and reads until the server closes. */
export function sendRaw(
  address: string,
  { pieces, ending = 'wait', pauseMs = 0 }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const late = setTimeout(() => {
      socket.destroy();
      reject(new Error('The server neither answered nor closed the connection.'));
    }, PATIENCE_MS);
    socket.on('data', (chunk) => received.push(chunk));
    // A server may close while a client still sends.
    socket.on('error', () => socket.destroy());
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(late);
      resolve(answerIn(Buffer.concat(received).toString('utf8')));
    });
    const sendAll = async (): Promise<void> => {
      for (const piece of pieces) {
        if (socket.destroyed) return;
        socket.write(piece);
        if (pauseMs > 0) await sleep(pauseMs);
      }
      if (ending === 'half-close') socket.end();
      if (ending === 'break') {
        await sleep(20);
        socket.destroy();
      }
    };
    void sendAll();
  });
}

/** The head of a form that is posted; the server closes after its answer. */
export function postHead(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  return `POST ${path} HTTP/1.1\r\n${lines.map((line) => `${line.join(': ')}\r\n`).join('')}\r\n`;
}
