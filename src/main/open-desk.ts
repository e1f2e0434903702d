import { resolve } from 'node:path';
import { type UseCases, useCasesOf } from '#app/use-cases';
import type { DataKeeper } from '#app/ports/data-keeper';
import type { CliRenderers, OpenDesk } from '#cli/desk';
import { keeperOf } from '#store/keeping/keeper-of';
import { readConfig } from './config.ts';
import { installationOf } from './installation.ts';
import { keepFirstLinks } from './first-campaign.ts';
import { databaseFile, openDataFolder } from './open-data-folder.ts';
import { outsideWorld } from './outside-world.ts';
import { playbackFile } from './playback-file.ts';
import { forceListSheet } from '#report/reports/force-list-sheet';
import { realRenderers } from './renderers.ts';

function usualFolder(): string {
  const config = readConfig(process.env);
  if (config.ok) return config.value.dataFolder;
  throw new Error(config.error);
}

const folderOf = (folder: string | undefined): string =>
  folder === undefined ? usualFolder() : resolve(folder);

/** Opens a folder of campaigns for the command line; undefined: the usual one. */
export async function openDesk(folder: string | undefined): Promise<OpenDesk> {
  const data = await openDataFolder(folderOf(folder));
  const installation = installationOf({ ...data, faults: () => [] });
  const use = useCasesOf(outsideWorld({ ...data, installation }));
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

/** Takes care of a folder of campaigns; undefined: of the usual one. */
export const keeperFor = (folder: string | undefined): DataKeeper =>
  keeperOf(databaseFile(folderOf(folder)));

/** The builders and renderers that commands use. */
export function cliRenderers(): CliRenderers {
  const { documents, text, htmlFile, pdf, starMapFile, moderatorMapFile } = realRenderers();
  const { sheet } = documents;
  return {
    sheet,
    forceListSheet,
    text,
    htmlFile,
    playbackFile,
    pdf,
    starMap: starMapFile,
    moderatorMap: moderatorMapFile,
  };
}
