import type { Asset } from '#http/site';
import { hashText } from '#kernel/result/hash';
import { pageScript } from './page-script.ts';
import { projectText } from './project-file.ts';

const HASH_LENGTH = 12;

const asset = (name: string, type: string, body: string): Asset => ({
  name,
  type,
  body,
  hash: hashText(body).slice(0, HASH_LENGTH),
});

const fixed = (file: string, type: string): Asset =>
  asset(file, type, projectText(`templates/styles/${file}`));

/** The files that pages link to. */
export function readPageAssets(): readonly Asset[] {
  return [
    fixed('farlane.css', 'text/css'),
    fixed('app.css', 'text/css'),
    fixed('icon.svg', 'image/svg+xml'),
    asset('page.js', 'text/javascript', pageScript('page')),
  ];
}
