/** The events of a process that mean that nobody else took care of an error. */
type Process = Readonly<{
  on: (
    event: 'uncaughtException' | 'unhandledRejection',
    hear: (error: unknown) => void,
  ) => unknown;
}>;

type Stream = Readonly<{ on: (event: 'error', hear: (error: Error) => void) => unknown }>;

type Report = (error: unknown, about: string) => void;

/**
 * Logs the errors that nobody took care of, and lets the server go on. That is safe here: everything that lasts is in the database, each
 * change of it is one transaction, and a transaction whose work fails is rolled back. What is lost is the one request, or the one piece
 * of work in the background. A server that ended instead would end for all players until somebody starts it again.
 */
export function surviveFaults(process: Process, report: Report): void {
  process.on('uncaughtException', (error) => report(error, 'a place that hears no errors'));
  process.on('unhandledRejection', (error) => report(error, 'work that nobody waits for'));
}

/** A terminal that is closed, or a pipe such as `| head`, no longer reads what is written to it. The work goes on without a listener. */
export function endureClosedPipes(streams: readonly Stream[]): void {
  for (const stream of streams) {
    stream.on('error', (error) => {
      if (!('code' in error) || (error.code !== 'EPIPE' && error.code !== 'EIO')) throw error;
    });
  }
}
