import { compareText } from '#kernel/result/compare-text';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';
import type { GoldenFiles } from './golden-files.ts';

const FOLDER = fileURLToPath(new URL('first-contact', import.meta.url));

/** The golden files as they were accepted. */
export function keptFiles(): GoldenFiles {
  const names = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(FOLDER.length + 1));
  return new Map(names.sort(compareText).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]));
}

/** Puts new files in the place of the accepted ones. */
export function keepFiles(files: GoldenFiles): void {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, text] of files) {
    mkdirSync(dirname(join(FOLDER, name)), { recursive: true });
    writeFileSync(join(FOLDER, name), text);
  }
}
