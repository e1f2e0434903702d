import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { projectPath } from './project-file.ts';

const require = createRequire(import.meta.url);

/** Makes a script from its sources: for a program that runs from its sources itself. */
function made(name: string): string {
  const { buildSync } = require('esbuild') as typeof import('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [projectPath(`src/browser/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** A script for browsers in one file, with all that it imports: of a page, or of a battle in a file of its own. */
export function pageScript(name: 'page' | 'playback-file'): string {
  const built = fileURLToPath(new URL(`./${name}.js`, import.meta.url));
  return existsSync(built) ? readFileSync(built, 'utf8') : made(name);
}
