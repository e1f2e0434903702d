import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReopeningStore, reopeningStore } from '#store/reopening-store';

/** The folder where everything is kept, with its database open and up to date. */
export type DataFolder = Readonly<{
  folder: string;
  /** Where the sign-in links of the first campaign are kept. */
  linksFile: string;
}> &
  ReopeningStore;

/** The database of a folder. */
export const databaseFile = (folder: string): string => join(folder, 'farlane.db');

/** Opens the folder, which is made when it is not there; only its owner may look into it. */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = databaseFile(folder);
  const opened = await reopeningStore(file);
  // The file holds every secret. The folder may be an older one that others can look into; a file of somebody else's stays as it is.
  await chmod(file, 0o600).catch(() => undefined);
  return { ...opened, folder, linksFile: join(folder, 'sign-in-links.json') };
}
