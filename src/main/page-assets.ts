import { build } from 'esbuild';
import type { Asset } from '#http/site';
import { hashText } from '#kernel/result/hash';
import { projectPath, projectText } from './project-file.ts';

const HASH_LENGTH = 12;

const asset = (name: string, type: string, body: string): Asset => ({
  name,
  type,
  body,
  hash: hashText(body).slice(0, HASH_LENGTH),
});

/** The scripts of the pages in one file, made in memory. */
async function pageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [projectPath('src/browser/page.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

const fixed = (file: string, type: string): Asset =>
  asset(file, type, projectText(`templates/styles/${file}`));

/** The files that pages link to. */
export async function readPageAssets(): Promise<readonly Asset[]> {
  const script = await pageScript();
  return [
    fixed('farlane.css', 'text/css'),
    fixed('app.css', 'text/css'),
    fixed('icon.svg', 'image/svg+xml'),
    asset('page.js', 'text/javascript', script),
  ];
}
