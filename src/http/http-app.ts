import express, {
  type Express,
  type ErrorRequestHandler,
  type Request,
  type Response,
} from 'express';
import { messageReply, nothingHere } from './replies/problem-reply.ts';
import type { Reply } from './replies/reply.ts';
import { fullPath, type Route } from './routes/route.ts';
import { ROUTES } from './routes/routes.ts';
import { attemptLimits } from './server/attempt-limits.ts';
import { guardedReply } from './server/guarded-reply.ts';
import { readBody } from './server/read-body.ts';
import { pageDeadline, withReminder } from './server/page-deadline.ts';
import { readVisit } from './server/read-visit.ts';
import { requestLimit } from './server/request-limit.ts';
import { safeHeaders } from './server/safe-headers.ts';
import { sendReply } from './server/send-reply.ts';
import { serveAssets } from './server/serve-assets.ts';
import type { Site } from './site.ts';

const HOME = { href: '/', label: 'To your campaigns' };

/** The pages of Farlane over the use cases; listens nowhere by itself. */
export function httpApp(site: Site): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  // One thing stands before this server and says who came, and only then.
  if (site.publicUrl !== null) app.set('trust proxy', 1);
  app.use(safeHeaders(site));
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
    const { reply, seat } = await guardedReply(site, {
      route,
      visit,
      readBody: () => readBody(route, visit, { request, response }),
    });
    noteFailure(site, request, reply);
    const deadline = await pageDeadline(site, seat, reply);
    sendReply(site, response, withReminder(reply, deadline), { visit, seat, deadline });
  };

/** A failure of the store is answered like any refusal; whoever runs the server shall know of it too. */
function noteFailure({ report }: Site, { method, path }: Request, reply: Reply): void {
  if (reply.kind !== 'page' || reply.page !== 'message' || reply.status < 500) return;
  report(new Error(reply.content.text), `${method} ${notedPath(path)}`);
}

type Exchange = Readonly<{ request: Request; response: Response }>;

async function answer(site: Site, { request, response }: Exchange, reply: Reply): Promise<void> {
  const visit = await readVisit(site, request);
  sendReply(site, response, reply, { visit, seat: null, deadline: null });
}

/** The status that Express or its parsers gave an error, such as 413 for a body that is too long. */
const statusIn = (error: unknown): number => {
  const status: unknown =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
};

/** An address as it may be noted: that of a sign-in link is its secret. */
const notedPath = (path: string): string => path.replace(/^(\/+enter\/).*$/i, '$1…');

function errorsOf(site: Site): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = statusIn(error);
    if (status === 500) site.report(error, `${request.method} ${notedPath(request.path)}`);
    const text =
      status === 500
        ? 'This is a fault of the program, and nothing was changed. It is noted on the server; tell the moderator what you did.'
        : 'The server could not read what was sent. Nothing was changed: go back and try again with less.';
    await answer(site, { request, response }, messageReply(status, text, { ways: [HOME] }));
  };
}
