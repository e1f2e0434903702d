import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** What no handler gets to see, by the code of its error. */
const TOLD: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'The headers of this request are too long. Delete the cookies of this site and try again.',
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [
    413,
    'The chunk extensions of this request are too long. Send the request without them.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive. Send it again.'],
};
const MALFORMED = [
  400,
  'The server could not read this request. It is cut off or it is not HTTP.',
] as const;

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** A whole answer; the connection is closed after it. */
function answerTo(error: Error): string {
  const [status, text] = TOLD[codeOf(error)] ?? MALFORMED;
  const body = `${text}\n`;
  return [
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

/** Answers what is not HTTP, or breaks off, in words; an answer that has begun is not written into. */
export function answerBadHttp(server: Server): void {
  const begun = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (request, response) => begun.set(request.socket, response));
  server.on('clientError', (error, socket) => {
    const response = begun.get(socket);
    const isMidway = response !== undefined && response.headersSent && !response.writableFinished;
    if (isMidway || !socket.writable) socket.destroy();
    else socket.end(answerTo(error), () => socket.destroy());
  });
}
