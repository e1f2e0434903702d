import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

/**
 * Node calls this for each module. It strips the types from TypeScript, and leaves everything else to Node. Functions get no names that
 * they don't have in the source, because naming each arrow function whenever one is created doubles the time of a battle.
 */
export async function load(url, context, next) {
  const [file] = url.split('?', 1);
  if (!file.startsWith('file:') || !file.endsWith('.ts')) return next(url, context);
  const sourcefile = fileURLToPath(file);
  const options = { loader: 'ts', format: 'esm', target: 'node20', sourcefile };
  const maps = { sourcemap: 'inline', sourcesContent: false };
  const { code } = await transform(await readFile(sourcefile, 'utf8'), { ...options, ...maps });
  return { format: 'module', source: code, shortCircuit: true };
}
