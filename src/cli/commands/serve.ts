import type { Command } from 'commander';
import type { CliDesk } from '#cli/desk';
import { done, misused } from '#cli/output/reply';
import { type GlobalOptions, perform } from '#cli/perform';
import { wholeNumber } from '#cli/whole-number';

type ServeOptions = GlobalOptions & Readonly<{ port?: string; host?: string }>;

/** `farlane serve`. */
export function addServeCommand(program: Command, desk: CliDesk): void {
  program
    .command('serve')
    .description('run the web server until you stop it')
    .option('-p, --port <number>', 'the port it listens on')
    .option('--host <address>', 'the address it listens on')
    .action((_options: unknown, command: Command) =>
      perform(desk, command, async () => {
        const { port: asked, host, data: folder } = command.optsWithGlobals<ServeOptions>();
        const port = asked === undefined ? null : wholeNumber(asked);
        if (port === undefined) return misused('--port needs a whole number. Correct its value.');
        await desk.serve({
          ...(port === null ? {} : { port }),
          ...(host === undefined ? {} : { host }),
          ...(folder === undefined ? {} : { folder }),
        });
        return done({}, []);
      }),
    );
}
