import { invariant } from '#kernel/result/invariant';

import type { Document } from '#report/document/document';
import { renderHtml, type HtmlOptions } from './render-html.ts';
import { asHtml, fillOf, type ReportTemplates } from './templates.ts';

/** A page that the server sends links to its styles; a file that is mailed or saved carries them. */
export type Stylesheet = Readonly<{ href: string }> | Readonly<{ css: string }>;

export type HtmlPageOptions = HtmlOptions &
  Readonly<{
    stylesheet: Stylesheet;
    theme?: 'light' | 'dark';
    /** What runs in a file that is opened from a disk. */
    script?: string;
  }>;

/** What browsers print above each page: campaign and empire too. */
const titleOf = ({ title, subtitle }: Document): string =>
  subtitle === undefined ? title : `${title} · ${subtitle}`;

/** A report as a page of its own, for reading off-line and for the printer: ledgers stand open. */
export function renderHtmlPage(
  document: Document,
  templates: ReportTemplates,
  options: HtmlPageOptions,
): string {
  const css = 'css' in options.stylesheet ? options.stylesheet.css : '';
  invariant(!css.includes('</'), 'STYLESHEET_HAS_MARKUP');
  const { script = '' } = options;
  invariant(!script.includes('</'), 'SCRIPT_HAS_MARKUP');
  return fillOf(templates)('page', {
    title: titleOf(document),
    theme: options.theme ?? '',
    href: 'href' in options.stylesheet ? options.stylesheet.href : '',
    css: asHtml(css),
    script: asHtml(script),
    body: asHtml(renderHtml(document, templates, { ledgers: 'open', ...options, titleRank: 1 })),
  });
}
