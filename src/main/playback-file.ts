import type { Document } from '#report/document/document';
import { renderHtmlPage } from '#report/html/render-html-page';
import { readReportTemplates } from './page-texts.ts';
import { pageScript } from './page-script.ts';
import { projectText } from './project-file.ts';

/** A battle as a file of its own: with its styles, and with what steps through it. */
export const playbackFile = (document: Document): string =>
  renderHtmlPage(document, readReportTemplates(), {
    stylesheet: { css: projectText('templates/styles/farlane.css') },
    script: pageScript('playback-file'),
  });
