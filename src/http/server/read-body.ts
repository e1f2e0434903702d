import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Route } from '#http/routes/route';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import { isModeratorSeat } from '#http/visits/seat';
import type { Visit } from '#http/visits/visit';
import { MULTIPART_LIMIT, readMultipart } from './read-multipart.ts';
import { readUpload, type RequestUploads } from './read-upload.ts';
import { RequestFault } from './request-fault.ts';

/** What anybody may send: forms with a few short fields. */
export const readSmallForm: RequestHandler = express.urlencoded({
  extended: false,
  limit: '20kb',
  parameterLimit: 200,
});

/** More than the longest sheet of orders a person would write; machines use the command line. */
const readLongForm: RequestHandler = express.urlencoded({
  extended: false,
  limit: '2mb',
  parameterLimit: 20_000,
});

/** A form with a file, whole: it is parsed when all of it is here, so that a client that goes away leaves nothing half read. */
const readWhole: RequestHandler = express.raw({ type: () => true, limit: MULTIPART_LIMIT });

type Exchange = Readonly<{ request: Request; response: Response }>;

const reading = (read: RequestHandler, { request, response }: Exchange): Promise<void> =>
  new Promise((resolve, reject) => {
    void read(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(error instanceof Error ? error : new Error('A parser failed.', { cause: error }));
    });
  });

const isMultipart = (request: Request): boolean =>
  request.is('multipart/form-data') === 'multipart/form-data';

type Sender = Pick<Visit, 'seats' | 'account'>;

/** Beside all seats only people who are known here may send much, where it is asked for. */
function isShort(route: Route, { seats, account }: Sender): boolean {
  if (route.who !== 'anyone') return false;
  if (route.takesMuch === 'moderators')
    return account?.isOperator !== true && !seats.some(isModeratorSeat);
  return !(route.takesMuch === 'seated' && (seats.length > 0 || account !== null));
}

const takesFile = (route: Route, sender: Sender): boolean =>
  (route.who === 'player' || route.who === 'moderator' || route.who === 'anyone') &&
  route.takesFile === true &&
  !isShort(route, sender);

async function readFileForm(exchange: Exchange): Promise<FormBody> {
  const { request } = exchange;
  await reading(readWhole, exchange);
  const body: unknown = request.body;
  const bytes = body instanceof Uint8Array ? body : new Uint8Array();
  try {
    return formBodyOf(await readMultipart(request.headers, bytes));
  } catch (error) {
    if (error instanceof RequestFault) throw error;
    // The parser throws what it cannot begin with, such as a form without a boundary.
    throw Object.assign(new Error('The form is malformed.', { cause: error }), { status: 400 });
  }
}

const takesUpload = (route: Route, sender: Sender): boolean =>
  route.who === 'anyone' && route.takesUpload === true && !isShort(route, sender);

/**
 * Reads the form that was sent to a route: short ones from anybody, long ones and files from those who sit where it goes. `uploads`: where a
 * large file is kept.
 */
export async function readBody(
  { route, visit, uploads }: Readonly<{ route: Route; visit: Sender; uploads: RequestUploads }>,
  exchange: Exchange,
): Promise<FormBody> {
  const { request } = exchange;
  if (takesUpload(route, visit) && isMultipart(request))
    return formBodyOf(await readUpload(request, uploads));
  if (takesFile(route, visit) && isMultipart(request)) return readFileForm(exchange);
  await reading(isShort(route, visit) ? readSmallForm : readLongForm, exchange);
  return formBodyOf(request.body);
}
