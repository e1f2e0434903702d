/** The command line: `npm run farlane -- --help`. Each command loads what it needs when it runs, so that all start quickly. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { CliDesk } from '#cli/desk';
import { runCommandLine } from '#cli/program';
import { wholeFiles } from '#store/files/whole-files';
import { engineVersion } from './engine-version.ts';
import { endureClosedPipes } from './last-resort.ts';
import { forceListsText } from './force-lists-text.ts';
import { ruleIds } from './rule-ids.ts';
import { scenarioOrders } from './scenario-orders.ts';
import { scenarioTexts } from './scenario-texts.ts';
import { realSecrets } from './secrets.ts';

type Served = Parameters<CliDesk['serve']>[0];

/** The server reads its settings from the environment, and what the command line says comes first. */
async function serve({ folder, port, host }: Served): Promise<void> {
  if (folder !== undefined) process.env['FARLANE_DATA'] = resolve(folder);
  if (port !== undefined) process.env['FARLANE_PORT'] = String(port);
  if (host !== undefined) process.env['FARLANE_HOST'] = host;
  await import('./server.ts');
}

const desk = () => import('./open-desk.ts');

endureClosedPipes([process.stdout, process.stderr]);
await runCommandLine(
  {
    version: engineVersion(),
    terminal: {
      out: (text) => process.stdout.write(text),
      err: (text) => process.stderr.write(text),
      isWatched: process.stderr.isTTY,
      exit: (code) => {
        process.exitCode = code;
      },
    },
    open: async (folder) => (await desk()).openDesk(folder),
    keeper: async (folder) => (await desk()).keeperFor(folder),
    files: wholeFiles(),
    scenarios: scenarioTexts,
    scenarioOrders: (scenario, turn) => Promise.resolve(scenarioOrders(scenario, turn)),
    forceLists: () => Promise.resolve(forceListsText()),
    newSeed: () => realSecrets.campaignSecret(),
    ruleIds,
    renderers: async () => (await desk()).cliRenderers(),
    readOrders: async (text, whose) => (await import('./read-orders.ts')).readOrders(text, whose),
    odds: async (run) => (await import('./odds-in-threads.ts')).oddsInThreads(run),
    processors: availableParallelism(),
    matches: async (run) => (await import('./matches-in-threads.ts')).matchesInThreads(run),
    serve,
  },
  process.argv.slice(2),
);
