import express, {
  type Express,
  type ErrorRequestHandler,
  type Request,
  type Response,
} from 'express';
import { asSent, messageReply, nothingHere } from './replies/problem-reply.ts';
import type { Reply } from './replies/reply.ts';
import { fullPath, type Route } from './routes/route.ts';
import { ROUTES } from './routes/routes.ts';
import { attemptLimits } from './server/attempt-limits.ts';
import { compressAnswers } from './server/compress-answers.ts';
import { guardedReply } from './server/guarded-reply.ts';
import { readBody } from './server/read-body.ts';
import { pageDeadline, withReminder } from './server/page-deadline.ts';
import { type RequestUploads, requestUploads } from './server/read-upload.ts';
import { readVisit } from './server/read-visit.ts';
import { toldFault, type ToldFault } from './server/request-fault.ts';
import { hearStreams } from './server/hear-streams.ts';
import { requestLimit } from './server/request-limit.ts';
import { safeHeaders } from './server/safe-headers.ts';
import { sendReply } from './server/send-reply.ts';
import { SHARED_TEXTS } from './words/texts.ts';
import { serveAssets } from './server/serve-assets.ts';
import type { Site } from './site.ts';
import type { Seat } from './visits/seat.ts';
import type { Visit } from './visits/visit.ts';

const HOME = { href: '/', label: SHARED_TEXTS.toYourCampaigns };

/** The pages of Farlane over the use cases; listens nowhere by itself. */
export function httpApp(site: Site): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  // Trust the proxy only if one is configured in front of this server.
  if (site.publicUrl !== null) app.set('trust proxy', 1);
  app.use(hearStreams(site));
  app.use(safeHeaders(site));
  app.use(compressAnswers(site));
  app.use(serveAssets(site));
  app.use(requestLimit(site));
  app.use(attemptLimits(site));
  for (const route of ROUTES) app[route.method](fullPath(route), handlerOf(site, route));
  app.use((request: Request, response: Response) =>
    answer(site, { request, response }, nothingHere()),
  );
  app.use(errorsOf(site));
  return app;
}

const handlerOf =
  (site: Site, route: Route) =>
  async (request: Request, response: Response): Promise<void> => {
    const visit = await readVisit(site, request);
    const uploads = requestUploads(site.uploads);
    // What was sent is read by now, or never will be.
    const body = () => readBody({ route, visit, uploads }, { request, response });
    const { reply, seat } = await droppedAfter(uploads, () =>
      guardedReply(site, { route, visit, readBody: body }),
    );
    noteFailure(site, { request, reply, place: placeOf(route) });
    const sent = asSent(reply);
    const deadline = await pageDeadline(site, seat, sent);
    sendReply(site, response, withReminder(sent, deadline), { visit, seat, deadline });
  };

/** Does something with uploaded files, which are gone afterwards, even if it fails. */
async function droppedAfter<T>(uploads: RequestUploads, use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } finally {
    await uploads.dropAll();
  }
}

/** A route without what its address names. */
const placeOf = (route: Route): string => `${route.method.toUpperCase()} ${fullPath(route)}`;

/** The route that a request came to, as it is written in the list; empty: none. */
function patternOf({ method, route }: Request): string {
  // Express types no route; it is there once one was found.
  const path: unknown =
    typeof route === 'object' && route !== null ? Reflect.get(route, 'path') : '';
  return `${method} ${typeof path === 'string' ? path : ''}`.trim();
}

type Noted = Readonly<{ request: Request; reply: Reply; place: string }>;

/** A failure of the store is answered like any refusal, but it is also logged for the operator. */
function noteFailure({ report }: Site, { request, reply, place }: Noted): void {
  if (reply.kind !== 'problem' || reply.status < 500) return;
  const { method, path } = request;
  const code = reply.refusal ?? `HTTP_${String(reply.status)}`;
  const error = Object.assign(new Error(reply.text), { code });
  report(error, `${method} ${notedPath(path)}`, place);
}

type Exchange = Readonly<{ request: Request; response: Response }>;

async function answer(site: Site, { request, response }: Exchange, reply: Reply): Promise<void> {
  const visit = await readVisit(site, request);
  sendReply(site, response, asSent(reply), { visit, seat: null, deadline: null });
}

/** An address as it may be noted: that of a sign-in link is its secret. */
const notedPath = (path: string): string => path.replace(/^(\/+enter\/).*$/i, '$1…');

const OUR_FAULT = {
  status: 500,
  text: SHARED_TEXTS.somethingWentWrong,
};

/** The desk that an address belongs to, if it is one of the visitor's. */
const seatAt = ({ seats, path }: Visit): Seat | null =>
  seats.find(({ base }) => path.startsWith(`${base}/`)) ?? null;

/** Answers with what was wrong, and a way back to the desk that the request came from. */
async function answerFault(
  site: Site,
  { request, response }: Exchange,
  { status, text }: ToldFault,
): Promise<void> {
  const visit = await readVisit(site, request);
  const seat = seatAt(visit);
  const way = seat === null ? HOME : { href: `${seat.base}/`, label: SHARED_TEXTS.backToYourDesk };
  const reply = asSent(messageReply(status, text, { ways: [way] }));
  sendReply(site, response, reply, { visit, seat, deadline: null });
}

/** For when not even a page of its own can be made of a fault. */
function answerPlainly(response: Response): void {
  if (response.headersSent) response.destroy();
  else response.status(OUR_FAULT.status).type('text').send(`${OUR_FAULT.text}\n`);
}

/** Every error of a request ends here. What no page can tell is told in plain text. */
function errorsOf(site: Site): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    const about = `${request.method} ${notedPath(request.path)}`;
    const told = toldFault(error);
    if (told === null) site.report(error, about, patternOf(request));
    if (response.headersSent) {
      // Half an answer cannot be taken back: Express closes the connection.
      next(error);
      return;
    }
    try {
      await answerFault(site, { request, response }, told ?? OUR_FAULT);
    } catch (second) {
      site.report(second, about, patternOf(request));
      answerPlainly(response);
    }
  };
}
