/** The command line: `npm run farlane -- --help`. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type UseCases, useCasesOf } from '#app/use-cases';
import type { CampaignStore } from '#app/ports/campaign-store';
import type { CliDesk, CliRenderers, OpenDesk } from '#cli/desk';
import { runCommandLine } from '#cli/program';
import { wholeFiles } from '#store/files/whole-files';
import { keeperOf } from '#store/keeping/keeper-of';
import { readConfig } from './config.ts';
import { keepFirstLinks } from './first-campaign.ts';
import { endureClosedPipes } from './last-resort.ts';
import { oddsInThreads } from './odds-in-threads.ts';
import { databaseFile, openDataFolder } from './open-data-folder.ts';
import { outsideWorld } from './outside-world.ts';
import { playbackFile } from './playback-file.ts';
import { projectText } from './project-file.ts';
import { readOrders } from './read-orders.ts';
import { realRenderers } from './renderers.ts';
import { ruleIds } from './rule-ids.ts';
import { scenarioOrders } from './scenario-orders.ts';

type Served = Parameters<CliDesk['serve']>[0];

function usualFolder(): string {
  const config = readConfig(process.env);
  if (config.ok) return config.value.dataFolder;
  throw new Error(config.error);
}

const folderOf = (folder: string | undefined): string =>
  folder === undefined ? usualFolder() : resolve(folder);

async function open(folder: string | undefined): Promise<OpenDesk> {
  const data = await openDataFolder(folderOf(folder));
  const use = useCasesOf(outsideWorld(data.store));
  const createCampaign: UseCases['createCampaign'] = async (input) => {
    const made = await use.createCampaign(input);
    if (made.ok) await keepFirstLinks(use, data.linksFile, made.value);
    return made;
  };
  const importCampaign: UseCases['importCampaign'] = async (input) => {
    const made = await use.importCampaign(input);
    if (made.ok) await keepFirstLinks(use, data.linksFile, made.value);
    return made;
  };
  return { use: { ...use, createCampaign, importCampaign }, close: () => data.close() };
}

function renderers(): CliRenderers {
  const { documents, text, htmlFile, pdf, starMapFile, moderatorMapFile } = realRenderers();
  const { sheet } = documents;
  return {
    sheet,
    text,
    htmlFile,
    playbackFile,
    pdf,
    starMap: starMapFile,
    moderatorMap: moderatorMapFile,
  };
}

/** The server reads its settings from the environment, and what the command line says comes first. */
async function serve({ folder, port, host }: Served): Promise<void> {
  if (folder !== undefined) process.env['FARLANE_DATA'] = resolve(folder);
  if (port !== undefined) process.env['FARLANE_PORT'] = String(port);
  if (host !== undefined) process.env['FARLANE_HOST'] = host;
  await import('./server.ts');
}

/** For what the outside world knows without a store: a command that asks it for more has not opened one. */
const NO_STORE: CampaignStore = {
  read: () => Promise.reject(new Error('No folder is open.')),
  commit: () => Promise.reject(new Error('No folder is open.')),
};
const { texts, engineVersion, secrets } = outsideWorld(NO_STORE);

endureClosedPipes([process.stdout, process.stderr]);
await runCommandLine(
  {
    version: engineVersion,
    terminal: {
      out: (text) => process.stdout.write(text),
      err: (text) => process.stderr.write(text),
      isWatched: process.stderr.isTTY,
      exit: (code) => {
        process.exitCode = code;
      },
    },
    open,
    keeper: (folder) => keeperOf(databaseFile(folderOf(folder))),
    files: wholeFiles(),
    scenarios: texts,
    scenarioOrders: (scenario, turn) => Promise.resolve(scenarioOrders(scenario, turn)),
    forceLists: () => Promise.resolve(projectText('docs/rules/vbam-units.data.json')),
    newSeed: () => secrets.campaignSecret(),
    ruleIds,
    renderers,
    readOrders,
    odds: oddsInThreads,
    processors: availableParallelism(),
    serve,
  },
  process.argv.slice(2),
);
