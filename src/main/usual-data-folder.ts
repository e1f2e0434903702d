import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { isPackage, projectPath } from './project-file.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The folder for data in the user's home. It doesn't depend on the working directory, so the server and each command find the same
 * campaigns wherever they are called from.
 */
export function homeDataFolder(environment: Environment, home: string, platform: string): string {
  const { XDG_DATA_HOME: shared = '', LOCALAPPDATA: local = '' } = environment;
  // The XDG specification says that a relative path is ignored.
  if (isAbsolute(shared)) return join(shared, 'farlane');
  if (platform === 'win32' && local !== '') return join(local, 'farlane');
  return join(home, '.local', 'share', 'farlane');
}

/** Where everything is kept unless a folder is named. An update replaces the folder of a package, so its data can't be in there. */
export const usualDataFolder = (environment: Environment): string =>
  isPackage() ? homeDataFolder(environment, homedir(), process.platform) : projectPath('data');
