import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url);

/** Where a file of the project is. */
export const projectPath = (path: string): string => fileURLToPath(new URL(path, ROOT));

/** Whether this is an installed package: it comes without package-lock.json, as `install.mjs` says. */
export const isPackage = (): boolean => !existsSync(projectPath('package-lock.json'));

/** The text of a file that comes with the program. */
export const projectText = (path: string): string => readFileSync(projectPath(path), 'utf8');
