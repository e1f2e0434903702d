import { buildSync } from 'esbuild';
import type { Document } from '#report/document/document';
import { renderHtmlPage } from '#report/html/render-html-page';
import { readReportTemplates } from './page-texts.ts';
import { projectPath, projectText } from './project-file.ts';

/** What steps through a battle in a file of its own, made in memory. */
function script(): string {
  const { outputFiles } = buildSync({
    entryPoints: [projectPath('src/browser/playback-file.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** A battle as a file of its own: with its styles, and with what steps through it. */
export const playbackFile = (document: Document): string =>
  renderHtmlPage(document, readReportTemplates(), {
    stylesheet: { css: projectText('templates/styles/farlane.css') },
    script: script(),
  });
