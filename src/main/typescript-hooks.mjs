import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

/**
 * What Node asks for each module: TypeScript loses its types, everything else is Node's. Functions get no names that they do not have in
 * the source: naming each arrow function anew whenever it is made costs a battle half its time.
 */
export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const sourcefile = fileURLToPath(url);
  const options = { loader: 'ts', format: 'esm', target: 'node20', sourcefile };
  const maps = { sourcemap: 'inline', sourcesContent: false };
  const { code } = await transform(await readFile(sourcefile, 'utf8'), { ...options, ...maps });
  return { format: 'module', source: code, shortCircuit: true };
}
