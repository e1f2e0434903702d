import type { RequestHandler } from 'express';
import type { Site } from '#http/site';

/** How a connection ends when a client goes away: nobody's fault. */
const GONE = [
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
];

const isGone = (error: Error): boolean => 'code' in error && GONE.includes(String(error.code));

/** Listens for errors of both streams of each request, because an unhandled error ends the process. */
export function hearStreams({ report }: Site): RequestHandler {
  return (request, response, next) => {
    const hear = (error: Error): void => {
      if (!isGone(error)) report(error, `the connection of ${request.method}`, 'a connection');
    };
    request.on('error', hear);
    response.on('error', hear);
    next();
  };
}
